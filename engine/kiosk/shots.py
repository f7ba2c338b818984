"""Pictures of what only a kiosk shows."""

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from engine.kiosk import books, crashes
from engine.kiosk.books import OUTCOMES, Played
from engine.kiosk.in_play import InPlay
from engine.kiosk.places import Places
from engine.kiosk.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.shots import Studio


def _session(studio: "Studio", full: bool = True) -> Session:
    """The books of a busy weekend, or of a kiosk that nobody has played at yet."""
    where = Places(Path(tempfile.mkdtemp(prefix="couch-khans-")))
    studio.app.session = session = Session(studio.app, where)
    titles = [title.id for title in studio.app.titles.values() if title.listed]
    for n in range(140 if full else 0):
        outcome = OUTCOMES[(n * 7 % 10) // 4 if n % 31 else 3]
        day, hour = ("2026-08-01", "2026-08-02")[n % 2], 10 + n * n % 11
        title = titles[n * 3 % 5 % len(titles)]
        row = (f"{n:04}", title, 2 + n % 3, 1 + n % 3, f"{day} {hour}:{n % 60:02}:00", hour, 90 + n * 37 % 1500)
        session.books.enter(books.begin(Played(*row, decisions=20 + n, outcome=outcome, resumed=n % 17 == 3)))
    if full:
        session.books.enter(books.add_dice(_dice(studio)))
        crashes.keep(where, "the client has stood still for 10 s", [])
    session.books.flush()
    return session


def _dice(studio: "Studio") -> books.Fallen:
    """Fair dice of every kind, a loaded one, and one that has hardly been thrown."""
    sides = studio.title.rules().sides
    fallen = {(die, face): 160 + (face * 37 + n * 11) % 29 for n, die in enumerate(sides) for face in range(sides[die])}
    names = list(sides)
    for face in range(sides[names[-1]]):
        fallen[names[-1], face] = face % 2 + 1
    fallen[names[0], 1] += 120
    return fallen


def _service(page: str, full: bool = True) -> "Callable[[Studio], None]":
    def shot(studio: "Studio") -> None:
        from engine.scenes import service

        _session(studio, full)
        app = studio.app
        app.saves.folder = Places(app.session.where.home).saves if app.session else app.saves.folder
        studio.show(service.ServiceScene(app))
        if page:
            studio.show(service._page(app, page))

    return shot


def _devices(studio: "Studio") -> None:
    from engine.input.virtual_pad import VirtualPad

    pads = [VirtualPad(name) for name in ("Xbox Wireless Controller", "DualSense Wireless Controller")]
    _service("devices")(studio)
    _feed(studio)
    pads[0].press("start")
    pads[0].axis("left_x", 0.7)
    _feed(studio)
    studio.run(600)


def _feed(studio: "Studio") -> None:
    import pygame

    for event in pygame.event.get():
        studio.app.inputs.feed(event)


def _display(turns: int) -> "Callable[[Studio], None]":
    def shot(studio: "Studio") -> None:
        from engine.scenes.service_display import DisplayScene

        scene = DisplayScene(studio.app)
        scene.shown = turns
        studio.show(scene)

    return shot


def _offer(studio: "Studio") -> None:
    from engine.kiosk.offer import OfferScene

    studio.show(OfferScene(studio.app, InPlay("", studio.title.id)), steps=500)


def _time_up(studio: "Studio") -> None:
    from engine.kiosk.time_up import TimeUpScene

    table = studio.table(studio.match())
    studio.show(TimeUpScene(studio.app, table), steps=240)


def _capped(studio: "Studio") -> None:
    from engine.kiosk.time_up import CappedResultsScene

    studio.show(CappedResultsScene(studio.app, studio.title, studio.match(), fresh=False), steps=400)


KIOSK_SHOTS: "dict[str, Callable[[Studio], None]]" = {
    "service": _service(""),
    "service_devices": _devices,
    "service_sound": _service("sound"),
    "service_dice": _service("dice"),
    "service_dice_none": _service("dice", full=False),
    "service_books": _service("books"),
    "service_books_none": _service("books", full=False),
    **{f"service_display_{n + 1}": _display(n) for n in range(4)},
    "kiosk_offer": _offer,
    "kiosk_time_up": _time_up,
    "kiosk_capped": _capped,
}
