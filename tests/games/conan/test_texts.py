"""The words of Conan: complete in both languages, equal in what they are given, within the screen's lengths."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, get_args

import msgspec
import pytest

from engine.rules import Event, Match, Option, Question, Roll, SeatSpec
from games.conan.rules import RULES, content_boards, verbs
from games.conan.rules.content import BOARDS, CARDS, HEROES, SCENARIOS, SKILLS, SPELLS, TILES
from games.conan.rules.events import EVENTS
from games.conan.rules.state import SPACES, ConanState
from games.conan.title import TITLE
from tests.support.text_laws import Speaker, TextLaws
from tests.support.texts import CODES, NEWS_SIZE, NEWS_WIDTH, PROMPT_SIZE, PROMPT_WIDTH, Texts

CHAPTERS: dict[int | str, int | Iterable[int]] = {
    1: 10, 2: 8, 3: 8, 4: 11, 5: 5, 6: 9, 7: 11, 8: 15, 9: 16, 10: 9, 11: 16, 12: 10, 13: 6, 14: 10, 15: 6, 16: 12,
    17: 9, 18: 2, 19: 5, 20: 10, 21: 10, 22: 6, 23: 6, 24: 5, 25: 6, 26: 34, 27: 5, "EX": 13,
}  # fmt: skip
TEXTS = Texts("conan", "CON", CHAPTERS)
COLOURS = {
    "en": {"Y": "yellow", "O": "orange", "R": "red"},
    "es": {"Y": "amarillo", "O": "naranja", "R": "rojo"},
}
ENGLISH_WORDS = {
    "the", "of", "your", "you", "and", "with", "unit", "units", "hero", "heroes", "attack", "guard", "armour", "reroll",
    "card", "action", "gem", "gems", "turn", "skill", "spell", "each", "at", "may", "tile", "area", "die", "damage",
    "overlord", "river", "wound", "wounds", "reserve", "fatigue", "reach", "leap", "move", "red", "yellow", "orange",
}  # fmt: skip
# One word for each thing: these are rejected names of things that the glossary on top of es.ftl calls otherwise.
BANNED_SPANISH = {
    "mosaico", "mosaicos", "reanudar", "reanudación", "fase de apoyo", "miniatura", "miniaturas", "modelo", "modelos",
    "aura", "relanzar", "relanzamiento", "cohete", "estancia", "defensivo", "cauto", "obstaculizado", "entorpecido",
    "casilla de esfuerzo", "zona contigua", "adyacente", "adyacentes", "gargantilla", "blindaje", "bloquear el golpe",
    "señor supremo", "secuaz", "secuaces", "conjuro", "conjuros", "carga máxima de gemas", "robar", "tirar otra vez",
}  # fmt: skip
PHASES = ("start", "stance", "action", "end", "recovery", "activation")
FIGURE, FAR = "Arquero bossonio (morado 3)", "Vándalo, castillo a estribor"
NAMED = "who target saved attacker caster roller on by"
WORST = {
    **dict.fromkeys(NAMED.split(), FIGURE), "hero": "Conan el General", "leader": "Conan el General",
    "other": "Conan el General", "name": "Tomyris", "area": FAR, "origin": FAR, "to": FAR, "place": "manipulation",
    "door": "Puerta del escritorio", "card": "Daga de mano izquierda", "second": "Daga de sacrificio",
    "what": "Daga de mano izquierda", "tile": "Arqueros bossonios (morado)", "old": "Demonio de las tinieblas",
    "new": "Demonio de las tinieblas", "spell": "Regreso de los valientes", "skill": "Ataque del más allá",
    "event": "Fuego a discreción", "scenario": "La corona del templo anegado", "rule": "Los muertos se agitan",
    "cause": "Regreso de los valientes", "reason": "hindering", "means": "Enjambre pestilente", "n": 11, "most": 12,
    "gems": 4, "cost": 8, "power": 12, "defence": 11, "damage": 12, "total": 12, "points": 6, "left": 11, "marker": 15,
    "limit": 15, "round": 10, "side": "overlord", "winner": "overlord", "phase": "start", "stance": "aggressive",
    "purpose": "manipulation", "kind": "ranged", "how": "wreck", "elevation": 1, "before": 3, "after": 3, "lies": 1,
    "state": "closed", "success": 0, "difficulty": 3, "against": 5, "face_down": 1, "down": 1, "colour": "O", "face": 2,
    "space": "melee", "why": "lost", "figure": "Arquero bossonio",
}  # fmt: skip
VARIANTS: dict[str, tuple[str | int, ...]] = {
    "phase": PHASES, "side": ("heroes",), "winner": ("heroes",), "stance": ("cautious",), "state": ("open",),
    "place": (*SPACES, "spell", "allies", "wound", "wounds", "reserve", "fatigue"), "elevation": (0,), "lies": (0,),
    "purpose": ("activation", "move", "guard", "reroll", "spell", "attack", "blast", "leap", "fall", "heal", "other"),
    "means": ("free", "support", "paid"), "kind": (
        "melee", "spell", "area", "armour", "immobile", "unblocking", "dizziness", "untargetable", "web", "grabbed",
        "flying",
    ),
    "how": (
        "walk", "climb", "jump", "leap", "swim", "fly", "pass", "open", "led", "teleport", "drawn", "ashore", "shed",
        "given", "taken", "caught",
    ),
    "reason": ("unarmed", "armour", "Disparo preciso"), "card": (0,), "on": (0,), "leader": (0,),
    "cause": ("leaderless",),
    "damage": (0,), "success": (1,), "face_down": (0,), "why": ("killed", "used"), "n": (0, 1), "points": (1,),
    "space": ("move",), "gems": (0, 1),
}  # fmt: skip
"""What the sentences depend on."""


# -- keys


class TestTexts(TextLaws):
    texts, worst = TEXTS, WORST


def told(kind: str, ids: Mapping[str, object] | set[str], *more: str) -> set[str]:
    return {f"{kind}-{one}{part}" for one in ids for part in ("", *more)}


@pytest.mark.parametrize("code", CODES)
def test_everything_that_has_an_id_has_its_name_and_its_words(code: str) -> None:
    facts = told("hero", HEROES, "-text") | told("tile", TILES, "-text") | told("card", CARDS, "-text", "-flavour")
    facts |= (
        told("spell", SPELLS, "-text", "-flavour") | told("skill", SKILLS, "-text") | told("board", BOARDS, "-text")
    )
    facts |= told("scenario", SCENARIOS, "-story", "-heroes", "-overlord", "-rule-1", "-rule-2", "-rule-3")
    facts |= {f"table-scenario-{one}" for one in SCENARIOS}
    for board in BOARDS.values():
        facts |= {f"area-{one}" for one in board.areas} | {f"door-{one}" for one in board.doors}
    for scenario in SCENARIOS.values():
        facts |= told("happening", {one.id for one in scenario.event}, "-text")
        rules = {f"rule-{scenario.id}-{one.what}" for one in scenario.rule if one.when == "picked_up"}
        facts |= rules
    assert TEXTS.lacking(code, facts) == []
    assert (len(HEROES), len(TILES), len(CARDS), len(SPELLS), len(SKILLS), len(SCENARIOS)) == (12, 27, 48, 20, 33, 3)


@pytest.mark.parametrize("code", CODES)
def test_minions_are_named_one_by_one_too(code: str) -> None:
    minions = {tile for tile, facts in TILES.items() if facts.role == "minion"}
    assert {key.removeprefix("figure-") for key in TEXTS.keys("figure-")} == minions | {"numbered"}


@pytest.mark.parametrize("code", CODES)
def test_every_word_of_the_tables_is_said(code: str) -> None:
    facts = told("space", set(SPACES), "-text") | told("zone", {"reserve", "fatigue", "wounds"}, "-text")
    facts |= told("stance", {"aggressive", "cautious"}, "-text") | {f"phase-{one}" for one in PHASES}
    facts |= {f"role-{facts.role}" for facts in TILES.values()} | {f"kind-{card.kind}" for card in CARDS.values()}
    facts |= {f"tag-{tag}" for tile in TILES.values() for tag in tile.tags}
    facts |= told("place", set(get_args(content_boards.AreaKind)), "-text")
    facts |= {f"border-{one}" for one in get_args(content_boards.BorderKind)}
    facts |= told("die", {"Y", "O", "R"}, "-text") | told("benefit", {"move", "guard", "reroll"}, "-text")
    facts |= {f"colour-{tile.colour}" for one in SCENARIOS.values() for tile in one.tile if tile.colour}
    for option in TITLE.options:
        facts |= {f"table-{option.key}", f"table-{option.key}-note"}
        facts |= {f"table-{option.key}-{choice}" for choice in option.choices}
    assert TEXTS.lacking(code, facts) == []


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("kind", "n"), [("hero-", 12), ("tile-", 27), ("card-", 48), ("spell-", 20), ("skill-", 33)])
def test_names_are_all_different(code: str, kind: str, n: int) -> None:
    other = ("-text", "-flavour", "tile-coloured", "tile-face-down", "skill-limit", "skill-lost")
    names = [key for key in TEXTS.keys(kind) if not key.endswith(other)]
    assert len({TEXTS.words(code)(key) for key in names}) == len(names) == n


@pytest.mark.parametrize("code", CODES)
def test_areas_of_a_board_are_told_apart(code: str) -> None:
    for board in BOARDS.values():
        names = {TEXTS.words(code)(f"area-{one}") for one in board.areas}
        assert len(names) == len(board.areas)


# -- lengths


@pytest.mark.parametrize("code", CODES)
def test_texts_fit_their_places(code: str) -> None:
    kinds = ("hero-", "tile-", "card-", "spell-", "skill-", "space-", "place-")
    texts = [key for kind in kinds for key in TEXTS.keys(kind)]
    long = TEXTS.too_long(code, [key for key in texts if key.endswith("-text")], 160)
    long += TEXTS.too_long(code, [key for key in texts if key.endswith("-flavour")], 60)
    names = [key for kind in (*kinds, "area-", "door-", "happening-") for key in TEXTS.keys(kind)]
    names = [key for key in names if not key.endswith(("-text", "-flavour", "-coloured", "-face-down", "skill-limit"))]
    long += TEXTS.too_long(code, names, 30, WORST)
    long += TEXTS.too_long(code, [*TEXTS.keys("scenario-"), *TEXTS.keys("howto-")], 220)
    assert long + TEXTS.too_long(code, TEXTS.keys("keyword-"), 110, WORST) == []


@pytest.mark.parametrize("code", CODES)
def test_prompts_and_news_fit_one_line(code: str) -> None:
    for varied in ({}, *({field: value} for field, values in VARIANTS.items() for value in values)):
        assert TEXTS.too_wide(code, "prompt-", PROMPT_SIZE, PROMPT_WIDTH, {**WORST, **varied}) == {}
        assert TEXTS.too_wide(code, "event-", NEWS_SIZE, NEWS_WIDTH, {**WORST, "place": FAR, **varied}) == {}


# -- what is said when


def tags() -> set[str]:
    return {f"event-{event.__struct_config__.tag}" for event in EVENTS}


@pytest.mark.parametrize("code", CODES)
def test_every_event_has_a_line_of_news(code: str) -> None:
    assert TEXTS.lacking(code, tags()) == [] and set(TEXTS.keys("event-")) == tags()


HANDED = {"gems_spent": {"n"}, "gems_moved": {"who", "place"}, "guard_built": {"n"}, "game_started": {"scenario"}}
"""What the board makes of other fields, by the head of en.ftl."""


def test_news_uses_what_the_events_hold() -> None:
    strange = {}
    for event in EVENTS:
        tag = str(event.__struct_config__.tag)
        more = TEXTS.variables("en", f"event-{tag}") - set(event.__struct_fields__) - HANDED.get(tag, set())
        if more:
            strange[tag] = more
    assert strange == {}


@pytest.mark.parametrize("code", CODES)
def test_every_keyword_is_explained(code: str) -> None:
    terms = {key for key in TEXTS.keys("keyword-") if not key.endswith("-text")}
    assert len(terms) == 24 and TEXTS.lacking(code, {f"{term}-text" for term in terms}) == []


def test_numbers_and_facts_bend_the_words() -> None:
    en, es = TEXTS.words("en"), TEXTS.words("es")
    assert en("event-gems_spent", who="Conan", n=1, place="melee", purpose="") == "Conan: 1 gem on Melee Attack"
    assert es("event-gems_spent", who="El Señor Oscuro", n=3, place="fatigue", purpose="activation") == (
        "El Señor Oscuro: 3 gemas por la activación"
    )
    assert en("option-walk", who="Conan", area="Totem square", n=2, gems=1) == "Conan to Totem square: 2 MP, 1 gem"
    assert es("option-model-walk", area="Plaza del tótem", n=1, gems=0) == "A Plaza del tótem: 1 PM"
    assert en("option-guard-gems-gems", n=0) == "No guard"
    assert en("option-weapon", card="Sword", second="Dagger") == "Sword and Dagger"
    assert es("event-symbols_ignored", who="Conan", reason="unarmed", n=2) == "Conan, sin arma: −2"
    assert en("event-attack_resolved", target="Conan", power=5, defence=2, damage=3) == "Conan: 5 against 2, damage 3"
    assert es("figure-numbered", figure="Cazador picto", colour="azul", n=2) == "Cazador picto (azul 2)"
    assert en("option-tile", tile="Giant Snake", down=1, n=3) == "Giant Snake, face down: 3 gems to clear it"


def test_spanish_holds_no_english_and_keeps_to_its_glossary() -> None:
    assert TEXTS.spanish_with(ENGLISH_WORDS | BANNED_SPANISH, WORST) == []


# -- rule book


@pytest.mark.parametrize("code", CODES)
def test_the_rule_book_explains_every_skill_by_its_name(code: str) -> None:
    clauses = TEXTS.clauses(code)
    for n, skill in enumerate(SKILLS, 1):
        assert clauses[f"CON-26.{n}"].startswith(f"{TEXTS.words(code)(f'skill-{skill}')}:")


# -- numbers


def test_texts_name_the_same_numbers() -> None:
    kinds = ("hero-", "tile-", "card-", "spell-", "skill-", "scenario-", "keyword-", "howto-", "happening-", "space-")
    keys = [key for kind in kinds for key in TEXTS.keys(kind) if key.endswith("-text") or kind == "scenario-"]
    assert TEXTS.unequal_numbers(keys) == []


PLURALS = {"en": COLOURS["en"], "es": {"Y": "amarillos", "O": "naranjas", "R": "rojos"}}


def dice_words(icons: tuple[str, ...], code: str) -> set[str]:
    """ "2 red" for two red dice, in Spanish with the plural."""
    found = set()
    for letter in {icon[0] for icon in icons}:
        n = sum(icon[0] == letter for icon in icons)
        found.add(f"{n} {(PLURALS if n > 1 else COLOURS)[code][letter]}")
    return found


@pytest.mark.parametrize("code", CODES)
def test_cards_name_the_dice_of_the_content(code: str) -> None:
    """A die that is changed in the content must be changed in the words too."""
    slips = set()
    for card in CARDS.values():
        text = TEXTS.words(code)(f"card-{card.id}-text").replace("dados ", "").replace(" dice", "")
        dice = (card.melee, card.ranged, card.guard, card.armour, card.area)
        arrows = sum("*" in icon for icons in dice for icon in icons)
        said = sum(int(n) for n in re.findall(r"(\d+) (?:free reroll|repetici(?:ón|ones) gratis)", text))
        if any(word not in text for icons in dice for word in dice_words(icons, code)) or said != arrows:
            slips.add(card.id)
    assert slips == set()


@pytest.mark.parametrize("code", CODES)
def test_cards_tell_what_drops_and_what_takes_two_hands(code: str) -> None:
    thrown, hands = {"en": ("Thrown", "Two hands"), "es": ("Arrojadiza", "Dos manos")}[code]
    said = {card: TEXTS.words(code)(f"card-{card}-text") for card in CARDS}
    assert {card for card in CARDS if thrown in said[card]} == {one.id for one in CARDS.values() if one.thrown}
    assert {card for card in CARDS if hands in said[card]} == {one.id for one in CARDS.values() if one.hands == 2}


def test_spells_name_the_dice_of_the_content() -> None:
    slips = set()
    for spell in SPELLS.values():
        text = TEXTS.words("en")(f"spell-{spell.id}-text")
        dice = [verb.dice for verb in spell.verbs if isinstance(verb, verbs.Attack)]
        if any(word not in text for icons in dice for word in dice_words(tuple(icons), "en")):
            slips.add(spell.id)
    assert slips == set()


# -- questions


SOURCE = "".join(file.read_text(encoding="utf-8") for file in sorted((TEXTS.folder / "rules").glob("*.py")))


@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_words_and_no_other(code: str) -> None:
    reasons = {
        f"reason-{key}" for key in re.findall(r"\"([a-z-]+)\"(?: if [^,]+ else \"[a-z-]+\")?, \"CON-[\d.]+\"", SOURCE)
    }
    reasons |= {f"reason-{key}" for key in re.findall(r"else \"([a-z-]+)\", \"CON-[\d.]+\"", SOURCE)}
    reasons -= {f"reason-{key}" for key in asked()}
    assert len(reasons) == 22 and TEXTS.lacking(code, reasons) == []
    assert set(TEXTS.keys("reason-")) - reasons == set()


def asked() -> set[str]:
    """Every prompt, and every purpose of a throw."""
    chosen = set(re.findall(r"Choose\(.{3,50}?, \"([a-z-]+)\", ", SOURCE))
    return chosen | set(re.findall(r"purpose=\"([a-z]+)\", roller", SOURCE)) | {"reroll"}


def heads() -> set[str]:
    """What stands before the colon of the ids of answers."""
    found = set(re.findall(r"Option\(\s*f?\"([a-z-]+)", SOURCE)) | set(
        re.findall(r"_option\(hero, \"([a-z-]+)\"", SOURCE)
    )
    found |= set(re.findall(r"Way\([\w\"]+, \"([a-z]+)\"", SOURCE)) - {"pass"} | {"through", "swim"}
    found |= {"aggressive", "cautious", "free", "support", "paid", "circular", "precision", "take", "leave", "strike"}
    found |= {"melee", "move", "shoot", "hand-on", "pass", *re.findall(r"\"(end-[a-z]+)\"", SOURCE)}
    return found


@pytest.mark.parametrize("code", CODES)
def test_every_question_and_answer_of_the_rules_has_words(code: str) -> None:
    assert TEXTS.lacking(code, {f"prompt-{key}" for key in asked()}) == []
    assert {key.removeprefix("prompt-") for key in TEXTS.keys("prompt-")} == asked()
    said = {key.removeprefix("option-") for key in TEXTS.keys("option-")}
    specific = {f"{prompt}-{head}" for prompt in asked() for head in heads()}
    assert said - heads() - specific == set(), "an answer that nobody gives"
    assert {head for head in heads() if not any(key == head or key.endswith(f"-{head}") for key in said)} == set()


# -- a game said aloud


NAMES = ("Conn", "Yezdi", "Thoth", "Haloga", "Tomyris")
CHARACTERS = ("who", "hero", "target", "saved", "attacker", "caster", "roller", "on", "by", "leader", "other")
FACTS = {
    "area": "area", "place": "area", "to": "area", "door": "door", "card": "card", "second": "card", "what": "card",
    "spell": "spell", "skill": "skill", "event": "happening", "scenario": "scenario", "rule": "rule",
    "tile": "tile", "old": "tile", "new": "tile",
}  # fmt: skip
"""The first part of the key of the name of a field."""


class ConanSpeaker(Speaker):
    missing = re.compile(r"[{⟦]|[a-z]_[a-z]|\w:\w|\w/\w")

    def named(self, args: Mapping[str, Any]) -> dict[str, str | int]:
        known = {key: self.name(key, value) for key, value in args.items() if isinstance(value, (str, int))}
        return known | ({"name": NAMES[args["seat"]]} if "seat" in args else {})

    def name(self, key: str, value: str | int) -> str | int:
        if not isinstance(value, str) or not value:
            return int(value or 0)
        if key in CHARACTERS:
            return self.character(value)
        if key in ("tile", "old", "new"):
            return self.tile(value)
        if key in FACTS and self.language.has(f"{FACTS[key]}-{value}"):
            return self.language(f"{FACTS[key]}-{value}")
        if key in ("cause", "means", "reason"):
            kinds = (one for one in ("spell", "skill", "card", "happening") if self.language.has(f"{one}-{value}"))
            return next((self.language(f"{one}-{value}") for one in kinds), value)
        return value

    def character(self, value: str) -> str:
        kind, _, name = value.partition(":")
        if kind == "hero":
            return self.language(f"hero-{name}")
        if kind != "unit":
            keys = (f"{one}-{value}" for one in ("side-name", "hero", "area") if self.language.has(f"{one}-{value}"))
            key = next(keys, "")
            return self.language(key) if key else self.tile(value)
        tile, _, n = name.partition("/")
        colour = tile.rpartition("_")[2]
        if not self.language.has(f"colour-{colour}"):
            return self.language(f"tile-{tile}")
        figure = self.language(f"figure-{tile.removesuffix('_' + colour)}")
        return self.language("figure-numbered", figure=figure, colour=self.language(f"colour-{colour}"), n=int(n))

    def tile(self, value: str) -> str:
        kind, _, colour = value.rpartition("_")
        if not self.language.has(f"colour-{colour}"):
            return self.put(f"tile-{value}", {})
        name, shade = self.language(f"tile-{kind}"), self.language(f"colour-{colour}")
        return self.language("tile-coloured", tile=name, colour=shade)

    def event(self, event: Event) -> str:
        tag, fields = str(event.__struct_config__.tag), msgspec.structs.asdict(event)
        args = self.named(fields)
        if tag == "gems_spent":
            args["place"] = gem_place(fields["place"])
        elif tag == "gems_moved":
            args |= {"place": gem_place(fields["to"]), "who": self.character(gem_owner(fields["to"]))}
        elif tag == "die_rerolled":
            args["means"] = fields["means"]
        elif tag == "guard_built":
            args["n"] = len(fields["dice"])
        return self.put(f"event-{tag}", args)

    def question(self, question: Question) -> None:
        prompt = question.key
        self.say(f"prompt-{prompt}", question.args)
        for option in () if isinstance(question, Roll) else question.options:
            args = self.named({**question.args, **option.args})
            head, _, rest = option.id.partition(":")
            args |= {"place": rest.partition("/")[0]} if head == "from" else {}
            self.put(option_key(prompt, option), args)
            if option.blocked:
                self.say(f"reason-{option.blocked}", {})


def gem_place(element: str) -> str:
    """The word of place-word for "space:conan/melee", "zone:conan/wounds", "spell:...", "allies:..." or "book:..."."""
    kind, _, rest = element.partition(":")
    return kind if kind in ("spell", "allies") else rest.partition("/")[2] or rest


def gem_owner(element: str) -> str:
    kind, _, rest = element.partition(":")
    return "overlord" if kind == "book" else f"hero:{rest.partition('/')[0]}"


def option_key(prompt: str, option: Option) -> str:
    """The key of an answer, as the head of en.ftl tells it."""
    head, colon, _ = option.id.partition(":")
    head = "through" if head == "pass" and colon else head
    wanted = f"option-{prompt}-{head}"
    return wanted if wanted in TEXTS.entries("en") else f"option-{head}"


GAMES = [(code, scenario, 2 + n) for n, scenario in enumerate(SCENARIOS) for code in CODES]


@pytest.mark.parametrize(("code", "scenario", "seats"), GAMES)
def test_a_whole_game_is_said_in_full(code: str, scenario: str, seats: int) -> None:
    people = tuple(SeatSpec(name=name) for name in NAMES[:seats])
    match: Match[ConanState] = Match.start(RULES, people, seed=seats, options={"scenario": scenario})
    assert ConanSpeaker(TEXTS.words(code)).whole_game(match, seats) == set()
