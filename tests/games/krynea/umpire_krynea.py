"""An umpire of Krynea Battlefield who knows the rule book and the printed numbers, and nothing of how it is programmed.

What cards give for a while is learnt from the events; everything else is read off the table.
"""

from collections import Counter, defaultdict

from engine.rules import Event
from games.krynea.rules import events
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.state import KryneaState, Unit

OBJECTS = {
    76: {"ranged_defence": 2, "magic_defence": 1},
    79: {"melee_attack": 1},
    82: {"ranged_defence": 1, "melee_defence": 1},
    86: {"magic_attack": 2},
    91: {"melee_attack": 2},
    95: {"melee_attack": 1},
}
"""What an Object gives its bearer, from the content sheet."""
MONOLITHS = {"M2": "ranged_attack", "M4": "magic_attack", "M5": "melee_attack"}
PALADINS, PIKEMEN, HERALDS, MORVANE, CATAPULTS = 70, 73, 74, 88, 69
DISCOUNT = {CATAPULTS: 1}
"""How much less the second line is hit by."""
Side = tuple[int, int]


def number(slug: str) -> int:
    return CONTENT.slugs[slug]


def rows(s: KryneaState, side: Side) -> list[Unit]:
    return s.armies[side[0]].battalions[side[1]].units


def facing(n: int, seat: int, battalion: int) -> Side:
    """KRY-5.1, KRY-19.3 The corner layout: 0 against 3 and 1 against 2 of the left neighbour, 2 and 3 the other way."""
    if n == 2:
        return 1 - seat, battalion
    return ((seat + 1) % n if battalion in (0, 1) else (seat - 1) % n), (3, 2, 1, 0)[battalion]


def friends(n: int, one: int, two: int) -> bool:
    return one == two or (n == 4 and abs(one - two) == 2)


def place_of(s: KryneaState, element: str) -> tuple[int, int, int] | None:
    """Seat, battalion and index of the active unit "unit:seat/card"."""
    seat, card = map(int, element.removeprefix("unit:").split("/"))
    for battalion in range(4):
        for index, unit in enumerate(rows(s, (seat, battalion))):
            if unit.card == card:
                return seat, battalion, index
    return None


def in_range(n: int, code: str, side: Side, target: tuple[int, int, int]) -> bool:
    """KRY-12.1 The ten ranges, one by one."""
    seat, battalion, index = target
    if friends(n, side[0], seat):
        return False
    front = facing(n, *side)
    beside = [facing(n, side[0], side[1] + step) for step in (-1, 0, 1) if 0 <= side[1] + step < 4]
    here = (seat, battalion)
    return {
        "front_first": here == front and index == 0,
        "front_van": here == front and index < 2,
        "front_rear": here == front and index >= 2,
        "front_any": here == front,
        "first_adj": here in beside and index == 0,
        "any_first": index == 0,
        "any_second": index == 1,
        "any_van": index < 2,
        "any_rear": index >= 2,
        "any_enemy": True,
    }[code]


