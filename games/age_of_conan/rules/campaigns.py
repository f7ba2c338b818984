"""AOC-15 Campaigns and forced marches, and the losses of contests."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave, steps
from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import PROVINCES
from games.age_of_conan.rules.contests import open_contest
from games.age_of_conan.rules.frames import Campaign, Loss
from games.age_of_conan.rules.goods import gain_ep, place_marker, remove_units
from games.age_of_conan.rules.powers import PASS, Occasion, must_ask, ready_cards, spend_card, use_option
from games.age_of_conan.rules.realm import units_at
from games.age_of_conan.rules.state import NOBODY, AocState

STOP = Option("stop")


def fight(s: AocState, c: Campaign) -> None:
    """AOC-15.2, AOC-15.5 The army against the level, on the icon where it stands."""
    province = PROVINCES[c.province]
    terrain = province.track[s.kingdoms[c.seat].campaigns[c.province]]
    attack = units_at(s, c.seat, c.province)
    call(s, open_contest(s, c.seat, NOBODY, c.province, "campaign", attack, province.level, terrain))


def note_fight(s: AocState, c: Campaign, result: str) -> None:
    """AOC-15.6 to 15.8"""
    if result == "lost":
        call(s, Loss(seat=c.seat, province=c.province))
        return
    kingdom = s.kingdoms[c.seat]
    step = kingdom.campaigns[c.province] + 1
    if step == len(PROVINCES[c.province].track):
        _subdue(s, c)
    else:
        kingdom.campaigns[c.province] = step
        emit(s, events.Advanced(seat=c.seat, province=c.province, step=step))


def _subdue(s: AocState, c: Campaign) -> None:
    """AOC-15.7, AOC-15.12 One unit for the Fort, and EP equal to the level at once."""
    leave(c)
    place_marker(s, c.seat, c.province, "fort")
    remove_units(s, c.seat, c.province, 1, "fort")
    gain_ep(s, c.seat, PROVINCES[c.province].level, "subdued", c.province)


def offer_march(s: AocState, c: Campaign) -> None:
    """AOC-15.9, AOC-15.10 One more unit, and 1 must be left to fight; a card may march for nothing."""
    units = units_at(s, c.seat, c.province)
    cards = ready_cards(s, c.seat, Occasion("forced_march")) if units else []
    options = [Option("march", (f"army:{c.seat}/{c.province}",), {"n": units - 1})] if units > 1 else []
    options += [use_option(s, c.seat, card) for card in cards]
    if options:
        args: dict[str, str | int] = {"province": c.province, "units": units}
        ask(s, Choose(c.seat, "forced-march", (*options, STOP), args, "AOC-15.9"))


def note_march(s: AocState, c: Campaign, answer: str | None) -> None:
    if not answer or answer == STOP.id:
        return
    card = answer.removeprefix("use:") if answer != "march" else ""
    if card:
        spend_card(s, c.seat, card)
    else:
        remove_units(s, c.seat, c.province, 1, "march")
    emit(s, events.ForcedMarch(seat=c.seat, province=c.province, card=card))
    goto(c, "fight")


steps(Campaign, fight, note_fight, offer_march, note_march)


def offer_prevention(s: AocState, c: Loss) -> None:
    """Content sheet, section 11: the moment the loss of a contest is taken."""
    here = Occasion("unit_lost")
    if must_ask(s, c.seat, here):
        options = [use_option(s, c.seat, card) for card in ready_cards(s, c.seat, here)]
        ask(s, Choose(c.seat, "prevent-loss", (*options, PASS), {"province": c.province}, "AOC-9.7"))


def take_loss(s: AocState, c: Loss, answer: str | None) -> None:
    if answer and answer != PASS.id:
        card = answer.removeprefix("use:")
        spend_card(s, c.seat, card)
        emit(s, events.LossPrevented(seat=c.seat, province=c.province, card=card))
    else:
        remove_units(s, c.seat, c.province, 1, "loss")


steps(Loss, offer_prevention, take_loss)
