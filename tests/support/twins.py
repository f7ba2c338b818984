"""Two games that only those could tell apart who know a secret: played side by side, from hand-over to hand-over."""

import copy
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import msgspec

from engine.rules import Answer, Chance, Choose, Match, Question, Roll, SeatSpec, copy_state, seen_by
from engine.rules.match import chance_answer
from engine.rules.question import legal_options
from engine.rules.state import pack
from engine.titles import Title

NAMES = ("Temur", "Aigul", "Batu", "Sarnai", "Tomyris")
TRIES = 5
"""Answers of the second game that are tried before it is given up for another one."""
Mend = Callable[[Any, Any], None]
"""Told a filled-up world and the true state: it puts right what a possible world leaves open that is no secret here."""


@dataclass(frozen=True)
class HandOver:
    """One decision of a person in two games, and who is asked next; nobody else can tell the answers apart."""

    games: tuple[Match[Any], Match[Any]]
    """Before the decision. Their logs are alike in length and seats."""
    answers: tuple[Answer, Answer]
    seat: int
    """Who decides."""
    then: int
    """Who is asked next."""
    kind: tuple[str, str]
    """What is asked, and what is asked next."""

    @property
    def stays(self) -> bool:
        """The hand that lies open need not be closed: the same person goes on. All hear what it does even so."""
        return self.seat == self.then and knows_more(self.games[0], self.seat)

    @property
    def passes(self) -> bool:
        """All look on until a hand is opened: another person's, or one that holds nothing yet."""
        now, then = (knows_more(game, self.then) for game in (self.games[0], self.after[0]))
        return self.seat != self.then or (then and not now)

    @property
    def after(self) -> tuple[Match[Any], Match[Any]]:
        """The two games with the answers given."""
        one, other = (answered(game, answer)[0] for game, answer in zip(self.games, self.answers, strict=True))
        return one, other


def begin(title: Title, players: int, seed: int, options: Mapping[str, str], bots: str = "") -> Match[Any]:
    """A new game of persons, the seats named in `bots` apart, with secrets kept."""
    seats = tuple(SeatSpec(NAMES[n], n, "random" if str(n) in bots else "") for n in range(players))
    chosen = {**title.default_options, "secrets": "hidden", **options}
    return Match.start(title.rules(), seats, seed, chosen, keep_states=True)


def copied(match: Match[Any]) -> Match[Any]:
    """The same game, which can be played on by itself."""
    other = copy.copy(match)
    other.state = copy_state(match.state)
    other.log, other.options = list(match.log), dict(match.options)
    other._before, other._undone = list(match._before), list(match._undone)
    return other


def answered(match: Match[Any], answer: Answer) -> tuple[Match[Any], bytes]:
    """A copy with the answer given, and everything that all may know of what followed."""
    ahead = copied(match)
    moments = ahead.answer(answer)
    told = [(seen_by(each.event, None), _open(ahead, each.state)) for each in moments]
    return ahead, msgspec.msgpack.encode((told, _open(ahead, ahead.state)))


def _open(match: Match[Any], state: Any) -> bytes:
    return pack(match.rules.view(state, None))


def another_world(match: Match[Any], seed: int, mend: Mend) -> Match[Any]:
    """A game that looks the same to all: hands, piles and secret choices are others, what is asked is the same."""
    other = copied(match)
    other.state = match.rules.resample(match.view(None), Chance(seed))
    other.state.rng, other.state.question = match.state.rng, match.question
    mend(other.state, match.state)
    return other


def _candidates(question: Question, answer: Answer, chance: Chance) -> list[Answer]:
    """Answers of the second game: some others first, so that secret choices differ; then the same one."""
    if isinstance(question, Roll):
        return [answer]
    legal = [option.id for option in legal_options(question)]
    if isinstance(question, Choose):
        others: list[Answer] = [one for one in legal if one != answer]
    else:
        few = list(combinations(legal[:6], len(answer)))
        others = [list(picks) for picks in few if list(picks) != answer]
    found: list[Answer] = [others.pop(chance.below(len(others))) for _ in range(min(TRIES, len(others)))]
    place = chance.below(len(found) + 1)
    return [*found[:place], answer, *found[place:]]


def _alike(real: Match[Any], other: Match[Any], answer: Answer, chance: Chance) -> tuple[Any, ...] | None:
    """Both games after an answer each that tells the same; None where no answer of the second one does."""
    after, told = answered(real, answer)
    assert other.question is not None
    for theirs in _candidates(other.question, answer, chance):
        if other.why_not(theirs):
            continue
        try:
            ahead, heard = answered(other, theirs)
        except (LookupError, ValueError, AssertionError):  # what is asked belongs to the first game's hand
            continue
        if heard == told:
            return after, theirs, ahead
    return None


def knows_more(match: Match[Any], seat: int) -> bool:
    """The seat sees something that nobody else may see."""
    mine, all_see = (msgspec.structs.replace(match.view(each), question=None) for each in (seat, None))
    return pack(mine) != pack(all_see)


def tells_apart(games: tuple[Match[Any], Match[Any]], seat: int) -> bool:
    """The seat sees different things in the two games, the question apart."""
    one, other = (msgspec.structs.replace(game.view(seat), question=None) for game in games)
    return pack(one) != pack(other)


def differ(one: Match[Any], other: Match[Any]) -> bool:
    """There is something that somebody at the table knows of one and not of the other, now or later."""
    return pack(_bare(one)) != pack(_bare(other))


def _bare(match: Match[Any]) -> Any:
    return msgspec.structs.replace(match.state, rng=0, question=None)


def hand_overs(match: Match[Any], seed: int, mend: Mend = lambda world, true: None) -> Iterator[HandOver]:
    """Play `match` by chance to its end beside a second game. Every decision of a person after which a person is
    asked and the two games differ."""
    real, chance, other = match, Chance(seed), another_world(match, seed, mend)
    while (now := real.question) is not None:
        answer = chance_answer(now, chance, real.rules.sides)
        found = _alike(real, other, answer, chance)
        if found is None:
            real = answered(real, answer)[0]
            if real.question is not None:
                other = another_world(real, seed + len(real.log), mend)
            continue
        after, theirs, ahead = found
        then = _next(now, after)
        if then is not None and differ(after, ahead):
            yield HandOver((real, other), (answer, theirs), now.seat, then.seat, (_about(now), _about(then)))
        real, other = after, ahead


def _next(now: Question, match: Match[Any]) -> Question | None:
    """What is asked next, where persons are asked both times."""
    then = match.question
    bots = then is None or match.seats[now.seat].bot or match.seats[then.seat].bot
    return None if bots else then


def _about(question: Question) -> str:
    return question.purpose if isinstance(question, Roll) else question.prompt


def one_of_each(found: Iterator[HandOver]) -> list[HandOver]:
    """The first hand-over of each kind, and the first decision of each kind with which a hand stays open."""
    kinds: dict[tuple[object, ...], HandOver] = {}
    for each in found:
        key = (*each.kind, each.stays)
        if key not in kinds and (each.stays or each.passes):
            kinds[key] = each
    return list(kinds.values())
