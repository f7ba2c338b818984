"""KRY-8 Phase 4: troops are placed one by one, lines filled in order."""

from engine.rules import Choose, Option, emit, goto, leave, steps
from games.krynea.rules import events
from games.krynea.rules.cards import lose, next_number, take_troop
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.field import battalion_place, facing, find, lines, slug, unit_of, unit_place, units
from games.krynea.rules.frames import Deployment
from games.krynea.rules.initiative import after, put
from games.krynea.rules.powers import has_cost
from games.krynea.rules.reactions import PASS
from games.krynea.rules.state import BATTALIONS, Army, KryneaState, Unit


def choose_troop(s: KryneaState, c: Deployment) -> None:
    """KRY-8.1 One troop each in turn, until all have passed or have none left."""
    if c.passes >= len(s.armies):
        leave(c)
        return
    options = troop_options(s, c.seat)
    if options:
        optional = () if must_place(s.armies[c.seat]) else (PASS,)
        put(s, Choose(c.seat, "deploy", (*options, *optional), {}, "KRY-8.1"))


def troop_options(s: KryneaState, seat: int) -> list[Option]:
    """KRY-8.7, KRY-8.8 Bought units must go down; carried ones and Objects may."""
    army, found = s.armies[seat], []
    for card in army.hand_troops + army.aside_troops:
        blocked = ("", "")
        if CARDS[card].is_object and not bearers(s, seat, card):
            blocked = ("no-bearer", "KRY-15.1")
        found.append(Option(f"place:{card}", (f"hand:{seat}/{card}",), {"card": slug(card)}, *blocked))
    return found


def must_place(army: Army) -> bool:
    """KRY-8.8 A unit bought this round is still in the hand."""
    return any(not CARDS[card].is_object for card in army.hand_troops)


def note_troop(s: KryneaState, c: Deployment, answer: str | None) -> None:
    if not answer or answer == "pass":
        c.passes += 1
        c.seat = after(s, c.seat)
        goto(c, "choose_troop")
        return
    c.passes = 0
    c.card = int(answer[6:])


def choose_place(s: KryneaState, c: Deployment) -> None:
    """KRY-8.3, KRY-8.5 A unit goes last in a battalion that is due; an Object under a unit with a cost."""
    options = bearers(s, c.seat, c.card) if CARDS[c.card].is_object else berths(s, c.seat)
    if sum(not option.blocked for option in options) > 1:
        put(s, Choose(c.seat, "deploy-where", tuple(options), {"card": slug(c.card)}, "KRY-8.5"))


def due(s: KryneaState, seat: int) -> list[int]:
    """KRY-8.5 Battalions with no active unit first, then those with one, then any."""
    sizes = [len(lines(s, seat, battalion)) for battalion in range(BATTALIONS)]
    least = min(sizes)
    return [at for at, size in enumerate(sizes) if least >= 2 or size == least]


def berths(s: KryneaState, seat: int) -> list[Option]:
    """The battalions that a new unit may go to, the others blocked."""
    open_ones, found = due(s, seat), []
    for at in range(BATTALIONS):
        blocked = ("", "") if at in open_ones else ("lines-first", "KRY-8.4")
        found.append(Option(f"battalion:{at}", (battalion_place(seat, at),), {"battalion": at}, *blocked))
    return found


def bearers(s: KryneaState, seat: int, card: int) -> list[Option]:
    """KRY-15.1, KRY-15.4 Own units with a cost and without an Object of this name."""
    design, found = CARDS[card].design, []
    for _, _, unit in units(s, seat):
        if has_cost(unit) and all(CARDS[one].design != design for one in unit.objects):
            touches = (unit_place(seat, unit.card),)
            found.append(Option(f"bearer:{unit.card}", touches, {"card": slug(unit.card)}))
    return found


def place_troop(s: KryneaState, c: Deployment, answer: str | None) -> None:
    """KRY-8.2 What was bought this round is turned."""
    is_object = CARDS[c.card].is_object
    if not answer:
        options = bearers(s, c.seat, c.card) if is_object else berths(s, c.seat)
        answer = next(option.id for option in options if not option.blocked)
    number = int(answer.split(":")[1])
    (place_object if is_object else place_unit)(s, c.seat, c.card, number)
    c.seat = after(s, c.seat)
    goto(c, "choose_troop")


def place_unit(s: KryneaState, seat: int, card: int, battalion: int) -> None:
    fresh = take_troop(s.armies[seat], card)
    rows = lines(s, seat, battalion)
    rows.append(Unit(card, deployed=fresh, entered=next_number(s)))
    emit(
        s,
        events.UnitDeployed(
            seat=seat,
            card=slug(card),
            battalion=battalion,
            index=len(rows) - 1,
            turned=fresh,
            element=unit_place(seat, card),
        ),
    )


def place_object(s: KryneaState, seat: int, card: int, bearer: int) -> None:
    """KRY-2.5 Under its bearer. KRY-15.2 Under a Raised unit it counts as lost with it, for the enemy facing."""
    if take_troop(s.armies[seat], card):
        s.armies[seat].new_objects.append(card)
    unit, found = unit_of(s, seat, bearer), find(s, seat, bearer)
    unit.objects.append(card)
    if unit.raised and found is not None:
        lose(s, seat, card, facing(s, seat, found[0])[0])
    fact = events.ObjectPlaced(seat=seat, card=slug(card), bearer=slug(bearer), element=unit_place(seat, bearer))
    emit(s, fact)


steps(Deployment, choose_troop, note_troop, choose_place, place_troop)


def check_spending(s: KryneaState, seat: int) -> None:
    """KRY-8.6 Turned cards and actions bought are added up; then units are straightened, carried cards come back."""
    army = s.armies[seat]
    shown = tuple(slug(card) for card in army.hand_troops if CARDS[card].is_object)
    emit(s, events.SpendingChecked(seat=seat, spent=spent(s, seat), budget=army.budget, objects=shown))
    for _, _, unit in units(s, seat):
        unit.deployed = False
    army.hand_troops, army.aside_troops = army.aside_troops + army.hand_troops, []
    army.hand_actions, army.aside_actions = army.aside_actions + army.hand_actions, []


def spent(s: KryneaState, seat: int) -> int:
    """KRY-8.6 What the purchase of this round cost, Objects shown or placed among it."""
    army = s.armies[seat]
    turned = sum(CARDS[unit.card].cost for _, _, unit in units(s, seat) if unit.deployed)
    objects = sum(CARDS[card].cost for card in army.new_objects)
    in_hand = sum(CARDS[card].cost for card in army.hand_troops)
    return turned + objects + in_hand + army.bought_actions * CONTENT.constants.action_cost
