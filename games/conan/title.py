"""Conan for the lobby."""

from engine.titles import Title, TitleOption

TITLE = Title(
    id="conan",
    order=4,
    seats=(2, 3, 4, 5),
    accent="#8f2f2a",
    options=(
        TitleOption(
            "scenario",
            ("clutches_of_the_picts", "hunting_the_tigress", "crown_of_the_drowned_temple"),
            "clutches_of_the_picts",
        ),
        TitleOption("overlord", ("first", "last"), "last"),
        TitleOption("heroes", ("auto", "1", "2", "3", "4"), "auto"),
        TitleOption("secrets", ("hidden", "open"), "hidden"),
    ),
    music="bed_conan",
    howto_pages=8,
    hand_prompts=("hide",),
    secret_prompts=("hide",),
)
