"""The deck workshop: building, checking, keeping and handing on decks of one's own; and choosing them in the lobby."""

from games.krynea.workshop.decks import DecksScene
from games.krynea.workshop.seating import DeckChoice

WORKSHOP = DecksScene
SEAT_CHOICE = DeckChoice
__all__ = ["SEAT_CHOICE", "WORKSHOP"]
