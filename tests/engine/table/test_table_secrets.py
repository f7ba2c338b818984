"""B40: two games that differ in secrets only look the same, frame by frame, until the right hand lifts the curtain."""

from typing import Any

from engine.input.actions import Action
from engine.rules import Chance
from engine.rules.match import chance_answer
from engine.table.curtain import CurtainScene

EVERY = 3
"""Steps between two frames that are compared."""


def _to_a_draw(match: Any) -> str:
    """Play until the first seat may draw several cards; the answer that draws."""
    for turn in range(600):
        question = match.question
        draws = [o.id for o in getattr(question, "options", ()) if o.id.startswith("draw") and not o.blocked]
        if question.seat == 0 and draws and question.args["n"] >= 2:
            return str(draws[0])
        match.answer(chance_answer(question, Chance(turn), match.rules.sides))
    raise AssertionError("nobody drew")


def _frames(bench: Any, world: int) -> tuple[list[int], Any]:
    """Pictures (as hashes) from the answer that draws until the curtain hangs and some time after."""
    table = bench.lay(title="huns", options={"secrets": "hidden"})
    table.playback.finish()
    draw = _to_a_draw(table.match)
    table.dialogue = table.rolling = None
    if world:
        asked = table.match.question  # another world behind what all may see, asked the same
        table.match.state = table.match.rules.resample(table.match.view(None), Chance(world))
        table.match.state.question = asked
    table.show_now()
    table.stage.settle()
    bench.run(1.0)
    assert bench.app.scenes.top is table and table.asking
    table.answer(draw)
    pictures = []
    for step in range(180):
        bench.app.step(1 / 120)
        if step % EVERY == 0:
            pictures.append(hash(bench.app.frame().get_buffer().raw))
    assert isinstance(bench.app.scenes.top, CurtainScene)
    return pictures, table


def test_b40_no_frame_tells_a_secret_before_its_curtain_is_lifted(bench) -> None:
    one, table = _frames(bench, 0)
    first = list(table.match.state.drawn)
    other, table = _frames(bench, 5)
    assert first != list(table.match.state.drawn)  # the cards are others
    assert one == other
    assert len(set(one)) > 10  # things moved meanwhile
    bench.tap(Action.ACCEPT, seat=0)
    bench.run(1.0)
    assert list(table.stage.view.drawn) == list(table.match.state.drawn)
