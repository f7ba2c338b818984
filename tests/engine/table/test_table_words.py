"""Words of a title where only letters can stand."""

from engine.table.words import plain


def test_an_icon_leaves_no_hole_before_the_mark_that_followed_it() -> None:
    assert plain("Your *red* 2 {icon:flame}: draw or pillage?") == "Your red 2: draw or pillage?"
    assert plain("{icon:flame} Raids, 3 of them") == "Raids, 3 of them"
