"""Pictures of the screens around the games as a stranger may meet them: empty, full, at fault, with long names."""

from typing import TYPE_CHECKING, Any

from engine.input.actions import Action
from engine.profile import Fame
from engine.rules import Match, SeatSpec
from engine.rules.result import Result, Score, ScoreLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.shots import Studio

LONG = ("Wilhelmina the Bold", "Maximiliano", "Ñandú", "Christopher-Lee", "Jo")
PADS = ("Xbox Wireless Controller", "DualSense Wireless Controller")


def _fame(studio: "Studio") -> None:
    from engine.scenes.fame import FameScene

    lines = [Fame(LONG[n % 5], 48 - 5 * n, 2 + n % 3, n % 2 == 0, f"2026-08-{n + 1:02}") for n in range(10)]
    studio.app.profile.fame[studio.title.id] = lines
    studio.show(FameScene(studio.app, studio.title))


def _fame_empty(studio: "Studio") -> None:
    from engine.scenes.fame import FameScene

    studio.app.profile.fame.clear()
    studio.show(FameScene(studio.app, studio.title))


def _faults(studio: "Studio") -> None:
    import tempfile
    from pathlib import Path

    from engine.scenes.faults import FaultsScene
    from engine.scenes.title import TitleScene
    from engine.settings_file import SHIPPED, load

    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder) / "config.toml"
        own.write_text("[audio]\nmaster = 300\nmusik = 3\n[text]\nlanguage = 'fr'\nsize 100\n", encoding="utf-8")
        faults = list(load(SHIPPED, own).faults)
    studio.show(TitleScene(studio.app), FaultsScene(studio.app, faults))


def _remap(studio: "Studio") -> None:
    from engine.scenes.remap import RemapScene

    _pads(studio)
    studio.show(RemapScene(studio.app))


def _remap_ask(studio: "Studio") -> None:
    _remap(studio)
    studio.press(Action.DOWN, Action.ACCEPT)


def _remap_keys(studio: "Studio") -> None:
    from engine.scenes.remap import RemapScene

    studio.show(RemapScene(studio.app))


def _pads(studio: "Studio") -> None:
    import pygame

    from engine.input.virtual_pad import VirtualPad

    for name in PADS:
        VirtualPad(name)
    for event in pygame.event.get():
        studio.app.inputs.feed(event)
    studio.run(600)


def _sticks(studio: "Studio") -> None:
    from engine.scenes.sticks import SticksScene

    studio.show(SticksScene(studio.app))


def _chair(studio: "Studio") -> None:
    from engine.scenes.chair import ChairScene
    from engine.scenes.lobby import LobbyScene

    lobby = LobbyScene(studio.app, studio.title)
    studio.show(lobby)
    studio.show(ChairScene(studio.app, lobby.table, 0))


def _names(studio: "Studio") -> None:
    from engine.scenes.names import NamesScene

    _chair(studio)
    studio.app.profile.names = [name[:12] for name in LONG]
    studio.show(NamesScene(studio.app, "Temur", lambda name: None))


def _still_there(studio: "Studio") -> None:
    from engine.scenes.idle import StillThereScene

    studio.table(studio.match())
    studio.show(StillThereScene(studio.app), steps=500)


def _quit(studio: "Studio") -> None:
    from engine.scenes.title import TitleScene

    studio.show(TitleScene(studio.app))
    studio.press(Action.BACK)


def _resume_empty(studio: "Studio") -> None:
    from engine.scenes.resume import ResumeScene

    for slot in studio.app.saves.slots():
        studio.app.saves.delete(slot.name)
    studio.show(ResumeScene(studio.app))


def _resume_many(studio: "Studio") -> None:
    from engine.scenes.resume import ResumeScene

    match = studio.match()
    for number in range(1, 21):
        studio.app.saves.write(f"{studio.title.id}-{number}", match)
    studio.show(ResumeScene(studio.app))
    studio.press(*[Action.DOWN] * 9)


def _resume_open(studio: "Studio") -> None:
    _resume_many(studio)
    studio.press(Action.ACCEPT)


def _search(words: str) -> "Callable[[Studio], None]":
    def shot(studio: "Studio") -> None:
        from engine.scenes.rulebook import RulebookScene

        scene = RulebookScene(studio.app, studio.title)
        studio.show(scene)
        scene.search(words)
        studio.run(90)

    return shot


def _settings_tab(number: int) -> "Callable[[Studio], None]":
    def shot(studio: "Studio") -> None:
        from engine.scenes.settings import SettingsScene

        studio.show(SettingsScene(studio.app))
        studio.press(*[Action.PAGE_RIGHT] * number)

    return shot


def _howto_page(number: int) -> "Callable[[Studio], None]":
    def shot(studio: "Studio") -> None:
        from engine.scenes.howto import HowToScene

        studio.show(HowToScene(studio.app, studio.title))
        studio.press(*[Action.RIGHT] * (number - 1))

    return shot


def _results_view(*presses: Action) -> "Callable[[Studio], None]":
    def shot(studio: "Studio") -> None:
        studio.app.show_results(studio.title, studio.match(100_000))
        studio.run(600)
        studio.press(*presses)

    return shot


def _results_shared(studio: "Studio") -> None:
    """Long names, two winners, points below zero."""
    from engine.scenes.results import ResultsScene

    studio.seats = tuple(SeatSpec(LONG[seat], seat, "greedy" if seat == 1 else "") for seat in range(studio.players))
    match: Match[Any] = studio.match(100_000)
    totals = (31, 31, -4, -12, 0)[: studio.players]
    scores = tuple(
        Score(seat, total, (ScoreLine("wagons", 3, total + 4), ScoreLine("curses", 2, -4)))
        for seat, total in enumerate(totals)
    )
    scene = ResultsScene(studio.app, studio.title, match, fresh=False)
    places = ((0, 1), *((seat,) for seat in range(2, studio.players)))
    scene.result = Result(scores, places)
    studio.show(scene, steps=400)


def _lobby_chairs(studio: "Studio") -> None:
    """The focus on a chair."""
    from engine.scenes.lobby import LobbyScene

    studio.show(LobbyScene(studio.app, studio.title))
    studio.press(Action.UP, Action.RIGHT)


SCENE_SHOTS: "dict[str, Callable[[Studio], None]]" = {
    "fame": _fame,
    "fame_empty": _fame_empty,
    "faults": _faults,
    "remap": _remap,
    "remap_ask": _remap_ask,
    "remap_keys": _remap_keys,
    "sticks": _sticks,
    "chair": _chair,
    "names": _names,
    "still_there": _still_there,
    "quit": _quit,
    "resume_empty": _resume_empty,
    "resume_many": _resume_many,
    "resume_open": _resume_open,
    "search": _search("wagon"),
    "search_none": _search("xylophone"),
    "lobby_chairs": _lobby_chairs,
    "results_points": _results_view(Action.RIGHT),
    "results_course": _results_view(Action.RIGHT, Action.RIGHT),
    "results_shared": _results_shared,
    **{f"settings_{number + 1}": _settings_tab(number) for number in range(7)},
    **{f"howto_{number}": _howto_page(number) for number in range(1, 7)},
}
