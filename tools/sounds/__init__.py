"""Synthesis of every sound under sounds/: effects and beds, from nothing but numpy and a seed."""
