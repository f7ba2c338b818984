"""AOC-13 The Intrigue action: emissaries are created, moved and used."""

from collections import deque

from engine.rules import Choose, Option, ask, call, emit, goto, leave, steps
from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import CARDS, PROVINCES
from games.age_of_conan.rules.contests import open_contest
from games.age_of_conan.rules.frames import EmissaryGold, Intrigue, IntrigueContest, RemoveEmissary
from games.age_of_conan.rules.goods import gain_gold, move_emissary, place_emissary, place_marker, remove_emissary
from games.age_of_conan.rules.goods import remove_marker as take_marker
from games.age_of_conan.rules.powers import PASS, Occasion, ready_cards, spend_card, use_option
from games.age_of_conan.rules.realm import (
    army_of,
    friendly,
    has_fort,
    in_play,
    is_friendly,
    is_home,
    owner,
    why_no_emissary,
)
from games.age_of_conan.rules.state import NOBODY, AocState
from games.age_of_conan.rules.verbs import ExtraEmissaryMove, GainGold

MOVES = 2
"""AOC-13.1 (b) Emissaries that may move; (c) one fewer when one is used."""
DONE = Option("done")
WINDOW = Occasion("intrigue_action")


def choose_intrigue(s: AocState, c: Intrigue) -> None:
    """AOC-13.1 Create one, move up to two, or move at most one and use one; the rest may be declined (AOC-4.8)."""
    options = [*create_options(s, c), *move_options(s, c), *use_emissary_options(s, c)]
    options += [use_option(s, c.seat, card) for card in ready_cards(s, c.seat, WINDOW)]
    ask(s, Choose(c.seat, "intrigue", (*options, DONE), {"n": MOVES + c.extra - c.moves}, "AOC-13.1"))


def create_options(s: AocState, c: Intrigue) -> list[Option]:
    """AOC-13.2 Instead of everything else."""
    if c.moves:
        return []
    reason = why_no_emissary(s, c.seat)
    return [Option(f"create:{one}", (f"province:{one}",), {"province": one}, *reason) for one in friendly(s, c.seat)]


def move_options(s: AocState, c: Intrigue) -> list[Option]:
    """AOC-13.4 Emissaries that have not moved in this action, by province."""
    if c.moves >= MOVES + c.extra:
        return []
    found = []
    for place, n in s.kingdoms[c.seat].emissaries.items():
        if n > c.moved.get(place, 0):
            found.append(Option(f"move:{place}", (f"emissary:{c.seat}/{place}",), {"province": place}))
    return found


def use_emissary_options(s: AocState, c: Intrigue) -> list[Option]:
    """AOC-13.1 (c), AOC-13.3 Any own emissary, after at most one move; where none can be used it is told why not."""
    found = []
    for place in s.kingdoms[c.seat].emissaries:
        touches, args = (f"province:{place}",), {"province": place}
        late = ("too-many-moves", "AOC-13.1") if c.moves > MOVES - 1 + c.extra else ("", "")
        if is_friendly(s, c.seat, place):
            continue
        reason = late if late[0] else why_not_contest(s, c.seat, place)
        found.append(Option(f"contest:{place}", touches, dict(args), *reason))
        if owner(s, place) != NOBODY and not is_home(place):
            found.append(Option(f"raise:{place}", touches, {**args, "n": PROVINCES[place].level}, *late))
    return found


def why_not_contest(s: AocState, seat: int, province: str) -> tuple[str, str]:
    """AOC-13.9, AOC-13.10, AOC-13.11 Why no intrigue contest is possible there: key and clause, ("", "") when it is."""
    if is_home(province):
        return "is-home", "AOC-13.7"
    if not in_play(s, province):
        return "out-of-play", "AOC-2.21"
    if PROVINCES[province].savage:
        return "is-savage", "AOC-1.4"
    if has_fort(s.markers.get(province)):
        return "has-fort", "AOC-13.10"
    return ("has-army", "AOC-13.10") if army_of(s, province, but=seat) != NOBODY else ("", "")


def note_intrigue(s: AocState, c: Intrigue, answer: str) -> None:
    what, _, place = answer.partition(":")
    leave(c)
    if what == "create":
        place_emissary(s, c.seat, place)
    elif what == "move":
        c.origin = place
        goto(c, "choose_destination")
    elif what == "use":
        _use_card(s, c, place)
    elif what == "raise":
        remove_emissary(s, c.seat, place, "raise")
        call(s, EmissaryGold(seat=c.seat, province=place))
    elif what == "contest":
        call(s, IntrigueContest(seat=c.seat, province=place, defender=owner(s, place)))
    elif not c.moves:
        emit(s, events.Declined(seat=c.seat, what="intrigue"))


def _use_card(s: AocState, c: Intrigue, card: str) -> None:
    spend_card(s, c.seat, card)
    c.extra += sum(verb.n for verb in CARDS[card].verbs if isinstance(verb, ExtraEmissaryMove))
    goto(c, "choose_intrigue")


