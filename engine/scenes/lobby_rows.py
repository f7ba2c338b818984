"""The rows of the lobby's list: start, how the pad goes round, the title's options, what can be read."""

from typing import TYPE_CHECKING

from engine.language import Language
from engine.scenes.chairs import Table
from engine.titles import SeatChoice, Title, TitleOption
from engine.ui.controls import Choice, Toggle
from engine.ui.menu import Item

if TYPE_CHECKING:
    from engine.app import App


def lobby_rows(app: "App", title: Title, words: Language, table: Table, more: bool, seed: int | None) -> list[Item]:
    """`words` are the title's; `more` shows what few people need; `seed` is the one asked for, if any."""
    say = app.language
    rows = [start_row(app, title, table), *share_rows(app, table)]
    rows += [option_row(words, table, option) for option in title.options]
    if title.has_workshop and not app.mode.kiosk:
        note = words("workshop-entry-note") if words.has("workshop-entry-note") else ""
        rows.append(Item("workshop", words("workshop-entry"), note, "deck"))
    if title.howto_pages:
        rows.append(Item("howto", say("title-howto"), icon="question"))
    rows.append(Item("rules", say("lobby-rules"), icon="book"))
    if app.profile.fame.get(title.id):
        rows.append(Item("fame", say("fame-row"), icon="trophy"))
    rows.append(Item("more", say("lobby-less" if more else "lobby-more"), icon="minus" if more else "plus"))
    if more:
        shown = say("lobby-seed-chance") if seed is None else str(seed)
        rows.append(Item("seed", say("lobby-seed", seed=shown), say("lobby-seed-note"), "dice"))
    return rows


def start_row(app: "App", title: Title, table: Table) -> Item:
    """Disabled with its reason while the game cannot start."""
    why = table.why_not()
    reason = app.language(why, least=title.seats[0]) if why else ""
    note = app.language("lobby-start-note", persons=table.persons, bots=table.taken - table.persons)
    return Item("start", app.language("lobby-start"), reason or note, "play", not why, reason)


def share_rows(app: "App", table: Table) -> list[Item]:
    """Only where several people play: whether one pad goes round. It must when somebody holds none."""
    if table.persons < 2:
        return []
    forced = table.must_share()
    words = app.language("lobby-shared-forced") if forced else ""
    switch = Toggle(table.shared or forced, lambda on: app.language("ui-on" if on else "ui-off"))
    return [Item("shared", app.language("lobby-shared"), words, "hand", not forced, words, switch)]


def option_row(words: Language, table: Table, option: TitleOption) -> Item:
    """Words of an option: `table-<key>`, `table-<key>-<choice>` and, if there is one, `table-<key>-note`."""
    name = f"table-{option.key}"
    choice = Choice(table.options[option.key], option.choices, lambda value: words(f"{name}-{value}"))
    note = words(f"{name}-note") if words.has(f"{name}-note") else ""
    return Item(f"option {option.key}", words(name), note, control=choice)


def seat_rows(words: Language, table: Table, choice: SeatChoice) -> list[Item]:
    """One row for each chair that is taken: what it plays with. What is gone does not count."""
    values = choice.values(table.options)
    now = {n: chair.choice for n, chair in enumerate(table.chairs) if chair.taken}
    now = {n: value if value in values else "" for n, value in now.items()}
    others = any(now.values())
    return [
        Item(
            f"seat {n}",
            words("workshop-seat", name=table.chairs[n].name),
            seat=table.chairs[n].look,
            control=Choice(value, values, lambda each: choice.words(str(each), others)),
        )
        for n, value in now.items()
    ]
