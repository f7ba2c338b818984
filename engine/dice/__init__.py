"""Dice that are thrown, roll and come to rest; what they show is the outcome. Knows no title and no rule."""
