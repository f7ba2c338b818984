"""Bakes sprites/age_of_conan: the inked map, its pieces, cards and icons. Not needed to play."""
