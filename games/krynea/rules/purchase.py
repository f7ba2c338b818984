"""KRY-7.7 to 7.16 Phase 3: troops first, then actions, then the hand compensation of round 1."""

from engine.rules import Choose, ChooseSome, Option, call, emit, goto, leave, steps
from games.krynea.rules import events
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.field import slug, units
from games.krynea.rules.frames import Play, Purchase
from games.krynea.rules.initiative import put
from games.krynea.rules.powers import held
from games.krynea.rules.state import Army, KryneaState

NUMBERS = CONTENT.constants
DONE = "done"


def prepare_army(s: KryneaState, seat: int) -> None:
    """KRY-7.7, KRY-7.8 Straighten, set the carried cards aside, work out the budget, clear the marks of the dead."""
    army = s.armies[seat]
    for skill in army.skills:
        skill.tapped, skill.fresh = skill.fresh, False
    for _, _, unit in units(s, seat):
        unit.tapped, unit.fresh = unit.fresh, False
    army.aside_troops, army.hand_troops = army.hand_troops, []
    army.aside_actions, army.hand_actions = army.hand_actions, []
    dead = len(army.dead)
    army.budget = round_budget(s, army)
    army.funds, army.troop_funds, army.gains, army.bought_actions = army.budget, 0, 0, 0
    army.dead, army.dead_early = army.dead_early, []
    army.new_objects.clear()
    emit(s, events.BudgetSet(seat=seat, n=army.budget, dead=dead))


def round_budget(s: KryneaState, army: Army) -> int:
    """KRY-7.7 30, later 12 and 1 for each own unit that died, and what cards add."""
    base = NUMBERS.first_budget if s.round == 1 else NUMBERS.budget + NUMBERS.per_dead * len(army.dead)
    extra = sum(verb.n for skill in army.skills for verb in CARDS[skill.card].resources if s.round >= verb.since)
    return base + extra + army.gains


def shop(s: KryneaState, c: Purchase) -> None:
    """KRY-7.10, KRY-7.12 Buy the first troop of the deck, or an action, or end."""
    options = purchase_options(s, c)
    args: dict[str, str | int] = {"n": s.armies[c.seat].funds, "troops": s.armies[c.seat].troop_funds}
    put(s, Choose(c.seat, "purchase", tuple(options), args, "KRY-7.10"))


def purchase_options(s: KryneaState, c: Purchase) -> list[Option]:
    """With what an answer takes away: `closes` is 1 for the action after which no more troops can be bought (KRY-7.12),
    `lost` the resources that are left when the purchase ends (KRY-7.13)."""
    army = s.armies[c.seat]
    troop, action = why_not_troop(army, c), why_not_action(army)
    top = slug(army.troop_deck[-1]) if army.troop_deck else ""
    price = CARDS[army.troop_deck[-1]].cost if army.troop_deck else 0
    left = army.funds + army.troop_funds
    over = left > NUMBERS.unspent and not (troop[0] and action[0])
    closes = not c.new and bool(army.troop_deck)
    options = [
        Option("troop", (f"deck:{c.seat}/troop",), {"card": top, "n": price}, *troop),
        Option("action", (f"deck:{c.seat}/action",), {"n": NUMBERS.action_cost, "closes": int(closes)}, *action),
        Option(
            DONE,
            ("phase",),
            {"n": left, "lost": 0 if over else left},
            *(("too-much-left", "KRY-7.13") if over else ("", "")),
        ),
    ]
    for card in held(army):
        if 3 in CARDS[card].effect.phases:
            options.append(Option(f"play:{card}", (f"hand:{c.seat}/{card}",), {"card": slug(card)}))
    return options


def why_not_troop(army: Army, c: Purchase) -> tuple[str, str]:
    """KRY-7.11, KRY-7.12 Strictly in deck order, and none after the first action."""
    if c.new:
        return "actions-begun", "KRY-7.12"
    if not army.troop_deck:
        return "deck-empty", "KRY-7.16"
    dear = CARDS[army.troop_deck[-1]].cost > army.funds + army.troop_funds
    return ("too-dear", "KRY-7.10") if dear else ("", "")