class Umpire:
    """Sees every event with the position before and after it."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.attuned: set[int] = set()
        self.boons: dict[str, list[events.BonusGiven]] = {key: [] for key in ("round", "phase", "melee", "attack")}
        self.suppressed: list[events.Suppressed] = []
        self.made: Counter[tuple[int, int, str]] = Counter()
        self.instead: set[tuple[int, int]] = set()
        self.turn, self.passes, self.haste = 0, 0, False
        self.lost: dict[int, set[int]] = defaultdict(set)
        self.points: Counter[int] = Counter()
        self.dead: dict[int, dict[int, set[int]]] = defaultdict(lambda: defaultdict(set))
        self.thrown: dict[int, set[int]] = defaultdict(set)
        self.due: Counter[int] = Counter()
        self.paid: Counter[int] = Counter()
        self.bought: Counter[int] = Counter()
        self.last_bought: dict[int, str] = {}
        self.returned: set[int] = set()
        self.beaten: dict[str, bool] = {}
        self.dying: set[str] = set()
        self.answered: Counter[str] = Counter()
        self.played: list[events.CardPlayed] = []
        self.sides: tuple[Side, Side] | None = None
        self.base: list[tuple[int | None, int]] = []
        self.fronts: list[str] = []

    def watch(self, before: KryneaState, event: Event, after: KryneaState) -> None:
        rule = getattr(self, f"see_{event.__struct_config__.tag}", None)
        if rule is not None:
            rule(before, event, after)

    # -- numbers

    def influence(self, s: KryneaState, side: Side) -> list[str]:
        """KRY-7.5, KRY-20.5 The monoliths that touch the units of a battalion."""
        here = (None, side[1]) if self.n == 2 else (None,)
        found = [(one.monolith, one.battalion if one.battalion >= 0 else None) for one in s.monoliths]
        return [] if side[0] in self.attuned else [name for name, at in found if at in here]

    def stat(self, s: KryneaState, side: Side, index: int, stat: str) -> int | None:
        """KRY-4.4 to 4.7 A score with everything that is in force; None for a dash."""
        unit = rows(s, side)[index]
        printed = CARDS[unit.card].scores.get(stat)
        if printed is None:
            return None
        total = printed + sum(OBJECTS[one].get(stat, 0) for one in unit.objects) + self.comrades(s, side, index, stat)
        traits = {*CARDS[unit.card].traits, *(["cavalry"] if 95 in unit.objects else [])}
        if stat == "magic_attack" and "arcanist" in traits:
            total += sum(skill.card == 3 for skill in s.armies[side[0]].skills)
        names = self.influence(s, side)
        total += sum(MONOLITHS.get(name) == stat for name in names)
        total += "M3" in names and index == 0 and stat.endswith("defence")
        for boon in self.boons["round"] + self.boons["phase"]:
            mine = boon.element in (f"unit:{side[0]}/{unit.card}", f"battalion:{side[0]}/{side[1]}")
            zeal = not boon.element and boon.seat == side[0] and index < 2 and traits & {"sacred", "noble", "champion"}
            total += boon.n if boon.stat == stat and (mine or zeal) else 0
        return total

    def comrades(self, s: KryneaState, side: Side, index: int, stat: str) -> int:
        """What the expertise of the vanguard gives: Paladins, Heralds, Pikemen."""
        van = rows(s, side)[:2]
        able = [unit.card if not (unit.raised or unit.exhausted) else 0 for unit in van]
        if index > 1:
            return 0
        if stat == "magic_defence":
            return int(len(van) == 2 and able[1 - index] == PALADINS)
        if stat == "melee_attack":
            return int(index == 0 and able[1:] == [HERALDS])
        if stat == "melee_defence" and able[index] == PIKEMEN:
            front = rows(s, facing(self.n, *side))[:1]
            return 2 * any("cavalry" in CARDS[unit.card].traits or 95 in unit.objects for unit in front)
        return 0

    def melee(self, s: KryneaState, side: Side) -> tuple[int | None, int]:
        """KRY-11.11 to 11.15 Attack (None without any) and defence of a battalion before what holds for one melee."""
        van = rows(s, side)[:2]
        able = [
            "melee_attack" in CARDS[unit.card].scores
            and not unit.exhausted
            and (side[0], unit.card) not in self.instead
            for unit in van
        ]
        pair = {side, facing(self.n, *side)}
        split = "M9" in self.influence(s, side) or any(
            one.what == "coordination" and self.engagement(one.element) == pair for one in self.suppressed
        )
        champions = all("champion" in CARDS[unit.card].traits for unit in van)
        fighters = [0, 1] if len(van) == 2 and all(able) and not split and not champions else [0]
        guard = sum(self.stat(s, side, at, "melee_defence") or 0 for at in fighters)
        guard -= sum(
            unit.card == MORVANE and not unit.raised and not unit.exhausted
            for unit in rows(s, facing(self.n, *side))[:2]
        )
        if not able[0]:
            return None, guard
        pact = sum(one.n for one in self.boons["round"] if one.stat == "melee_attack_total" and self.about(one) == side)
        return sum(self.stat(s, side, at, "melee_attack") or 0 for at in fighters) + pact, guard

    def engagement(self, element: str) -> set[Side]:
        at = int(element.removeprefix("engagement:"))
        first = (0, at) if self.n == 2 else (at // 2, at % 2)
        return {first, facing(self.n, *first)}

    def about(self, boon: events.BonusGiven) -> Side:
        seat, battalion = map(int, boon.element.removeprefix("battalion:").split("/"))
        return seat, battalion

    # -- rounds and turns

    def see_round_started(self, before: KryneaState, event: events.RoundStarted, after: KryneaState) -> None:
        if event.round > 1:
            assert event.token == (before.token + 1) % self.n, "KRY-7.1, KRY-19.4"
        assert event.round == before.round + 1 <= 4, "KRY-16.4"
        self.attuned, self.suppressed, self.instead = set(), [], set()
        self.made.clear()
        self.answered.clear()
        self.paid.clear()
        self.bought.clear()
        self.last_bought.clear()

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

    def see_round_ended(self, before: KryneaState, event: events.RoundEnded, after: KryneaState) -> None:
        self.boons["round"] = []
        assert event.points == tuple(self.points[seat] for seat in range(self.n)), "KRY-19.5"
        for seat, army in enumerate(after.armies):
            hand = len(army.hand_troops) + len(army.hand_actions)
            assert hand <= (3 if event.round < 4 else 0) and not army.used, f"KRY-16.1, KRY-16.2, KRY-16.5: {seat}"
            units = [unit for battalion in army.battalions for unit in (*battalion.units, *battalion.hidden)]
            assert not any(unit.moved or unit.deployed or unit.exhausted for unit in units), "KRY-4.17, KRY-16.3"
            assert not any(battalion.hidden for battalion in army.battalions), "KRY-13.12"

    def take_turn(self, seat: int, passed: bool = False) -> None:
        assert seat == self.turn, "turns go round"
        self.turn = (seat + 1) % self.n
        self.passes = self.passes + 1 if passed else 0
        self.haste = False

    def see_passed(self, before: KryneaState, event: events.Passed, after: KryneaState) -> None:
        self.take_turn(event.seat, passed=True)

    # -- purchase and deployment

    def see_budget_set(self, before: KryneaState, event: events.BudgetSet, after: KryneaState) -> None:
        dead = len(self.dead[after.round - 1][event.seat])
        coffers = after.round > 1 and any(skill.card == 8 for skill in after.armies[event.seat].skills)
        wanted = (30 if after.round == 1 else 12 + dead) + coffers + self.due.pop(event.seat, 0)
        assert (event.n, event.dead) == (wanted, dead), "KRY-7.7"
        self.paid[event.seat] = -event.n

    def see_resources_gained(self, before: KryneaState, event: events.ResourcesGained, after: KryneaState) -> None:
        if after.phase != 3:
            self.due[event.seat] += event.n
            return
        lost = event.troops_only and self.last_bought.get(event.seat) == "action"
        self.paid[event.seat] -= 0 if lost else event.n

    def see_card_bought(self, before: KryneaState, event: events.CardBought, after: KryneaState) -> None:
        card = number(event.card)
        assert event.viewers == (event.seat,), "KRY-7.9"
        assert event.cost == (CARDS[card].cost if event.kind == "troop" else 1), "KRY-7.10, KRY-7.12"
        assert not (event.kind == "troop" and self.last_bought.get(event.seat) == "action"), "KRY-7.12"
        deck = before.armies[event.seat].troop_deck if event.kind == "troop" else before.armies[event.seat].action_deck
        assert deck[-1] == card, "KRY-7.11"
        self.last_bought[event.seat] = event.kind
        self.paid[event.seat] += event.cost
        self.bought[event.seat] += event.kind == "action"
        assert self.paid[event.seat] <= 0 and self.bought[event.seat] <= 5, "KRY-7.7, KRY-7.12"

    def see_cards_returned(self, before: KryneaState, event: events.CardsReturned, after: KryneaState) -> None:
        assert after.round == 1 and event.n == len(event.cards) <= 3 and event.seat not in self.returned, "KRY-7.14"
        self.returned.add(event.seat)
        self.see_rest(before, event.seat)
        cards = [CARDS[number(card)] for card in event.cards]
        assert event.refund == sum(card.cost or 1 for card in cards), "KRY-7.14"
        army = after.armies[event.seat]
        for kind, deck in (("troop", army.troop_deck), ("action", army.action_deck)):
            under = [card.id for card in cards if card.kind == kind]
            assert sorted(deck[: len(under)]) == sorted(under), "KRY-7.14 under the deck"
        self.paid[event.seat] -= event.refund
        self.bought[event.seat] -= sum(card.kind == "action" for card in cards)
        self.last_bought.pop(event.seat, None)

    def see_purchase_ended(self, before: KryneaState, event: events.PurchaseEnded, after: KryneaState) -> None:
        assert event.wasted <= -self.paid[event.seat], "no more is left than was not spent"
        assert event.actions == self.bought[event.seat]
        self.see_rest(before, event.seat)

    def see_rest(self, s: KryneaState, seat: int) -> None:
        """KRY-7.13 At most 5 stay unspent unless nothing more could be bought."""
        army = s.armies[seat]
        left = army.funds + army.troop_funds
        actions = self.bought[seat] == 5 or not army.action_deck or not army.funds
        closed = not army.troop_deck or self.last_bought.get(seat) == "action"
        assert left <= 5 or (actions and (closed or CARDS[army.troop_deck[-1]].cost > left)), "KRY-7.13"

    def see_unit_deployed(self, before: KryneaState, event: events.UnitDeployed, after: KryneaState) -> None:
        army, card = before.armies[event.seat], number(event.card)
        sizes = [len(battalion.units) for battalion in army.battalions]
        assert event.index == sizes[event.battalion], "KRY-8.3"
        assert sizes[event.battalion] == min(sizes) or min(sizes) >= 2, "KRY-8.4, KRY-8.5"
        assert event.turned == (card in army.hand_troops) != (card in army.aside_troops), "KRY-8.2"

    def see_object_placed(self, before: KryneaState, event: events.ObjectPlaced, after: KryneaState) -> None:
        place = place_of(before, event.element)
        assert place is not None and before.phase == 4, "KRY-15.5"
        bearer = rows(before, place[:2])[place[2]]
        assert CARDS[bearer.card].kind == "troop", "KRY-15.1"
        assert CARDS[number(event.card)].design not in [CARDS[one].design for one in bearer.objects], "KRY-15.4"
        if bearer.raised:
            self.count(event.seat, [number(event.card)], facing(self.n, *place[:2])[0])

    def see_spending_checked(self, before: KryneaState, event: events.SpendingChecked, after: KryneaState) -> None:
        army = before.armies[event.seat]
        assert all(CARDS[card].is_object for card in army.hand_troops), "KRY-8.8"
        assert sorted(event.objects) == sorted(CARDS[card].slug for card in army.hand_troops), "KRY-8.7"
        assert event.spent == self.paid[event.seat] + event.budget <= event.budget, "KRY-8.6"

    # -- movement

    def see_unit_moved(self, before: KryneaState, event: events.UnitMoved, after: KryneaState) -> None:
        place = place_of(before, event.element)
        assert place is not None and place[1] == event.battalion
        if event.cause == "movement":
            self.take_turn(event.seat)
            assert not rows(before, place[:2])[place[2]].moved, "KRY-9.2"
        sizes = [len(battalion.units) for battalion in before.armies[event.seat].battalions]
        unit, near = rows(before, place[:2])[place[2]], abs(event.battalion - event.to) == 1
        rides = unit.card == number("knights") and not unit.raised and not unit.exhausted
        assert (place[2] >= 2 and (near or rides)) or (place[2] == 1 and near and not sizes[event.to]), "KRY-9.4, 9.5"
        near_sizes = [sizes[at] for at in (event.battalion - 1, event.battalion + 1) if 0 <= at < 4]
        assert sizes[event.to] < 2 or min(near_sizes) >= 2, "KRY-9.8 (b)"
        assert rows(after, (event.seat, event.to))[-1].card == unit.card, "KRY-9.4"

    def see_units_swapped(self, before: KryneaState, event: events.UnitsSwapped, after: KryneaState) -> None:
        pair = rows(before, (event.seat, event.battalion))[event.index : event.index + 2]
        assert [unit.card for unit in pair] == [number(event.back), number(event.front)], "KRY-9.3"
        if event.cause == "movement":
            self.take_turn(event.seat)
            assert not any(unit.moved for unit in pair), "KRY-9.3"

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
        self.haste = card.slug == "haste_draught"
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
        ground = bool(self.played) and self.played[-1].card == "consecrated_ground"
        assert self.sides is not None or self.beaten.get(event.element) or ground
        self.dying.add(event.element)
        self.answered.clear()

    def count(self, seat: int, cards: list[int], to: int) -> int:
        """KRY-17.1, KRY-17.4 What these cards bring, each once."""
        fresh = [card for card in cards if CARDS[card].kind == "troop" and card not in self.lost[seat]]
        self.lost[seat].update(fresh)
        gained = sum(CARDS[card].cost for card in fresh)
        self.points[to] += gained
        assert not friends(self.n, seat, to), "KRY-17.2, KRY-19.7"
        return gained

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
