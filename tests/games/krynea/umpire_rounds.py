"""The umpire of rounds and turns: the order of phases, purchase, deployment and movement."""

from games.krynea.rules import events
from games.krynea.rules.content import CARDS
from games.krynea.rules.state import KryneaState
from tests.games.krynea.umpire_numbers import Book, facing, number, place_of, rows


class Rounds(Book):
    """What happens outside the fighting."""

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
        others = [one for seat, one in enumerate(before.armies) if seat != event.seat]
        waiting = any(not CARDS[one].is_object for other in others for one in other.hand_troops)
        assert (event.seat == self.turn or self.n > 2) or not waiting, "KRY-8.1 one each in turn"
        self.turn = (event.seat + 1) % self.n
        assert sizes[event.battalion] == min(sizes) or min(sizes) >= 2, "KRY-8.4, KRY-8.5"
        assert event.turned == (card in army.hand_troops) != (card in army.aside_troops), "KRY-8.2"

    def see_object_placed(self, before: KryneaState, event: events.ObjectPlaced, after: KryneaState) -> None:
        place = place_of(before, event.element)
        assert place is not None and before.phase == 4, "KRY-15.5"
        self.turn = (event.seat + 1) % self.n
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
