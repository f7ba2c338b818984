"""The lobby: who plays, on which cushion, against which bots, and with which options."""

import secrets
from typing import TYPE_CHECKING

import pygame

from engine.bots.policies import POLICIES
from engine.input.actions import Action
from engine.input.events import ActionEvent, DeviceEvent, InputEvent, PointerEvent
from engine.rules import Match
from engine.scenes.cards import Card, card_face
from engine.scenes.chairs import NOBODY, PERSON, Table
from engine.scenes.chairs_picture import draw_chair
from engine.scenes.decor import title_name, title_words
from engine.scenes.frame import Prompts
from engine.scenes.lobby_rows import lobby_rows, seat_rows
from engine.scenes.menu_scene import MenuScene
from engine.scenes.night import Night
from engine.titles import Title
from engine.tween import Animated
from engine.ui.layout import columns
from engine.ui.menu import Item, Picked
from engine.ui.paint import drop
from engine.ui.theme import LABEL, SEATS

if TYPE_CHECKING:
    from engine.app import App

CHAIRS = pygame.Rect(456, 150, 1368, 384)
ROWS_BELOW = 32
CARD_AT = (96, 150)
SIDE = pygame.Rect(96, 574, 316, 340)
SEED_LIMIT = 2**31


class LobbyScene(MenuScene):
    """Starts `title` through the application when the table is laid."""

    def __init__(self, app: "App", title: Title) -> None:
        self.title = title
        self.words = title_words(app, title)
        names = tuple(app.profile.name_at(n, app.language(f"seat-{n}")) for n in range(len(SEATS)))
        strengths = tuple(sorted(POLICIES, key=lambda name: name == "random"))
        self.table = Table(title, app.inputs.seats, strengths, names, app.profile.tables.get(title.id))
        self.seat_choice = title.seat_choice(app)
        self.seed: int | None = None
        self.more = False
        self.chair = 0
        self.in_chairs = False
        super().__init__(app, pygame.Rect(CHAIRS.x, CHAIRS.bottom + ROWS_BELOW, CHAIRS.w, 400))
        self.night = Night(app)
        self.lifts = [Animated(0.0, 0.05) for _ in self.table.chairs]
        self._pressed: int | None = None

    def enter(self) -> None:
        super().enter()
        self.app.inputs.asking = None
        if self.title.music:
            self.app.audio.music(self.title.music)

    def uncover(self) -> None:
        self.words = title_words(self.app, self.title)
        super().uncover()

    # ------------------------------------------------------------ rows
    def items(self) -> list[Item]:
        rows = lobby_rows(self.app, self.title, self.words, self.table, self.more, self.seed)
        if self.seat_choice is None:
            return rows
        seats = seat_rows(self.words, self.table, self.seat_choice)
        at = next((n for n, row in enumerate(rows) if row.id == "workshop"), len(rows))
        return [*rows[:at], *seats, *rows[at:]]

    def chosen(self, key: str) -> None:
        if key == "start":
            self.start()
        elif key == "more":
            self.more = not self.more
            self.refresh()
            self.menu.index += self.more  # what has come to light lies below, perhaps out of sight
        elif key == "seed":
            self._ask_seed()
        elif key == "workshop":
            self.app.scenes.push(self.title.workshop()(self.app, self.title))
        else:
            self._read(key)

    def _reading(self) -> dict[Action, str]:
        """What can be read at a press, wherever the focus is in the list."""
        howto = {Action.DETAILS: "howto"} if self.title.howto_pages else {}
        return {**howto, Action.ALT: "rules"}

    def _read(self, key: str) -> None:
        """Screens that tell about the title."""
        from engine.scenes.fame import FameScene
        from engine.scenes.howto import HowToScene
        from engine.scenes.rulebook import RulebookScene

        scenes = {"howto": HowToScene, "rules": RulebookScene, "fame": FameScene}
        self.app.scenes.push(scenes[key](self.app, self.title))

    def changed(self, picked: Picked) -> None:
        if picked.id == "shared":
            self.table.shared = bool(picked.value)
        elif picked.id.startswith("option ") and picked.value is not None:
            self.table.options[picked.id[7:]] = str(picked.value)
            self.refresh()
        elif picked.id.startswith("seat "):
            self.table.chairs[int(picked.id[5:])].choice = str(picked.value)
            self.refresh()

    def _ask_seed(self) -> None:
        from engine.scenes.text_entry import TextEntryScene

        def take(words: str) -> None:
            self.seed = int(words) % SEED_LIMIT if words else None
            self.refresh()

        given = "" if self.seed is None else str(self.seed)
        self.app.scenes.push(TextEntryScene(self.app, given, take, self.say("lobby-seed-ask"), limit=9, digits=True))

    def start(self) -> None:
        """Remember the table, hand the devices to their seats and begin."""
        profile, table = self.app.profile, self.table
        for n, chair in enumerate(table.chairs):
            if chair.person:
                profile.sit(n, chair.name)
        profile.tables[self.title.id] = table.memory()
        if fault := profile.keep():
            self.app.toast(fault, "warning")
        table.settle({device: self.app.inputs.guid(device) for device in self.app.inputs.devices()})
        seed = secrets.randbelow(SEED_LIMIT) if self.seed is None else self.seed
        chosen = self._chosen()
        if self.seat_choice is None or not any(chosen):
            self.app.start_match(self.title, table.specs(), table.options, seed)
            return
        match = Match.start(self.title.rules(), table.specs(), seed, table.options, keep_states=True)
        self.app.tell_content_faults()
        self.seat_choice.begin(match, chosen)
        self.app.show_table(self.title, match, self.app.new_save_name(self.title))

    def _chosen(self) -> list[str]:
        """What each seat of the match has chosen; empty chairs close up."""
        values = self.seat_choice.values(self.table.options) if self.seat_choice else ()
        return [chair.choice if chair.choice in values else "" for chair in self.table.chairs if chair.taken]

    # ------------------------------------------------------------ input
    def handle(self, event: InputEvent) -> None:
        accepts = isinstance(event, ActionEvent) and event.action is Action.ACCEPT and event.pressed
        stranger = accepts and event.device not in ("mouse", "touch")
        if stranger and not self.last_stop.here and not self.app.inputs.seats.seats_of(event.device):
            self._join(event.device)
        else:
            super().handle(event)

    def _join(self, device: str) -> None:
        seat = self.table.join(device, self.app.inputs.guid(device))
        if seat is None:
            self.sound("ui_refuse")
            self.app.toast(self.say("lobby-full"), "info")
            return
        self.sound("join")
        self.app.toast(self.say("lobby-joined", name=self.table.chairs[seat].name), seat=self.table.chairs[seat].look)
        self.refresh()

    def device(self, event: DeviceEvent) -> None:
        self.refresh()

    def act(self, event: ActionEvent) -> None:
        if self.in_chairs:
            self._act_in_chairs(event)
        elif event.pressed and event.action in self._reading():
            self.sound("ui_accept")
            self._read(self._reading()[event.action])
        elif (event.moves and event.action is Action.UP and self.menu.index == 0) or (
            event.pressed and event.action is Action.DOWN and self.menu.index == len(self.menu.items) - 1
        ):
            self._enter_chairs(True)
        else:
            super().act(event)

    @property
    def in_list(self) -> bool:
        return not self.in_chairs

    def walk(self) -> Action:
        return Action.RIGHT if self.in_chairs else Action.DOWN

    def _act_in_chairs(self, event: ActionEvent) -> None:
        last = self.chair == len(self.table.chairs) - 1
        if self.app.inputs.scanner.on and event.pressed and event.action is Action.RIGHT and last:
            self._enter_chairs(False)
            self.chair = 0
        elif event.moves and event.action in (Action.LEFT, Action.RIGHT):
            self.chair = (self.chair + (1 if event.action is Action.RIGHT else -1)) % len(self.table.chairs)
            self.sound("ui_move")
        elif event.moves and event.action in (Action.UP, Action.DOWN):
            self._enter_chairs(False)
            if event.action is Action.UP:
                self.menu.index = len(self.menu.items) - 1
        elif event.pressed and event.action is Action.ACCEPT:
            self._open_chair()
        elif event.pressed and event.action is Action.ALT:
            kinds = (PERSON, *self.table.strengths, NOBODY)
            now = kinds.index(self.table.chairs[self.chair].kind)
            self.table.set_kind(self.chair, kinds[(now + 1) % len(kinds)])
            self.sound("ui_move")
            self.refresh()

    def _enter_chairs(self, inside: bool) -> None:
        """A list that was left begins anew: its first row, which starts the game, is seen again."""
        self.in_chairs, self.menu.index = inside, 0
        self.sound("ui_move")

    def _open_chair(self) -> None:
        from engine.scenes.chair import ChairScene

        self.sound("ui_accept")
        self.app.scenes.push(ChairScene(self.app, self.table, self.chair))

    def point(self, event: PointerEvent) -> None:
        at = next((n for n, rect in enumerate(self.chair_rects()) if rect.collidepoint(event.pos)), None)
        if at is None:
            if event.kind in ("move", "press") and self.menu.at(event.pos) is not None:
                self.in_chairs = False
            super().point(event)
        elif event.kind in ("move", "press"):
            if not self.in_chairs or self.chair != at:
                self.sound("ui_move")
            self.in_chairs, self.chair = True, at
            self._pressed = at if event.kind == "press" else self._pressed
        elif event.kind == "release" and self._pressed == at:
            self._pressed = None
            self._open_chair()

    def prompts(self) -> Prompts:
        words = {"howto": "title-howto", "rules": "lobby-rules"}
        reading = [(action, self.say(words[key])) for action, key in self._reading().items()]
        return (
            (Action.ACCEPT, self.say("ui-choose")),
            *([(Action.ALT, self.say("lobby-change"))] if self.in_chairs else reading),
            (Action.BACK, self.say("ui-back")),
        )

    # ------------------------------------------------------------ drawing
    def update(self, dt: float) -> None:
        super().update(dt)
        self.night.update(dt)
        for n, lift in enumerate(self.lifts):
            lift.set(1.0 if self.in_chairs and n == self.chair else 0.0)
            lift.update(dt)

    @property
    def spacious(self) -> bool:
        """There is room for the card of the title; large words need all of it."""
        return self.app.kit.theme.scale < 1.4

    def chair_rects(self) -> list[pygame.Rect]:
        area = CHAIRS.copy() if self.spacious else pygame.Rect(96, CHAIRS.y, 1728, CHAIRS.h)
        area.h -= round(140 * (self.app.kit.theme.scale - 1))  # larger words need the room below
        return columns(area, len(self.table.chairs), 18)

    def ground(self, canvas: pygame.Surface) -> None:
        self.night.draw_sky(canvas)
        self.app.kit.veil(canvas, 0.42)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit, title = self.app.kit, self.title
        name = kit.title(canvas, title_name(self.app, self.title), (96, 42))
        if self.words.has("title-tagline"):
            line = self.words("title-tagline")
            size = kit.fitted(line, 1728 - name.w - 60, LABEL)
            kit.text(canvas, line, (1824, 84), size, color=kit.theme.muted, anchor="midright")
        if self.spacious:
            card = Card(title.id, title_name(self.app, self.title), title.seats[0], title.seats[-1], title.order, title)
            drop(canvas, card_face(self.app, card, True), (CARD_AT[0], CARD_AT[1] + rise), 14, (6, 14), 0.7)
            self._draw_side(canvas, rise)
        for n, rect in enumerate(self.chair_rects()):
            place = rect.move(0, rise - round(8 * self.lifts[n].value))
            draw_chair(
                self.app, canvas, place, self.table.chairs[n], self.app.inputs.seats.device(n), self.night.time + n
            )
            if self.in_chairs and n == self.chair:
                kit.ring(canvas, place, self.table.chairs[n].look)
        first = self.chair_rects()[0]
        self.area.x, self.area.y, self.area.w = first.x + 8, first.bottom + ROWS_BELOW, 1824 - first.x - 8
        self.area.h = self.foot() - self.area.y - 18
        self.draw_menu(canvas, rise)

    def _draw_side(self, canvas: pygame.Surface, rise: int) -> None:
        """How long it takes, and what it is about where the words fit."""
        kit = self.app.kit
        y = SIDE.y + rise
        for icon, key in (("hourglass", "title-time"), ("", "title-about")):
            if not self.words.has(key):
                continue
            words = self.words(key)
            room = kit.theme.px(52) if icon else 0
            block = kit.block(words, SIDE.w - room - 30, LABEL)
            tall = block.height + 28
            if y + tall > self.foot() - 12 + rise:
                return
            kit.plate(canvas, pygame.Rect(SIDE.x, y, SIDE.w, tall), radius=12)
            if icon:
                picture = kit.icon(icon, kit.theme.px(38), kit.theme.accent)
                canvas.blit(picture, picture.get_rect(midleft=(SIDE.x + 14, y + tall // 2)))
            canvas.blit(block.surface, (SIDE.x + room + 15, y + 14))
            y += tall + 12
