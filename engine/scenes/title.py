"""The title screen: choose a game, or one of the few other things to do. Two presses lead from here to a game."""

from typing import TYPE_CHECKING

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.events import ActionEvent, DeviceEvent, PointerEvent
from engine.scenes.cards import SIZE, Card, draw_card, find_cards
from engine.scenes.decor import join_glyph
from engine.scenes.frame import FrameScene
from engine.scenes.night import Night
from engine.scenes.title_bar import Entry, Item, TitleBar
from engine.tween import Animated
from engine.ui.focus import Element, FocusMap
from engine.ui.text import fit, put, width
from engine.ui.theme import BONE, SEATS

if TYPE_CHECKING:
    from engine.app import App


class TitleScene(FrameScene):
    """Where the program begins: a card for each title, what else there is to do, and who has joined."""

    watched = False  # it goes over to the demonstration instead

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.night = Night(app)
        self.focus = FocusMap()
        self.cards: list[Card] = []
        self.lifts: dict[str, Animated] = {}
        self.has_saves = False
        self.last_card = ""
        self.bar = TitleBar(app)
        self._placed_for: object = None

    # ------------------------------------------------------------ coming and going
    def enter(self) -> None:
        super().enter()
        self.app.audio.music("bed_title")
        self.app.inputs.asking = None
        self._refresh()
        self.focus.focus(f"card {self.app.played}")
        if self.app.faults:
            from engine.scenes.faults import FaultsScene

            faults, self.app.faults = self.app.faults, []
            self.app.scenes.push(FaultsScene(self.app, faults))

    def uncover(self) -> None:
        self.app.audio.music("bed_title")
        self._refresh()

    def _refresh(self) -> None:
        self.has_saves = bool(self.app.saves.slots())
        self.cards = find_cards(self.app)
        self.lifts = {card.id: self.lifts.get(card.id, Animated(0.0, 0.05)) for card in self.cards}
        self._place()

    def _place(self) -> None:
        """Where the focus can go; the bar's words are as wide as language, size and device make them."""
        self._placed_for = self._look()
        places = [Element(f"card {card.id}", rect) for card, rect in zip(self.cards, self._card_rects(), strict=True)]
        places += [Element(f"bar {item.key}", item.rect) for item in self.bar_items() if item.key]
        self.focus.set(places)

    def _look(self) -> object:
        return self.app.kit.style, self.app.kit.theme, self.app.language.code

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._placed_for != self._look():
            self._place()
        self.night.seat(self._joined())
        self.night.update(dt)
        for card_id, lift in self.lifts.items():
            lift.set(1.0 if self.focus.current == f"card {card_id}" else 0.0)
            lift.update(dt)
        if self.dialog is None and self.app.inputs.idle_seconds >= self.app.settings.kiosk.attract_after:
            from engine.scenes.attract import AttractScene

            self.app.scenes.push(AttractScene(self.app))

    # ------------------------------------------------------------ what can be done
    def entries(self) -> list[Entry]:
        """The things to do beside playing: id, the button that does it from anywhere, its words."""
        out: list[Entry] = []
        if self.has_saves:
            out.append(("continue", Action.VIEW, self.say("title-continue")))
        out += [
            ("settings", Action.ALT, self.say("title-settings")),
            ("howto", Action.DETAILS, self.say("title-howto")),
        ]
        if not self.app.mode.kiosk:
            out.append(("quit", Action.BACK, self.say("title-quit")))
        return out

    def act(self, event: ActionEvent) -> None:
        if event.action in DIRECTIONS and event.moves:
            if self.focus.move(event.action):
                self.sound("ui_move")
        elif event.action in (Action.PAGE_LEFT, Action.PAGE_RIGHT) and event.moves:
            self.focus.cycle(-1 if event.action is Action.PAGE_LEFT else 1)
            self.sound("ui_move")
        elif event.action is Action.ACCEPT and event.pressed:
            self._open(self.focus.current or "", event.device)
        elif event.pressed:
            key = next((key for key, action, _ in self.entries() if action is event.action), "")
            if key:
                self._open(f"bar {key}", event.device)

    def walk(self) -> Action:
        return Action.DOWN if self.dialog else Action.PAGE_RIGHT  # down would lead past most of the cards

    def back(self) -> None:
        if not self.app.mode.kiosk:
            self._ask_to_quit()

    def point(self, event: PointerEvent) -> None:
        moved, clicked = self.focus.point(event)
        if moved:
            self.sound("ui_move")
        if clicked:
            self._open(clicked, event.device)

    def _open(self, key: str, device: str) -> None:
        kind, _, name = key.partition(" ")
        if kind == "card":
            self._play(next(card for card in self.cards if card.id == name), device)
        elif kind == "bar":
            self.sound("ui_accept")
            opened = {
                "continue": self._open_continue,
                "settings": self._open_settings,
                "howto": self._open_howto,
                "quit": self._ask_to_quit,
            }
            opened[name]()

    def _play(self, card: Card, device: str) -> None:
        if card.title is None:
            self.sound("ui_refuse")
            self.app.toast(self.say("title-later-why", name=card.name), "lock")
            return
        from engine.scenes.lobby import LobbyScene

        self.sound("ui_accept")
        self._join(device)
        self.app.scenes.push(LobbyScene(self.app, card.title))

    def _join(self, device: str) -> None:
        seats, inputs = self.app.inputs.seats, self.app.inputs
        if device not in ("mouse", "touch") and not seats.seats_of(device):
            seat = seats.join(device, inputs.guid(device))
            if seat is not None:
                self.sound("join")

    def _open_continue(self) -> None:
        from engine.scenes.resume import ResumeScene

        self.app.scenes.push(ResumeScene(self.app))

    def _open_settings(self) -> None:
        from engine.scenes.settings import SettingsScene

        self.app.scenes.push(SettingsScene(self.app))

    def _open_howto(self) -> None:
        from engine.scenes.howto import HowToScene

        titles = [card.title for card in self.cards if card.title and card.title.howto_pages]
        titles.sort(key=lambda title: title.id != self.last_card)
        if titles:
            self.app.scenes.push(HowToScene(self.app, titles[0]))

    def _ask_to_quit(self) -> None:
        self.confirm(
            self.say("title-quit-title"), self.say("title-quit-words"), self.say("title-quit-yes"), self.app.quit
        )

    def _joined(self) -> frozenset[int]:
        return frozenset(seat for seat in range(len(SEATS)) if self.app.inputs.seats.device(seat))

    def device(self, event: DeviceEvent) -> None:
        self._refresh()

    # ------------------------------------------------------------ places
    def _card_rects(self) -> list[pygame.Rect]:
        place = self.night.places["cards"]
        step = SIZE[0] + place["gap"]
        left = 960 - (step * len(self.cards) - place["gap"]) // 2
        return [pygame.Rect(left + n * step, place["top"], *SIZE) for n in range(len(self.cards))]

    def bar_items(self) -> list[Item]:
        return self.bar.items([("", Action.ACCEPT, self.say("title-play")), *self.entries()])

    # ------------------------------------------------------------ drawing
    def ground(self, canvas: pygame.Surface) -> None:
        self.night.draw_sky(canvas)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        assets, night = self.app.assets, self.night
        if (self.focus.current or "").startswith("card "):
            self.last_card = (self.focus.current or "")[5:]
        night.draw_fires(canvas)
        logo = assets.image("title/logotype")
        canvas.blit(logo, logo.get_rect(center=night.places["logotype"]["center"]).move(0, -rise))
        order = sorted(zip(self.cards, self._card_rects(), strict=True), key=lambda pair: self.lifts[pair[0].id].value)
        for card, rect in order:
            draw_card(self.app, canvas, card, rect.move(0, rise), self.lifts[card.id].value, None)
        night.draw_couch(canvas)
        joined = self._joined()
        for seat in range(len(SEATS)):
            self._draw_seat(canvas, seat, seat in joined)
        kind, _, name = (self.focus.current or "").partition(" ")
        self.bar.draw(canvas, self.bar_items(), name if kind == "bar" else "")

    def _draw_seat(self, canvas: pygame.Surface, seat: int, joined: bool) -> None:
        places = self.night.places["seat_plates"]
        rect, words = pygame.Rect(places["rects"][seat]), pygame.Rect(places["words"])
        plate = self.app.assets.image(f"title/seat_plate_{SEATS[seat].key}" + ("" if joined else "_free"))
        canvas.blit(plate, rect)
        inside = words.move(rect.topleft)
        if joined:
            name = self.app.profile.name_at(seat, self.say(f"seat-{seat}"))
            size = fit(name, "bold", inside.w - 12, self.app.kit.theme.px(34))
            put(canvas, name, (inside.x, inside.centery), size, "bold", BONE, "midleft")
        else:
            self._draw_invitation(canvas, inside)

    def _draw_invitation(self, canvas: pygame.Surface, inside: pygame.Rect) -> None:
        """The button and "join", side by side or, where the words are long, one over the other."""
        words = self.say("title-join")
        size = fit(words, "read", inside.w, self.app.kit.theme.px(28))
        glyph = join_glyph(self.app, 46)
        if glyph.get_width() + 10 + width(words, size) <= inside.w:
            canvas.blit(glyph, glyph.get_rect(midleft=(inside.x, inside.centery)))
            put(canvas, words, (inside.x + glyph.get_width() + 10, inside.centery), size, "read", BONE, "midleft")
            return
        glyph = join_glyph(self.app, 40)
        canvas.blit(glyph, glyph.get_rect(midtop=(inside.centerx - 14, inside.y - 8)))
        put(canvas, words, (inside.centerx - 14, inside.bottom + 3), min(size, 30), "read", BONE, "midbottom")

    def draw_prompts(self, canvas: pygame.Surface, items: object) -> None:
        """The bar is drawn by `paint`: its entries can be focused."""
