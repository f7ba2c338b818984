"""Krynea Battlefield for the lobby."""

from engine.titles import Title, TitleOption

TITLE = Title(
    id="krynea",
    order=2,
    seats=(1, 2, 3, 4),
    accent="#7a5cc0",
    options=(
        TitleOption("mode", ("basic", "factions", "free"), "basic"),
        TitleOption("secrets", ("hidden", "open"), "hidden"),
        TitleOption("solo", ("normal", "expert"), "normal"),
    ),
    music="bed_krynea",
    howto_pages=8,
    reactions=("react",),
    hand_prompts=("purchase", "deploy", "carry", "react", "boost", "action", "ranged-turn", "magic-turn", "melee-turn"),
    secret_prompts=("choose-skills", "choose-actions", "choose-troops"),
)
