"""Age of Conan for the lobby."""

from engine.titles import Title, TitleOption

TITLE = Title(
    id="age_of_conan",
    order=3,
    seats=(2, 3, 4),
    accent="#b4562e",
    options=(
        TitleOption("kingdoms", ("suggested", "random"), "suggested"),
        TitleOption("secrets", ("hidden", "open"), "hidden"),
    ),
    music="bed_age_of_conan",
    howto_pages=8,
    reactions=("commit-strategy", "before-rolls", "own-roll", "prevent-loss"),
    hand_prompts=(
        "bid-card",
        "bid-token",
        "replace-bid-card",
        "commit-strategy",
        "before-rolls",
        "own-roll",
        "prevent-loss",
        "take-die",
        "after-action",
        "court",
        "keep-token",
        "artifact-category",
        "artifact-tokens",
        "coronation",
    ),
    secret_prompts=("bid-card", "bid-token"),
)
