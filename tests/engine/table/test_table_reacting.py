"""Who is asked for reactions is chosen at the table and kept under the person's name."""

from pathlib import Path

from engine.input.actions import Action
from engine.profile import Profile
from engine.scenes.pause import PauseScene
from engine.scenes.reacting import ReactingScene


def test_each_person_at_the_table_chooses(bench) -> None:
    profile = bench.app.profile
    table = bench.lay(bots="1", seats=3, title="krynea")
    assert table.has_reactions
    table.show_reactions()
    scene = bench.app.scenes.top
    assert isinstance(scene, ReactingScene) and [item.id for item in scene.menu.items] == ["seat 0", "seat 2", "done"]
    bench.tap(Action.DOWN)
    bench.tap(Action.RIGHT)
    assert profile.quiet == ["Batu"] and profile.is_quiet("Batu")
    assert Profile.load(Path(profile.folder)).quiet == ["Batu"]
    bench.tap(Action.LEFT)
    assert profile.quiet == []


def test_the_pause_offers_it_only_where_hands_are_kept_from_each_other(bench) -> None:
    for title, options, offered in (("krynea", {}, True), ("krynea", {"secrets": "open"}, False), ("huns", {}, False)):
        pause = PauseScene(bench.app, bench.lay(title=title, options=options))
        assert ("reactions" in [item.id for item in pause.items()]) is offered
