"""One to five seats by one to five devices, plugged and pulled at random: nobody acts for anybody else."""

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame.event import Event

from engine.input.events import ActionEvent, DeviceEvent
from engine.input.inputs import Inputs
from engine.input.pad_feed import PadFeed
from engine.input.pads import OpenPad
from engine.input.seats import STRANGER, Seats
from engine.settings import Settings
from engine.table.hearing import Hearing
from engine.table.lost import PadLostScene
from engine.table.places import settle_shared

SIZES = [(seats, devices) for seats in range(1, 6) for devices in range(1, 6)]


class Motor:
    def rumble(self, low: float, high: float, duration: int) -> bool:
        return True

    def set_led(self, color: tuple[int, int, int]) -> bool:
        return True


class Hub:
    """Every plugging is a new instance of one of a few models, twins among them."""

    def __init__(self) -> None:
        self.instance = 100

    def open(self, index: int) -> OpenPad | None:
        self.instance += 1
        model = index % 3
        return OpenPad(self.instance, f"Model {model}", f"guid-{model}", True, Motor())


class Couch:
    """Devices that come, go and are pressed at random, over real inputs. Device 0 is the keyboard."""

    def __init__(self, inputs: Inputs, devices: int, chance: random.Random) -> None:
        self.inputs, self.chance = inputs, chance
        self.ports: list[str | None] = ["keyboard", *[None] * (devices - 1)]
        for port in range(1, devices):
            self.plug(port)

    def plug(self, port: int) -> None:
        self.inputs.feed(Event(pygame.CONTROLLERDEVICEADDED, device_index=port))
        self.ports[port] = self.inputs.devices()[-1]

    def pull(self, port: int) -> None:
        self.inputs.feed(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=int(str(self.ports[port])[4:])))
        self.ports[port] = None

    def press(self, device: str, down: bool, button: int = 0) -> None:
        if device == "keyboard":
            self.inputs.feed(Event(pygame.KEYDOWN if down else pygame.KEYUP, key=pygame.K_RETURN))
        else:
            kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
            self.inputs.feed(Event(kind, instance_id=int(device[4:]), button=button))

    def stir(self) -> None:
        """Something happens to a device."""
        port = self.chance.randrange(len(self.ports))
        device = self.ports[port]
        if device is None:
            self.plug(port)
        elif port and self.chance.random() < 0.15:
            self.press(device, True)
            self.pull(port)
        else:
            self.press(device, self.chance.random() < 0.5)

    @property
    def present(self) -> list[str]:
        return [device for device in self.ports if device]


def seat_all(seats: Seats, couch: Couch, count: int) -> None:
    """As the lobby does: whoever has a device holds a seat; where they do not suffice, one goes round."""
    for seat, device in zip(range(count), couch.present, strict=False):
        seats.claim(seat, device, couch.inputs.guid(device))
    settle_shared(seats, frozenset(range(count)))


def wrong(seats: Seats, event: ActionEvent, asked: int | None) -> bool:
    """The event is booked for a seat that its device has no right to."""
    held = seats.seats_of(event.device)
    if event.seat is None or event.seat == STRANGER or seats.shared:
        return event.seat not in (asked, None, STRANGER)
    if held:
        return event.seat not in held
    others = {seats.device(seat) for seat in range(seats.count)} - {None}
    return event.seat != asked or (seats.device(event.seat) is not None and len(others) > 1)


@pytest.mark.parametrize(("count", "devices"), SIZES)
def test_no_action_is_booked_for_another_seat(count: int, devices: int) -> None:
    chance = random.Random(count * 10 + devices)
    inputs = Inputs(Settings(), Seats(count), Hub())
    couch = Couch(inputs, devices, chance)
    seat_all(inputs.seats, couch, count)
    inputs.tick(0.01)
    booked = 0
    for _ in range(400):
        inputs.asking = chance.choice([*range(count), None])
        couch.stir()
        for event in inputs.tick(0.01):
            if isinstance(event, ActionEvent) and event.device in inputs.devices():
                assert not wrong(inputs.seats, event, inputs.asking), (event, inputs.asking, inputs.seats)
                booked += 1
        assert len(inputs.seats.marks()) == min(count, devices), "seats neither vanish nor multiply"
    assert booked > 100


