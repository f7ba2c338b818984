"""What a ledger tells: which step of an age change goes on, and what each step brings each kingdom."""

from typing import TypeVar

from engine.rules import Flow
from games.age_of_conan.rules.content import CONTENT, NUMBERS
from games.age_of_conan.rules.frames import AgeChange, Build, Raids, Spend
from games.age_of_conan.rules.objectives import fulfils
from games.age_of_conan.rules.realm import friendly, home, marked
from games.age_of_conan.rules.state import AocState

Told = list[tuple[str, str]]
"""Numbers with the icon of what they count."""
AnyFrame = TypeVar("AnyFrame", bound=Flow)
STEPS = ("raids", "income", "build", "spend", "artifacts", "adventures", "refresh")
"""AOC-7.1 to 7.28 In order; the words of `AgeChangeStep`."""
ICONS = {
    "raids": "raid",
    "income": "gold",
    "build": "marker_city",
    "spend": "scales",
    "artifacts": "relic",
    "adventures": "tale",
    "refresh": "ready",
}
GOING_ON = {
    "take_income": "raids",
    "score_objectives": "income",
    "build": "build",
    "open_market": "build",
    "spend": "spend",
    "bid_for_artifacts": "spend",
    "give_bonus": "artifacts",
    "open_next_age": "artifacts",
    "refresh_table": "adventures",
    "end": "refresh",
}
"""The step that goes on by the step of the procedure that is to come."""
MINUS = "\N{MINUS SIGN}"


def frame_of(view: AocState, kind: type[AnyFrame]) -> AnyFrame | None:
    """The topmost frame of this kind."""
    return next((frame for frame in reversed(view.stack) if isinstance(frame, kind)), None)


def step_of(change: AgeChange) -> str:
    """Which of STEPS is going on. Objectives are scored when building is about to begin (AOC-7.6)."""
    if change.at == "build" and not change.turn:
        return "income"
    return GOING_ON.get(change.at, "raids")


def age_over(view: AocState, step: str) -> int:
    """AOC-7.26 The age that ends; the next one begins with its adventures."""
    return view.age - (step in ("adventures", "refresh"))


def on_map(view: AocState) -> bool:
    """Whether the step is carried out on the map: raids driven off, troops raised, pieces bought."""
    return any(isinstance(frame, (Raids, Build, Spend)) for frame in view.stack)


def tops(sums: list[int]) -> set[int]:
    """The seats with the highest sum."""
    return {seat for seat, total in enumerate(sums) if total == max(sums)}


def cells(view: AocState, seat: int, step: str) -> Told:
    """What the step brings this kingdom, as things stand."""
    return TELLERS[step](view, seat) if step in TELLERS else []


def _raids(view: AocState, seat: int) -> Told:
    """AOC-7.3 One EP for each raid token in a friendly province."""
    n = sum(view.raids.get(place, 0) for place in friendly(view, seat))
    return [(f"{MINUS}{min(n, view.kingdoms[seat].ep)}", "laurel")] if n else []


def _income(view: AocState, seat: int) -> Told:
    """AOC-7.5, AOC-7.6"""
    gold = NUMBERS.home_income + NUMBERS.tower_income * len(marked(view, seat, "tower", "city"))
    points = sum(CONTENT.objectives[one].ep for one in view.objectives if fulfils(view, seat, one))
    return [(f"+{gold}", "gold"), *([(f"+{points}", "laurel")] if points else [])]


def _build(view: AocState, seat: int) -> Told:
    """AOC-7.10, AOC-7.11 One unit (or a Tower) for each Fort and City, and one at home."""
    places = [*marked(view, seat, "fort", "city"), home(view, seat)]
    return [(f"+{len(places)}", "unit")]


def _spend(view: AocState, seat: int) -> Told:
    return [(str(view.kingdoms[seat].gold), "gold")]


def _artifacts(view: AocState, seat: int) -> Told:
    return [(str(len(view.kingdoms[seat].tokens)), "token")]


def _adventures(view: AocState, seat: int) -> Told:
    return [(str(len(view.kingdoms[seat].strategies)), "strategy_card")]


def _refresh(view: AocState, seat: int) -> Told:
    """AOC-7.27 Turned cards that are ready again."""
    turned = sum(not one.ready for one in view.kingdoms[seat].table)
    return [(str(turned), "kingdom_card")] if turned else []


TELLERS = {
    "raids": _raids,
    "income": _income,
    "build": _build,
    "spend": _spend,
    "artifacts": _artifacts,
    "adventures": _adventures,
    "refresh": _refresh,
}
