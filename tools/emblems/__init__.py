"""Draws the pictures under sprites/: the card emblems, the icons and the button glyphs."""