def choose_destination(s: AocState, c: Intrigue) -> None:
    """AOC-13.5, AOC-13.6 As far as it can go."""
    options = tuple(Option(f"to:{one}", (f"province:{one}",), {"province": one}) for one in reach(s, c.seat, c.origin))
    ask(s, Choose(c.seat, "emissary-destination", options, {"origin": c.origin}, "AOC-13.5"))


def reach(s: AocState, seat: int, origin: str) -> list[str]:
    """AOC-13.5 Where an emissary from `origin` can go, nearest first: it passes what is friendly or holds another."""
    others = dict(s.kingdoms[seat].emissaries)
    others[origin] -= 1
    found, queue, seen = [], deque([origin]), {origin}
    while queue:
        for there in PROVINCES[queue.popleft()].neighbours:
            if there not in seen:
                seen.add(there)
                found.append(there)
                if is_friendly(s, seat, there) or others.get(there):
                    queue.append(there)
    return found


def note_destination(s: AocState, c: Intrigue, answer: str) -> None:
    to = answer.removeprefix("to:")
    move_emissary(s, c.seat, c.origin, to)
    c.moved[to] = c.moved.get(to, 0) + 1
    c.moves, c.origin = c.moves + 1, ""
    goto(c, "choose_intrigue")


steps(Intrigue, choose_intrigue, note_intrigue, choose_destination, note_destination)


# -- the contest


def attack_strength(s: AocState, seat: int, province: str) -> int:
    """AOC-13.12 One, and one for each adjacent province that is friendly or holds an own emissary."""
    near = PROVINCES[province].neighbours
    return 1 + sum(is_friendly(s, seat, one) or one in s.kingdoms[seat].emissaries for one in near)


def contend(s: AocState, c: IntrigueContest) -> None:
    """AOC-13.13 The level, and one more against an alliance."""
    attack, level = attack_strength(s, c.seat, c.province), PROVINCES[c.province].level
    form, defence = ("alliance", level) if c.defender == NOBODY else ("cancel", level + 1)
    call(s, open_contest(s, c.seat, c.defender, c.province, form, attack, defence))


def note_contest(s: AocState, c: IntrigueContest, result: str) -> None:
    """AOC-13.15 to 13.18 Success consumes the emissary, failure does not; in cancelling it is the other way round."""
    won = result == "won"
    if c.defender == NOBODY:
        if not won:
            leave(c)
        else:
            call(s, RemoveEmissary(seat=c.seat, province=c.province))
        return
    leave(c)
    if won:
        take_marker(s, c.province)
    else:
        call(s, RemoveEmissary(seat=c.seat, province=c.province))


def ally(s: AocState, c: IntrigueContest) -> None:
    """AOC-13.15 A Tower, and gold equal to the level at once."""
    place_marker(s, c.seat, c.province, "tower")
    call(s, EmissaryGold(seat=c.seat, province=c.province))


steps(IntrigueContest, contend, note_contest, ally)


def offer_keeping(s: AocState, c: RemoveEmissary) -> None:
    """AOC-13.15, AOC-13.18 A card may keep it."""
    cards = ready_cards(s, c.seat, Occasion("emissary_removed"))
    if cards:
        options = [use_option(s, c.seat, card) for card in cards]
        ask(s, Choose(c.seat, "keep-emissary", (*options, PASS), {"province": c.province}, "AOC-13.15"))


def settle_emissary(s: AocState, c: RemoveEmissary, answer: str | None) -> None:
    """AOC-13.19 Only one."""
    if answer and answer != PASS.id:
        card = answer.removeprefix("use:")
        spend_card(s, c.seat, card)
        emit(s, events.EmissaryKept(seat=c.seat, province=c.province, card=card))
    else:
        remove_emissary(s, c.seat, c.province, "contest")


steps(RemoveEmissary, offer_keeping, settle_emissary)


def gain_level(s: AocState, c: EmissaryGold) -> None:
    """AOC-13.8, AOC-13.15"""
    gain_gold(s, c.seat, PROVINCES[c.province].level, "emissary")


def offer_more_gold(s: AocState, c: EmissaryGold) -> None:
    cards = ready_cards(s, c.seat, Occasion("emissary_gold"))
    if cards:
        options = [use_option(s, c.seat, card) for card in cards]
        ask(s, Choose(c.seat, "more-gold", (*options, PASS), {"province": c.province}, "AOC-9.7"))


def note_more_gold(s: AocState, c: EmissaryGold, answer: str | None) -> None:
    if answer and answer != PASS.id:
        card = answer.removeprefix("use:")
        spend_card(s, c.seat, card)
        gain_gold(s, c.seat, sum(verb.n for verb in CARDS[card].verbs if isinstance(verb, GainGold)), card)
        goto(c, "offer_more_gold")


steps(EmissaryGold, gain_level, offer_more_gold, note_more_gold)
