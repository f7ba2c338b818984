"""Huns for the lobby."""

from engine.titles import Title, TitleOption

TITLE = Title(
    id="huns",
    order=1,
    seats=(2, 3, 4),
    accent="#b5462f",
    options=(TitleOption("secrets", ("open", "hidden"), "open"),),
    music="bed_huns",
    howto_pages=8,
)
