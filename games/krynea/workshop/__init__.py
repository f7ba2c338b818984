"""The deck workshop: building, checking, keeping and handing on decks of one's own."""
