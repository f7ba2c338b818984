"""The table as it is being laid in the lobby: who sits where, and whether a game can start. No drawing."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.input.seats import Seats
from engine.profile import ChairMemory, LastTable
from engine.rules import SeatSpec
from engine.titles import Title

PERSON, NOBODY = "person", ""


@dataclass
class Chair:
    """`kind` is PERSON, NOBODY or a bot's strength; `look` (0 to 4) picks colour and shape; `choice` is what the title
    lets every seat choose, as it was chosen last, whether or not it can still be had."""

    kind: str
    name: str
    look: int
    choice: str = ""

    @property
    def taken(self) -> bool:
        return self.kind != NOBODY

    @property
    def person(self) -> bool:
        return self.kind == PERSON


class Table:
    """The chairs of one title, and which device sits on which. `strengths` are the bots' names, the usual one first."""

    def __init__(
        self, title: Title, seats: Seats, strengths: tuple[str, ...], names: tuple[str, ...], last: LastTable | None
    ) -> None:
        self.title = title
        self.seats = seats
        self.strengths = strengths
        self.names = names
        self.shared = bool(last and last.shared)
        self.options: dict[str, str | int | bool] = dict(title.default_options)
        self.chairs = [Chair(NOBODY, names[look], look) for look in range(title.seats[-1])]
        self._recall(last.seats if last else (), last.options if last else {})
        self._keep_limits()

    def _recall(self, memory: tuple[ChairMemory, ...], options: Mapping[str, str | int | bool]) -> None:
        usual = (PERSON, self.strengths[0], *[NOBODY] * len(self.chairs))
        for chair, kind in zip(self.chairs, usual, strict=False):
            chair.kind = kind
        looks: set[int] = set()
        for n, chair in enumerate(self.chairs):
            old = memory[n] if n < len(memory) else ChairMemory(chair.kind, chair.name, chair.look)
            known = old.kind in (PERSON, NOBODY, *self.strengths)
            free = 0 <= old.look < len(self.names) and old.look not in looks
            look = old.look if free else next(each for each in range(len(self.names)) if each not in looks)
            looks.add(look)
            self.chairs[n] = Chair(old.kind if known else self.strengths[0], old.name or chair.name, look, old.choice)
        choices = {option.key: option.choices for option in self.title.options}
        self.options |= {key: value for key, value in options.items() if value in choices.get(key, ())}

    def _keep_limits(self) -> None:
        """Whoever holds a device sits as a person; beyond the last chair nobody can."""
        for seat in range(self.seats.count):
            if seat >= len(self.chairs):
                self.seats.leave(seat)
            elif self.seats.device(seat):
                self.chairs[seat].kind = PERSON
        for chair in self.chairs:
            if sum(c.taken for c in self.chairs) < self.title.seats[0] and not chair.taken:
                chair.kind = self.strengths[0]

    # ------------------------------------------------------------ coming and going
    def join(self, device: str, known_by: str) -> int | None:
        """The device sits down: on a person's chair without a device, else a free one, else a bot's. None when full."""
        if held := self.seats.seats_of(device):
            return held[0]
        without = [n for n, chair in enumerate(self.chairs) if self.seats.device(n) is None]
        order = sorted(without, key=lambda n: (not self.chairs[n].person, self.chairs[n].taken, n))
        if not order:
            return None
        self.chairs[order[0]].kind = PERSON
        self.seats.claim(order[0], device, known_by)
        return order[0]

    def set_kind(self, n: int, kind: str) -> None:
        """Somebody else plays chair `n`; a device that held it is free again."""
        self.chairs[n].kind = kind
        if kind != PERSON:
            self.seats.leave(n)

    def set_look(self, n: int, look: int) -> None:
        """Chair `n` takes this colour and shape; who had it takes the old one."""
        for chair in self.chairs:
            if chair.look == look:
                chair.look = self.chairs[n].look
        self.chairs[n].look = look

    # ------------------------------------------------------------ may it start
    @property
    def taken(self) -> int:
        return sum(chair.taken for chair in self.chairs)

    @property
    def persons(self) -> int:
        return sum(chair.person for chair in self.chairs)

    def why_not(self) -> str:
        """The message key of the reason why the game cannot start, or "" when it can."""
        if self.taken < self.title.seats[0]:
            return "lobby-too-few"
        return "lobby-not-this-many" if self.taken not in self.title.seats else ""

    def must_share(self) -> bool:
        """A person holds no device of their own, so one has to go round."""
        return any(chair.person and self.seats.device(n) is None for n, chair in enumerate(self.chairs))

    # ------------------------------------------------------------ done
    def specs(self) -> tuple[SeatSpec, ...]:
        """The seats of the match; empty chairs close up."""
        return tuple(
            SeatSpec(chair.name, chair.look, "" if chair.person else chair.kind) for chair in self.chairs if chair.taken
        )

    def settle(self, known_by: Mapping[str, str]) -> None:
        """Hand the devices to the seats of the match: call it when it starts. `known_by` has each device's mark."""
        holders = [self.seats.device(n) for n, chair in enumerate(self.chairs) if chair.taken]
        shared = self.shared or self.must_share()
        self.seats.clear()
        for seat, device in enumerate(holders):
            if device:
                self.seats.claim(seat, device, known_by.get(device, ""))
        self.seats.shared = shared

    def memory(self) -> LastTable:
        chairs = tuple(ChairMemory(chair.kind, chair.name, chair.look, chair.choice) for chair in self.chairs)
        return LastTable(chairs, dict(self.options), self.shared)
