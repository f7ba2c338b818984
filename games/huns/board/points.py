"""What each thing in a camp is worth as it lies now, for the numbers on the table."""

from dataclasses import dataclass

from games.huns.rules.content import CONTENT
from games.huns.rules.state import FAMILIES, HunsState


@dataclass(frozen=True)
class Tally:
    """Points of one camp: by card (only cards that can score), by family, of the wagons, in all."""

    cards: dict[str, int]
    families: dict[str, int]
    wagons: int

    @property
    def total(self) -> int:
        return self.wagons + sum(self.families.values())


def tally_of(view: HunsState, seat: int) -> Tally:
    return Tally({}, dict.fromkeys(FAMILIES.values(), 0), len(view.camps[seat].dispatched) * CONTENT.constants.wagon_vp)