def why_not_action(army: Army) -> tuple[str, str]:
    """KRY-7.12 Up to 5, carried ones not counted."""
    if not army.action_deck:
        return "deck-empty", "KRY-7.16"
    if army.bought_actions >= NUMBERS.actions_bought:
        return "five-actions", "KRY-7.12"
    return ("too-dear", "KRY-7.12") if army.funds < NUMBERS.action_cost else ("", "")


def buy(s: KryneaState, c: Purchase, answer: str) -> None:
    goto(c, "shop")
    if answer == "troop":
        _buy_troop(s, c)
    elif answer == "action":
        _buy_action(s, c)
    elif answer == DONE:
        goto(c, "offer_compensation")
    else:
        call(s, Play(seat=c.seat, card=int(answer[5:]), source="hand"))


def _buy_troop(s: KryneaState, c: Purchase) -> None:
    army = s.armies[c.seat]
    card = army.troop_deck.pop()
    price = CARDS[card].cost
    by_troop_funds = min(price, army.troop_funds)
    army.troop_funds -= by_troop_funds
    army.funds -= price - by_troop_funds
    army.hand_troops.append(card)
    emit(s, events.CardBought(seat=c.seat, kind="troop", card=slug(card), cost=price, viewers=(c.seat,)))


def _buy_action(s: KryneaState, c: Purchase) -> None:
    """KRY-7.12 From now on no troops; what was for troops only is lost."""
    army = s.armies[c.seat]
    card = army.action_deck.pop()
    army.funds -= NUMBERS.action_cost
    army.troop_funds = 0
    army.bought_actions += 1
    c.new += 1
    army.hand_actions.append(card)
    price = NUMBERS.action_cost
    emit(s, events.CardBought(seat=c.seat, kind="action", card=slug(card), cost=price, viewers=(c.seat,)))


def offer_compensation(s: KryneaState, c: Purchase) -> None:
    """KRY-7.14 In round 1, once, up to three cards go back under their decks."""
    army = s.armies[c.seat]
    hand = army.hand_troops + army.hand_actions
    if s.round > 1 or c.again or not hand:
        goto(c, "end_purchase")
        return
    options = tuple(Option(f"card:{card}", (f"hand:{c.seat}/{card}",), {"card": slug(card)}) for card in hand)
    most = min(NUMBERS.compensation, len(hand))
    put(s, ChooseSome(c.seat, "compensate", options, 0, most, {"n": most}, "KRY-7.14"))


def compensate(s: KryneaState, c: Purchase, answer: list[str]) -> None:
    """KRY-7.14, KRY-7.15 The refund, and nothing else, buys again: troops, then actions; those kept count in the 5."""
    if not answer:
        return
    army, refund = s.armies[c.seat], 0
    cards = [int(name[5:]) for name in answer]
    for card in cards:
        if CARDS[card].kind == "troop":
            army.hand_troops.remove(card)
            army.troop_deck.insert(0, card)
            refund += CARDS[card].cost
        else:
            army.hand_actions.remove(card)
            army.action_deck.insert(0, card)
            army.bought_actions -= 1
            refund += NUMBERS.action_cost
    c.lost, c.again, c.new = army.funds + army.troop_funds, True, 0
    army.funds, army.troop_funds = refund, 0
    slugs = tuple(slug(card) for card in cards)
    emit(s, events.CardsReturned(seat=c.seat, n=len(cards), cards=slugs, refund=refund, viewers=(c.seat,)))
    goto(c, "shop")


def end_purchase(s: KryneaState, c: Purchase) -> None:
    """KRY-7.13 Unspent resources are lost."""
    army = s.armies[c.seat]
    wasted = army.funds + army.troop_funds + c.lost
    army.funds = army.troop_funds = 0
    troops, actions = len(army.hand_troops), army.bought_actions
    emit(s, events.PurchaseEnded(seat=c.seat, troops=troops, actions=actions, wasted=wasted, viewers=(c.seat,)))
    leave(c)


steps(Purchase, shop, buy, offer_compensation, compensate, end_purchase)
