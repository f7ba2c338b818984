"""Is there sound, on both sides, of every kind?"""

from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.scenes.decor import title_name
from engine.scenes.frame import Prompts
from engine.scenes.menu_scene import MenuScene
from engine.ui.menu import Item
from engine.ui.theme import BAD, GOOD, NUMERAL

if TYPE_CHECKING:
    from engine.app import App

TRIES = {
    "left": ("coin", 0.0),
    "right": ("coin", 1.0),
    "dice": ("die_wood", 0.5),
    "horn": ("horn_turn", 0.5),
}
TOP = 252


class SoundScene(MenuScene):
    """Each row is heard when it is pressed; a bed goes on until the scene is left."""

    def __init__(self, app: "App") -> None:
        self.bed = app.audio.bed
        super().__init__(app, pygame.Rect(112, TOP, 1696, 0))

    def items(self) -> list[Item]:
        rows = [Item(key, self.say(f"service-sound-{key}"), icon="speaker") for key in TRIES]
        for title in self.app.titles.values():
            if title.listed and title.music:
                words = self.say("service-sound-music", title=title_name(self.app, title))
                rows.append(Item(f"bed {title.music}", words, icon="music"))
        return [*rows, Item("retry", self.say("service-sound-retry"), icon="replay")]

    def chosen(self, key: str) -> None:
        audio = self.app.audio
        if key in TRIES:
            name, pan = TRIES[key]
            audio.play(name, 1.0, pan)
        elif key == "retry":
            audio.retry()
        else:
            audio.music(key.removeprefix("bed "), 0.3)

    def leave(self) -> None:
        if self.bed:
            self.app.audio.music(self.bed)

    def prompts(self) -> Prompts:
        return (Action.ACCEPT, self.say("ui-choose")), (Action.BACK, self.say("ui-back"))

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit, audio = self.app.kit, self.app.audio
        kit.title(canvas, self.say("service-sound"), (96, 48))
        good = audio.available
        words = self.say("service-sound-good") if good else silence(self.app)
        size = kit.fitted(words, 1696, NUMERAL)
        kit.text(canvas, words, (112, 200), size, color=GOOD if good else BAD, anchor="midleft")
        self.area.h = self.foot() - TOP - 22
        self.draw_menu(canvas, rise)


def silence(app: "App") -> str:
    """Why there is no sound."""
    return app.language("service-no-sound", words=app.audio.fault or app.language("service-sound-off"))
