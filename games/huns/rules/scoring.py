"""HUN-11 Final scoring, line by line."""

from collections import Counter
from collections.abc import Callable

from engine.rules import Result, Score, ScoreLine
from engine.rules.result import rank
from games.huns.rules.content import CONTENT, Condition
from games.huns.rules.cubes import stash_total
from games.huns.rules.powers import CARDS, is_face_up_curse, is_full
from games.huns.rules.powers import standing as standing_verbs
from games.huns.rules.state import BACKS, Camp, HunsState
from games.huns.rules.verbs import Score as ScoreVerb


def standing(state: HunsState) -> Result:
    """The score as if the game ended now (HUN-11.11: all conditions are read at the same time)."""
    return rank(tuple(score_seat(state, seat) for seat in range(state.seats)))


def score_seat(state: HunsState, seat: int) -> Score:
    """HUN-11, HUN-11.12 The lines of one seat and what breaks its ties."""
    camp = state.camps[seat]
    lines = [line for line in (*_wagon_lines(state, camp), *_card_lines(state, seat)) if line.count]
    fled = len(_cards(camp, "curse", _fled))
    ties = (stash_total(camp), len(camp.dispatched), -fled)
    return Score(seat, sum(line.points for line in lines), tuple(lines), ties)


def wagon_backs(camp: Camp) -> Counter[str]:
    return Counter(CONTENT.wagons[wagon].back for wagon in camp.dispatched)


def wagon_sets(camp: Camp) -> int:
    """HUN-11.9 The smallest of the four colour counts; a wagon counts for one set only."""
    backs = wagon_backs(camp)
    return min(backs[back] for back in BACKS)


def _wagon_lines(state: HunsState, camp: Camp) -> tuple[ScoreLine, ...]:
    """HUN-11.8, HUN-11.9"""
    numbers, sets = CONTENT.constants, wagon_sets(camp)
    n = len(camp.dispatched)
    set_points = sets * numbers.wagon_set_vp_per_player * state.seats
    return (
        ScoreLine("score-wagons", n, n * numbers.wagon_vp, "HUN-11.8", tuple(camp.dispatched)),
        ScoreLine("score-wagon-sets", sets, set_points, "HUN-11.9"),
    )


def _cards(camp: Camp, family: str, test: Callable[[Camp, int], bool]) -> tuple[str, ...]:
    found = enumerate(camp.cards)
    return tuple(card.id for at, card in found if CARDS[card.id].family == family and test(camp, at))


def _card_lines(state: HunsState, seat: int) -> list[ScoreLine]:
    """HUN-11.1 to HUN-11.7"""
    camp, numbers, each = state.camps[seat], CONTENT.constants, state.seats
    kinds = [
        ("raids", _cards(camp, "raid", _any), numbers.raid_vp, "HUN-11.2"),
        ("mercenaries", _cards(camp, "mercenary", _complete), numbers.mercenary_full_vp, "HUN-11.3"),
        ("incomplete", _cards(camp, "mercenary", _incomplete), numbers.mercenary_incomplete_vp, "HUN-11.4"),
        ("fled", _cards(camp, "curse", _fled), numbers.fled_curse_vp_per_player * each, "HUN-11.5"),
        ("treasures", met_treasures(state, seat), numbers.treasure_vp_per_player * each, "HUN-11.6"),
        ("equipment", _cards(camp, "equipment", _any), numbers.equipment_vp, "HUN-11.1"),
        ("curses", _cards(camp, "curse", _face_up), numbers.face_up_curse_vp, "HUN-11.7"),
    ]
    lines = [ScoreLine(f"score-{key}", len(ids), len(ids) * vp, clause, ids) for key, ids, vp, clause in kinds]
    bonus = [(card.id, verb.n) for card, verb in standing_verbs(camp, ScoreVerb)]
    points = sum(n for _, n in bonus)
    lines.append(ScoreLine("score-effects", len(bonus), points, "HUN-9.1", tuple(card for card, _ in bonus)))
    return lines


def _any(camp: Camp, at: int) -> bool:
    return True


def _complete(camp: Camp, at: int) -> bool:
    return is_full(camp.cards[at])


def _incomplete(camp: Camp, at: int) -> bool:
    return not is_full(camp.cards[at])


def _fled(camp: Camp, at: int) -> bool:
    return camp.cards[at].fled


def _face_up(camp: Camp, at: int) -> bool:
    return not camp.cards[at].fled


# -- treasures


def met_treasures(state: HunsState, seat: int) -> tuple[str, ...]:
    """HUN-8.7 The treasures of `seat` whose condition is met now."""
    treasures = _cards(state.camps[seat], "treasure", _any)
    return tuple(card for card in treasures if treasure_met(state, seat, card))


def treasure_met(state: HunsState, seat: int, card_id: str) -> bool:
    """Whether the condition of the treasure holds for `seat`."""
    condition = CARDS[card_id].condition
    assert condition is not None
    return _TESTS[condition.test](state, seat, condition)


def _all_backs(s: HunsState, seat: int, asked: Condition) -> bool:
    return len(wagon_backs(s.camps[seat])) >= asked.least


def _is_most(counts: list[int], seat: int, least: int) -> bool:
    """No opponent has more (ties are good enough), and at least `least`."""
    return counts[seat] >= least and counts[seat] == max(counts)


def _most_dispatched(s: HunsState, seat: int, asked: Condition) -> bool:
    return _is_most([len(camp.dispatched) for camp in s.camps], seat, asked.least)


def _most_stashed(s: HunsState, seat: int, asked: Condition) -> bool:
    return _is_most([camp.stash.get(asked.color, 0) for camp in s.camps], seat, asked.least)


def _mercenaries_full(s: HunsState, seat: int, asked: Condition) -> bool:
    camp = s.camps[seat]
    full, all_of_them = _cards(camp, "mercenary", _complete), _cards(camp, "mercenary", _any)
    return len(full) >= asked.least and len(full) == len(all_of_them)


def _has_cards(s: HunsState, seat: int, asked: Condition) -> bool:
    return len(_cards(s.camps[seat], asked.family, _any)) >= asked.least


def _no_curse(s: HunsState, seat: int, asked: Condition) -> bool:
    return not any(card.fled or is_face_up_curse(card) for card in s.camps[seat].cards)


def _cargo(s: HunsState, seat: int, asked: Condition) -> bool:
    return sum(bool(cube) for wagon in s.camps[seat].wagons for cube in wagon.cubes) >= asked.least


_TESTS: dict[str, Callable[[HunsState, int, Condition], bool]] = {
    "wagon_backs": _all_backs,
    "most_dispatched": _most_dispatched,
    "most_stashed": _most_stashed,
    "mercenaries_full": _mercenaries_full,
    "cards": _has_cards,
    "no_curse": _no_curse,
    "cargo": _cargo,
}
