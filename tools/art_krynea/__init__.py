"""Stained glass and steel: everything that Krynea Battlefield shows, baked by `python -m tools.art_krynea`."""
