"""An umpire of Krynea Battlefield: the book and the printed numbers, and nothing of how the rules are programmed."""

from engine.rules import Event
from games.krynea.rules import events
from games.krynea.rules.content import CARDS
from games.krynea.rules.state import KryneaState
from tests.games.krynea.umpire_numbers import (
    CATAPULTS,
    DISCOUNT,
    Side,
    facing,
    friends,
    in_range,
    number,
    place_of,
    rows,
)
from tests.games.krynea.umpire_rounds import Rounds


class Umpire(Rounds):
    """Sees every event with the position before and after it."""

    def watch(self, before: KryneaState, event: Event, after: KryneaState) -> None:
        rule = getattr(self, f"see_{event.__struct_config__.tag}", None)
        if rule is not None:
            rule(before, event, after)

    def see_phase_started(self, before: KryneaState, event: events.PhaseStarted, after: KryneaState) -> None:
        assert event.phase == before.phase % 10 + 1, "KRY-21.2"
        if event.phase in (6, 7, 8, 9):
            assert self.passes == self.n or before.phase == 5, "all pass in a row: KRY-9.1, KRY-10.2, KRY-11.3"
        split = {6: "actions", 7: "attacks", 8: "attacks", 9: "attacks"}.get(event.phase)
        mine = self.n > 2 or split is None or after.banner == split
        assert event.first == (after.token if mine else 1 - after.token), "KRY-10.1"
        self.turn, self.passes, self.haste = event.first, 0, False
        self.end_assault()
        self.end_melee()
        self.boons["phase"], self.boons["attack"] = [], []

    # -- cards

    def see_card_played(self, before: KryneaState, event: events.CardPlayed, after: KryneaState) -> None:
        card, army = CARDS[number(event.card)], before.armies[event.seat]
        if event.source == "hand":
            assert card.id in army.hand_actions + army.aside_actions and card.id in after.armies[event.seat].used
        elif event.source == "skill":
            assert not next(skill for skill in army.skills if skill.card == card.id).tapped, "KRY-4.13"
        if event.answers:
            assert card.answers is not None, "KRY-4.2"
            self.answer(event, card.nature)
        else:
            assert after.phase in card.effect.phases, "KRY-4.2"
            if after.phase in (6, 7, 8) and not card.effect.boost:
                self.take_turn(event.seat)
        if card.effect.instead:
            assert not any(self.made[event.seat, card.id, kind] for kind in ("ranged", "magic")), "KRY-4.16"
            self.instead.add((event.seat, card.id))
        if not event.answers and not card.effect.boost:
            self.haste = card.slug == "haste_draught"
            self.ground = event.seat if card.slug == "consecrated_ground" else -1
            self.end_assault()
        self.played.append(event)

    def answer(self, event: events.CardPlayed, nature: str) -> None:
        """KRY-14.1 One answer to an event; KRY-14.4 a card is answered by an enemy, and by one that fits."""
        if event.answers == "played":
            last = self.played[-1]
            assert not friends(self.n, event.seat, last.seat), "KRY-14.4"
            assert nature == CARDS[number(last.card)].nature, "Dispel Magic, Dirty Tricks"
            return
        key = f"hit {event.targets}" if event.answers == "hit" else event.answers
        self.answered[key] += 1
        assert self.answered[key] == 1, "KRY-14.1, KRY-14.2"

    def see_card_cancelled(self, before: KryneaState, event: events.CardCancelled, after: KryneaState) -> None:
        self.haste = self.haste and event.card != "haste_draught"

    def see_monolith_ignored(self, before: KryneaState, event: events.MonolithIgnored, after: KryneaState) -> None:
        self.attuned.add(event.seat)

    def see_suppressed(self, before: KryneaState, event: events.Suppressed, after: KryneaState) -> None:
        self.suppressed.append(event)

    def see_bonus_given(self, before: KryneaState, event: events.BonusGiven, after: KryneaState) -> None:
        self.boons[event.until].append(event)

    def see_cards_discarded(self, before: KryneaState, event: events.CardsDiscarded, after: KryneaState) -> None:
        self.thrown[event.seat] |= {number(card) for card in event.cards}
        assert event.carried <= (3 if after.round < 4 else 0), "KRY-16.2, KRY-16.5"

    # -- attacks

    def see_attack_declared(self, before: KryneaState, event: events.AttackDeclared, after: KryneaState) -> None:
        self.end_assault()
        self.beaten, self.dying = {}, set()
        self.authors = dict.fromkeys(event.targets, event.seat)
        self.answered.clear()
        if event.source == "unit":
            self.judge_unit(after, event)
        self.boons["attack"] = []

    def judge_unit(self, s: KryneaState, event: events.AttackDeclared) -> None:
        card = number(event.card)
        place = place_of(s, f"unit:{event.seat}/{card}")
        assert place is not None
        if not self.haste:
            self.take_turn(event.seat)
        unit, key = rows(s, place[:2])[place[2]], (event.seat, card, event.kind)
        self.made[key] += 1 - self.haste
        self.haste = False
        assert self.made[key] <= 1 and not unit.exhausted and key[:2] not in self.instead, "KRY-11.3, KRY-4.16"
        assert event.kind == "magic" or place[2] < 2, "KRY-11.1"
        if event.kind == "magic":
            assert all(one.what != "magic_attacks" for one in self.suppressed), "KRY-EX.2"
        short = unit.raised or "M7" in self.influence(s, place[:2])
        code = "front_first" if short else CARDS[card].ranges.get(event.kind, "front_first")
        mine = [one for one in self.boons["attack"] if one.element == f"unit:{event.seat}/{card}"]
        hawks = sum(one.n for one in mine if one.stat == "ranged_attack")
        value = (self.stat(s, place[:2], place[2], f"{event.kind}_attack") or 0) + hawks
        for element, told in zip(event.targets, event.values, strict=True):
            target = place_of(s, element)
            assert target is not None and in_range(self.n, code, place[:2], target), "KRY-11.6"
            assert told == value - DISCOUNT.get(card, 0) * (target[2] == 1), "KRY-11.5, KRY-11.8"
        assert len(event.targets) == 1 or card == CATAPULTS

    def see_attack_redirected(self, before: KryneaState, event: events.AttackRedirected, after: KryneaState) -> None:
        place = place_of(after, event.new)
        assert place is not None and place[2] < 2 and not friends(self.n, event.seat, place[0]), "Mirror Image"
        del self.authors[event.old]
        self.authors[event.new] = event.seat

    def see_attack_compared(self, before: KryneaState, event: events.AttackCompared, after: KryneaState) -> None:
        place = place_of(after, event.element)
        assert place is not None
        shields = sum(one.n for one in self.boons["attack"] if one.element == event.element)
        guard = (self.stat(after, place[:2], place[2], f"{event.kind}_defence") or 0) + shields
        assert event.defence == guard and event.beaten == (event.value > guard), "KRY-11.5, KRY-14.6"
        self.beaten[event.element] = event.beaten

    def end_assault(self) -> None:
        assert {element for element, beaten in self.beaten.items() if beaten} <= self.dying, "KRY-11.5"
        self.beaten = {}

    # -- melee

    def see_melee_announced(self, before: KryneaState, event: events.MeleeAnnounced, after: KryneaState) -> None:
        self.end_melee()
        first, second = ((int(side[10]), int(side[12])) for side in event.sides)
        assert facing(self.n, *first) == second and rows(after, first) and rows(after, second), "KRY-11.15"
        start = self.turn
        assert (first[0] - start) % self.n < (second[0] - start) % self.n, "KRY-11.16 the initiative's side first"
        self.sides, self.base, self.dying = (first, second), [], set()
        self.boons["melee"], self.boons["attack"] = [], []
        self.answered.clear()

    def plus(self, side: Side, stat: str) -> int:
        return sum(one.n for one in self.boons["melee"] if one.stat == stat and self.about(one) == side)

    def totals(self) -> list[tuple[int, int]]:
        """Attack and defence of the two sides, with all that holds for this melee."""
        found = []
        for side, (attack, guard), front in zip(self.sides or (), self.base, self.fronts, strict=True):
            shields = sum(one.n for one in self.boons["attack"] if one.element == front)
            blow = 0 if attack is None else max(0, attack + self.plus(side, "melee_attack_total"))
            found.append((blow, max(0, guard + shields + self.plus(side, "melee_defence_total"))))
        return found

    def see_melee_totals(self, before: KryneaState, event: events.MeleeTotals, after: KryneaState) -> None:
        assert self.sides is not None
        if not self.base:
            self.base = [self.melee(after, side) for side in self.sides]
            self.fronts = [f"unit:{side[0]}/{rows(after, side)[0].card}" for side in self.sides]
        assert list(zip(event.attack, event.defence, strict=True)) == self.totals(), "KRY-11.9 to 11.15"

    def end_melee(self) -> None:
        if self.sides is not None and self.base:
            (attack, guard), (their_attack, their_guard) = self.totals()
            falls = (their_attack > guard, attack > their_guard)
            wanted = {front for front, dies in zip(self.fronts, falls, strict=True) if dies}
            assert self.dying == wanted, "KRY-11.13 the first line of a beaten side, and nobody else"
        self.sides = None

    # -- losses

    def see_unit_dying(self, before: KryneaState, event: events.UnitDying, after: KryneaState) -> None:
        ground = self.ground >= 0 and not self.beaten
        assert self.sides is not None or self.beaten.get(event.element) or ground
        self.dying.add(event.element)
        self.answered.clear()
        place = place_of(after, event.element)
        assert place is not None
        enemy = facing(self.n, *place[:2])[0]
        author = self.ground if ground else self.authors.get(event.element, -1)
        fair = enemy if self.sides is not None or author < 0 or friends(self.n, author, event.seat) else author
        assert event.by == fair, "KRY-19.7"

    def see_unit_died(self, before: KryneaState, event: events.UnitDied, after: KryneaState) -> None:
        place = place_of(before, event.element)
        assert place is not None and event.element in self.dying
        unit, army = rows(before, place[:2])[place[2]], after.armies[event.seat]
        assert not unit.raised, "KRY-13.9"
        assert event.points == self.count(event.seat, [unit.card, *unit.objects], event.by)
        if CARDS[unit.card].kind == "troop":
            assert {unit.card, *unit.objects} <= set(army.troop_discard), "KRY-13.1, KRY-15.3"
            self.dead[after.round][event.seat].add(unit.card)
        else:
            assert unit.card in army.action_discard and event.points == 0, "KRY-15.6"

    def see_unit_removed(self, before: KryneaState, event: events.UnitRemoved, after: KryneaState) -> None:
        card = number(event.card)
        assert card in after.armies[event.seat].removed, "KRY-13.2, KRY-13.9"
        if event.element.startswith("discard"):
            self.dead[after.round][event.seat].discard(card)
            assert event.points == 0 and card in self.lost[event.seat], "KRY-17.4"
            return
        place = place_of(before, event.element)
        assert place is not None
        unit = rows(before, place[:2])[place[2]]
        if event.sacrificed:
            assert event.by == facing(self.n, *place[:2])[0], "KRY-19.7"
        assert event.points == self.count(event.seat, [card, *unit.objects], event.by)

    def see_unit_raised(self, before: KryneaState, event: events.UnitRaised, after: KryneaState) -> None:
        card, place = number(event.card), place_of(before, event.element)
        unit = rows(after, (event.seat, event.battalion))[event.index]
        assert unit.raised and unit.card == card and "M6" not in self.influence(before, (event.seat, event.battalion))
        if place is None:
            self.dead[after.round][event.seat].discard(card)
            assert event.points == 0 and card in self.lost[event.seat] and not unit.objects, "KRY-13.11"
            return
        enemy = facing(self.n, *place[:2])[0]
        assert not rows(before, place[:2])[place[2]].raised, "KRY-13.10"
        assert event.points == self.count(event.seat, [card, *unit.objects], enemy), "KRY-15.2, KRY-17.1"

    def see_unit_saved(self, before: KryneaState, event: events.UnitSaved, after: KryneaState) -> None:
        place = place_of(before, event.element)
        assert place is not None and "M6" not in self.influence(before, place[:2]), "Nereth"
        assert event.element in self.dying

    def see_object_destroyed(self, before: KryneaState, event: events.ObjectDestroyed, after: KryneaState) -> None:
        card = number(event.card)
        assert card in after.armies[event.seat].troop_discard
        assert event.points == self.count(event.seat, [card], event.by), "KRY-17.1"

    # -- the end

    def piles(self, s: KryneaState, seat: int) -> set[int]:
        """KRY-17.1 The lost troop cards of a player, counted from the piles alone."""
        army = s.armies[seat]
        found = {card for card in army.removed if CARDS[card].kind == "troop"}
        found |= set(army.troop_discard) - (self.thrown[seat] - self.lost[seat])
        for battalion in army.battalions:
            for unit in battalion.units:
                found |= {unit.card, *unit.objects} if unit.raised else set()
        return found
