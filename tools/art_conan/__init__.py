"""Bakes sprites/conan: the three boards by torchlight, their figures, gems, cards and icons. Not needed to play."""
