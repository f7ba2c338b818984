"""What somebody at the same screen could learn of a hand of Krynea: nothing, from the end of a turn to the curtain."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.rules import Chance, Choose, ChooseSome, Match, Option, SeatSpec
from engine.rules.match import chance_answer
from engine.rules.question import legal_options
from engine.table.asking import DONE, lone_answer
from engine.table.curtain import CurtainScene
from games.krynea.rules.field import slug
from games.krynea.rules.initiative import answering_order
from games.krynea.rules.state import KryneaState
from games.krynea.title import TITLE
from tests.engine.table.conftest import app, bench  # noqa: F401  the fixtures
from tests.engine.table.test_table_secrets import FACTIONS, Witness, another_world, lay, lift
from tests.games.krynea.scenario import Table
from tests.support.couch import Couch
from tests.support.hand_over_law import Subject
from tests.support.twins import begin

Found = tuple[Match[KryneaState], Any]
Wanted = Callable[[Match[KryneaState], Any], bool]


def find(players: int, wanted: Wanted) -> Found:
    """The first moment of games by chance, and its answer, of which `wanted` says so; the answer is not given yet."""
    for seed in range(120):
        match, chance = _begin(players, seed), Chance(seed)
        while not match.over:
            answer = chance_answer(match.question, chance, match.rules.sides)
            if match.question.seat == 0 and wanted(match, answer):
                return match, answer
            match.answer(answer)
    raise AssertionError("never asked so")


def _begin(players: int, seed: int) -> Match[KryneaState]:
    options = {**TITLE.default_options, **FACTIONS, "faction-2": "dark", "faction-3": "mercenary"}
    seats = tuple(SeatSpec(name, at) for at, name in enumerate(("Temur", "Aigul", "Batu", "Sarnai")[:players]))
    return Match.start(TITLE.rules(), seats, seed, options, keep_states=True)


def again(match: Match[KryneaState]) -> Match[KryneaState]:
    """The same game, at the same question."""
    other = _begin(len(match.seats), match.seed)
    other.replay(match.log)
    return other


def asks(match: Match[KryneaState], prompt: str) -> bool:
    return isinstance(match.question, Choose | ChooseSome) and match.question.prompt == prompt


def next_asks(match: Match[KryneaState], answer: Any, seat: int, prompt: str) -> bool:
    ahead = again(match)
    ahead.answer(answer)
    return asks(ahead, prompt) and ahead.question is not None and ahead.question.seat == seat


def watched(bench: Any, monkeypatch: pytest.MonkeyPatch, match: Match[KryneaState], answer: Any) -> Witness:  # noqa: F811
    """All that is seen and heard from the answer of seat 0 until the curtain before seat 1 hangs, and after."""
    table = lay(bench, "krynea", match)
    lift(bench, 0)
    assert table.asking and table.playback.sees == 0
    table.dialogue.asking.focus.focus(DONE if isinstance(answer, list) else f"option:{answer}")
    for _ in range(6):  # the enlarged card follows the focus by some frames
        bench.run(0.1, draw=True)
    witness = Witness(bench, monkeypatch)
    table.answer(answer)
    witness.watch(90)
    assert isinstance(bench.app.scenes.top, CurtainScene) and bench.app.scenes.top.seat == 1
    return witness


def alike(one: Witness, other: Witness) -> None:
    """Frame by frame, sound by sound."""
    assert [n for n, pair in enumerate(zip(one.frames, other.frames, strict=True)) if pair[0] != pair[1]] == []
    assert one.felt == other.felt and len(set(one.frames)) > 1


def hands(match: Match[KryneaState]) -> list[list[int]]:
    return [army.hand_actions + army.hand_troops + army.aside_troops for army in match.state.armies]


# ------------------------------------------------------------ ends of turns
def _deploying(match: Match[KryneaState], answer: Any) -> bool:
    """Seat 0 keeps what it carries, seat 1 goes on placing."""
    return asks(match, "deploy") and answer == "pass" and next_asks(match, answer, 1, "deploy")


def _compensating(match: Match[KryneaState], answer: Any) -> bool:
    return asks(match, "compensate") and answer == [] and next_asks(match, answer, 1, "purchase")


@pytest.mark.rule("KRY-3.8")
@pytest.mark.parametrize("wanted", [_deploying, _compensating])
def test_no_hand_is_told_by_what_is_kept(bench: Any, monkeypatch: pytest.MonkeyPatch, wanted: Wanted) -> None:  # noqa: F811
    found, answer = find(2, wanted)
    seen, held = [], []
    for world in (0, 3):
        match = again(found)
        if world:
            another_world(match, None, world)
        held.append(hands(match))
        seen.append(watched(bench, monkeypatch, match, answer))
    assert held[0] != held[1] and list(map(len, held[0])) == list(map(len, held[1]))
    alike(*seen)


@pytest.mark.rule("KRY-16.2", "KRY-3.8")
def test_cards_that_are_carried_are_not_told(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    """Seat 0 carries all it has; in the second world one of its cards is another one of its deck."""

    def wanted(match: Match[KryneaState], answer: Any) -> bool:
        army = match.state.armies[0]
        few = asks(match, "carry") and len(answer) == len(army.hand_actions + army.hand_troops) and army.hand_actions
        return bool(few) and next_asks(match, answer, 1, "carry")

    found, answer = find(2, wanted)
    seen, held = [], []
    for other in (False, True):
        match = again(found)
        if other:
            answer = _exchange(match, 0, list(answer))
        held.append(hands(match))
        seen.append(watched(bench, monkeypatch, match, answer))
    assert held[0] != held[1]
    alike(*seen)


def _exchange(match: Match[KryneaState], seat: int, answer: list[str]) -> list[str]:
    """The first action in the hand and the top one of the deck change places, in question and answer too."""
    state = match.state
    army, question = state.armies[seat], match.question
    assert isinstance(question, ChooseSome)
    old, new = army.hand_actions[0], army.action_deck[-1]
    army.hand_actions[0], army.action_deck[-1] = new, old
    option = Option(f"card:{new}", (f"hand:{seat}/{new}",), {"card": slug(new)})
    options = tuple(option if one.id == f"card:{old}" else one for one in question.options)
    state.question = msgspec.structs.replace(question, options=options)
    return [option.id if one == f"card:{old}" else one for one in answer]


# ------------------------------------------------------------ answers that give themselves
@pytest.mark.rule("KRY-8.7", "KRY-3.8")
def test_who_can_place_nothing_is_asked_like_who_can(bench: Any) -> None:  # noqa: F811
    """An Object without a bearer leaves only to pass: passed by itself it would tell that it is an Object."""
    match, _ = find(2, lambda match, answer: asks(match, "deploy") and _unplaceable(match))
    table = lay(bench, "krynea", match)
    lift(bench, 0)
    bench.run(3.0)
    assert table.asking and table.dialogue.asking.question.prompt == "deploy" and table.dialogue.alone is None


def _unplaceable(match: Match[KryneaState]) -> bool:
    """Give seat 0, at its turn to place, a hand of one Object and no unit to put it under."""
    army, question = match.state.armies[0], match.question
    if not isinstance(question, Choose) or lone_answer(question) is None:
        return False
    card = army.hand_troops[0] if army.hand_troops else army.aside_troops[0]
    place = Option(f"place:{card}", (f"hand:0/{card}",), {"card": slug(card)}, "no-bearer", "KRY-15.1")
    match.state.question = msgspec.structs.replace(question, options=(place, Option("pass", ("phase",))))
    return True


@pytest.mark.rule("KRY-16.2")
def test_what_is_carried_never_answers_itself() -> None:
    """With one card, with three, with five: to carry nothing is always another way."""
    for n in (1, 3, 5):
        table = Table().hand(0, *("scouts", "ambush", "divine_shield", "rally", "duel")[:n]).hand(1, "war_cry")
        table.discards()
        question = table.match.question
        assert isinstance(question, ChooseSome) and question.prompt == "carry" and lone_answer(question) is None
    assert {"deploy", "carry", "purchase", "react"} <= set(TITLE.hand_prompts)


@pytest.mark.rule("KRY-13.15")
def test_a_look_into_a_hand_does_not_end_by_itself() -> None:
    table = Table().hand(0, "scouts").hand(1, "war_cry")
    table.actions()
    table.use("scouts")
    assert table.prompt == "look" and len(legal_options(table.match.question)) == 2  # type: ignore[arg-type]


# ------------------------------------------------------------ the order of a window
@pytest.mark.rule("KRY-14.3")
@pytest.mark.parametrize(("token", "order"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_a_card_that_is_played_is_answered_clockwise_from_the_initiative(token: int, order: list[int]) -> None:
    """Three armies hold Dispel Magic; the one with the token plays a Magic Bolt, the others are asked in turn."""
    table = Table(players=3).hand(token, "magic_bolt_1")
    table.state.token = token
    for seat in range(3):
        table.hand(seat, "dispel_magic_1").place(seat, 0, "pikemen")
    table.actions(token)
    table.use("magic_bolt_1")
    table.answer(table.legal[0])
    assert _asked(table.match) == order


@pytest.mark.rule("KRY-14.3")
def test_the_owner_of_what_is_hit_is_asked_before_the_initiative() -> None:
    assert answering_order(Table(players=4).state, 2) == [2, 0, 1, 3]
    table = Table(players=3).place(0, 0, "ballista").place(1, 3, "archers_1").hand(1, "divine_shield")
    table.ranged(0)
    table.answer("attack:ballista")
    assert table.prompt == "react" and table.asked == 1
    assert table.match.question is not None and table.match.question.args["owner"] == 1


def test_everybody_who_could_react_is_asked_whatever_they_hold() -> None:
    """The same seats are asked in every world behind what seat 0 sees."""
    match, answer = find(3, lambda match, answer: asks(match, "action") and _opens_a_window(match, answer))
    asked = []
    for world in range(4):
        other = again(match)
        if world:
            another_world(other, 0, world)
        other.answer(answer)
        asked.append(_asked(other))
    assert all(one == asked[0] for one in asked) and len(asked[0]) > 1


def _opens_a_window(match: Match[KryneaState], answer: Any) -> bool:
    return answer != "pass" and next_asks(match, answer, 1, "react")


def _asked(match: Match[KryneaState]) -> list[int]:
    """Who is asked to react to the same event, when nobody does."""
    found = []
    event = match.question.args if isinstance(match.question, Choose) else {}
    while isinstance(match.question, Choose) and match.question.prompt == "react" and match.question.args == event:
        found.append(match.question.seat)
        match.answer("pass")
    return found


# ------------------------------------------------------------ from hand to hand
def _keep_funds(world: KryneaState, true: KryneaState) -> None:
    """How much is left to spend is not at stake: it is no card."""
    for army, real in zip(world.armies, true.armies, strict=True):
        army.funds, army.troop_funds = real.funds, real.troop_funds


KRYNEA = Subject(TITLE, 3, {**FACTIONS, "faction-2": "dark"}, _keep_funds)


@pytest.mark.rule("KRY-3.8")
@pytest.mark.parametrize("kind", [("carry", "carry"), ("purchase", "deploy"), ("react", "react"), ("look", "action")])
def test_no_hand_is_told_from_hand_to_hand(bench: Any, monkeypatch: pytest.MonkeyPatch, kind: tuple[str, str]) -> None:  # noqa: F811
    KRYNEA.obeys(bench, monkeypatch, KRYNEA.of_kind(*kind))


@pytest.mark.rule("KRY-3.8")
def test_what_answers_itself_tells_nothing() -> None:
    assert KRYNEA.asks_alike((1, 2, 3)) > 20


@pytest.mark.rule("KRY-3.3")
def test_a_deck_is_put_together_behind_a_curtain(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    """Nothing is held yet, and still nobody else may watch which cards are picked."""
    match = begin(TITLE, 2, 1, {**FACTIONS, "mode": "free"})
    while not asks(match, "choose-skills"):
        match.answer("own")
    couch = Couch(bench, monkeypatch, "krynea", match)
    couch.until(lambda: couch.waited_for)
    top = bench.app.scenes.top
    assert isinstance(top, CurtainScene) and top.seat == 0 and couch.table.asking is None
    couch.lift(0)
    assert couch.table.asking is not None and couch.table.asking.question.prompt == "choose-skills"
    assert couch.table.playback.sees == 0
