"""The enlarged card: what the focus tells of each element, in words."""

from engine.table.board import Details
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.rules.state import AocState


class Teller:
    """Answers `details` for one view."""

    def __init__(self, desk: Desk, view: AocState) -> None:
        self.desk = desk
        self.view = view

    def tell(self, element: str) -> Details | None:
        return None