@pytest.fixture
def hub(bench, monkeypatch) -> Iterator[Any]:
    """The application's own inputs with pads that tests plug in."""
    inputs = bench.app.inputs
    before = dict(inputs._devices)
    monkeypatch.setattr(inputs, "pads", PadFeed(Hub()))
    yield bench
    inputs._devices.clear()
    inputs._devices.update(before)
    inputs.tick(0.0)


@pytest.mark.parametrize(("count", "devices"), [(2, 2), (2, 3), (3, 2), (4, 4), (5, 5)])
def test_a_whole_table_answers_only_to_whoever_is_asked(hub, monkeypatch, count: int, devices: int) -> None:
    """Every press that reaches a question came from a device that may speak for the asked seat, and a pad that is
    pulled stops the table in the same step, before anything else is heard."""
    chance = random.Random(count * 10 + devices)
    table, app = hub.lay(seats=count), hub.app
    app.settings = Settings().with_value("play.recap", "off").with_value("play.speed", "instant")
    couch = Couch(app.inputs, devices, chance)
    seat_all(app.inputs.seats, couch, count)
    heard: list[tuple[bool, str, int]] = []
    passes = Hearing._pass_on

    def witness(self: Hearing, event: Any) -> None:
        asked, seats = table.asked_seat, app.inputs.seats
        if asked is not None and isinstance(event, ActionEvent) and event.phase == "press":
            holder = seats.device(asked)
            strangers = len({seats.device(seat) for seat in range(count)} - {None}) < 2
            pulled = event.device not in app.inputs.devices() and event.seat == asked  # its last press was its own
            heard.append((seats.shared or strangers or pulled or holder == event.device, event.device, asked))
        passes(self, event)

    monkeypatch.setattr(Hearing, "_pass_on", witness)
    for _ in range(600):
        couch.stir()
        app.step(1 / 30)
        top, asked = app.scenes.top, table.asked_seat
        if asked is not None and asked in app.inputs.seats.lost():
            assert isinstance(top, PadLostScene), "the asked seat's pad is gone and the table plays on"
    assert heard and all(right for right, _, _ in heard), [each for each in heard if not each[0]]


def test_b01_fifty_cycles_leave_one_seat_and_one_device(hub) -> None:
    """B01, B02, B03: a pad that comes and goes, announced twice each time, never multiplies."""
    app = hub.app
    couch = Couch(app.inputs, 2, random.Random(1))
    app.inputs.seats.claim(0, couch.ports[1], app.inputs.guid(couch.ports[1]))
    for _ in range(50):
        couch.pull(1)
        couch.plug(1)
        app.step(1 / 30)
    assert app.inputs.seats.device(0) == couch.ports[1]
    assert [device for device in app.inputs.devices() if device.startswith("pad:")] == [couch.ports[1]]


def test_b05_either_twin_pulled_leaves_the_other_s_buttons(hub) -> None:
    app = hub.app
    for first, second in ((0, 3), (3, 0)):
        app.inputs.seats.clear()
        pads = {}
        for index in (0, 3):
            app.inputs.feed(Event(pygame.CONTROLLERDEVICEADDED, device_index=index))
            pads[index] = app.inputs.devices()[-1]
        app.inputs.seats.claim(0, pads[0], "guid-0")
        app.inputs.seats.claim(1, pads[3], "guid-0")
        app.inputs.tick(0.0)
        app.inputs.feed(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=int(pads[first][4:])))
        app.inputs.feed(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=int(pads[second][4:]), button=0))
        events = app.inputs.tick(0.0)
        assert [event.seat for event in events if isinstance(event, ActionEvent)] == [0 if second == 0 else 1]
        assert [event.kind for event in events if isinstance(event, DeviceEvent)] == ["lost"]
        app.inputs.feed(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=int(pads[second][4:])))
        app.inputs.tick(0.0)
