"""Conan: heroes against an Overlord, one scenario a game."""
