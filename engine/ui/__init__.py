"""Walnut and brass: everything that the frame around the games is drawn with."""
