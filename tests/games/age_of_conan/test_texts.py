"""The words of Age of Conan: complete in both languages, equal in what they are given, within the screen's lengths."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, get_args

import pytest

from engine.rules import Match, Option, Question, SeatSpec
from games.age_of_conan.rules import RULES, content, verbs
from games.age_of_conan.rules.content import CARDS, CATEGORIES, CONTENT, PROVINCES, STRATEGIES
from games.age_of_conan.rules.events import EVENTS
from games.age_of_conan.rules.state import AocState
from tests.support.text_laws import Speaker, TextLaws
from tests.support.texts import CODES, NEWS_SIZE, NEWS_WIDTH, PROMPT_SIZE, PROMPT_WIDTH, Texts

CHAPTERS: dict[int | str, int | Iterable[int]] = {
    1: 17, 2: (*range(1, 15), *range(20, 28)), 3: 16, 4: 14, 5: 13, 6: 10, 7: 28, 8: 23, 9: 20, 10: 11, 11: 10, 12: 6,
    13: 19, 14: 12, 15: 12, 16: 13, 17: 13, 18: 6, 19: 6, "EX": 31,
}  # fmt: skip
TEXTS = Texts("age_of_conan", "AOC", CHAPTERS)
SPECIAL = ("conan_bonus", "conan_player")
ENGLISH_WORDS = {
    "the", "of", "your", "you", "and", "with", "unit", "units", "army", "province", "attack", "defence", "siege",
    "deck", "card", "action", "token", "turn", "raid", "bid", "each", "at", "may", "tower", "fort", "sorcery", "gold",
}  # fmt: skip
# One word for each thing: these are rejected names of things that the glossary on top of es.ftl calls otherwise.
BANNED_SPANISH = {
    "mujeres", "combate", "subasta", "apuesta", "mercenario", "voltear", "agotar", "agotada", "edad", "botín",
    "recargar", "relanzar", "dados del destino", "loseta", "acompañantes", "robar una ficha", "roba una ficha",
    "girar el dado", "fronterizo", "regimiento", "agente",
}  # fmt: skip
FAR = "La Tundra del Norte"
WORST = {
    "name": "Tomyris", "other": "Tomyris", "card": "Guardián de pergaminos", "artifact": "Espada de la Atlántida",
    "adventure": "El estanque del ser negro", "objective": "Domar las tierras salvajes", "token": "Compañeras 4",
    "province": FAR, "origin": FAR, "to": FAR, "destination": FAR,
    "n": 11, "value": 6, "total": 12, "amount": 2, "goods": "sorcery", "category": "treasures", "kind": "military",
    "form": "campaign", "side": "attacker", "terrain": "hills", "area": "central", "face": "military_intrigue",
    "why": "Guardián de pergaminos", "cause": "court", "what": "military", "how": "relocation", "by": "distance",
    "deck": "strategy", "step": "artifacts", "attack": 6, "defence": 6, "successes": 12, "again": 1, "won": 1,
    "reached": 1, "retreat": 1, "siege": 1, "crowned": 1, "seat": 1, "age": 3, "ep": 12, "gold": 30, "sorcery": 12,
    "crom": 9, "left": 5, "units": 5, "lost": 3, "dice": 6, "before": "wild", "after": "wild", "counts": "both",
    "sea": "Océano Occidental", "cost": 3, "price": 2, "index": 6, "least": 0, "most": 6,
}  # fmt: skip
VARIANTS: dict[str, tuple[str | int, ...]] = {
    "form": ("campaign", "siege", "battle", "alliance", "cancel"), "how": ("relocation", "attack", "retreat"),
    "by": ("total", "tokens", "distance", "chance"), "kind": ("military", "intrigue", "court", "fort", "tower", "city"),
    "side": ("attacker", "defender"), "won": (0, 1), "retreat": (0, 1), "why": ("raise", "objective"), "seat": (-1, 1),
    "what": ("military", "intrigue", "coronation"), "deck": ("kingdom", "strategy", "tokens"), "reached": (0, 1),
    "crowned": (0, 1), "card": (0, "Seers of the Frozen Halls"), "n": (0, 1, 12), "cause": ("destination", "turn"),
}  # fmt: skip
"""What the sentences depend on."""


def members(name: str) -> set[str]:
    """The words of a Literal of the content."""
    return set(get_args(getattr(content, name)))


class TestTexts(TextLaws):
    texts, worst = TEXTS, WORST


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_its_words(code: str) -> None:
    told = {
        f"card-{card}{part}" for card in (*CARDS, *CONTENT.artifacts, *SPECIAL) for part in ("", "-text", "-flavour")
    }
    told |= {f"card-{card}" for card in STRATEGIES}
    states = {"card-ready", "card-used", "card-unknown"}
    assert {key for key in TEXTS.entries(code) if key.startswith("card-")} == told | states
    other = {f"adventure-{one}{part}" for one in CONTENT.adventures for part in ("", "-text")}
    other |= {f"objective-{one}{part}" for one in CONTENT.objectives for part in ("", "-text")}
    assert TEXTS.lacking(code, other) == [] and len(CONTENT.adventures) == 27 and len(CONTENT.objectives) == 12


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("kind", "n"), [("card-", 58 + 37 + 3 + 2 + 3), ("adventure-", 27), ("objective-", 12), ("province-", 28)]
)
def test_names_are_all_different(code: str, kind: str, n: int) -> None:
    names = [key for key in TEXTS.keys(kind) if not key.endswith(("-text", "-flavour"))]
    assert len({TEXTS.words(code)(key) for key in names}) == len(names) == n


@pytest.mark.parametrize("code", CODES)
def test_every_fact_of_the_content_has_a_word(code: str) -> None:
    facts = {f"province-{one}" for one in PROVINCES} | {f"area-{one}" for one in members("Area")}
    facts |= {f"kingdom-{one}{part}" for one in CONTENT.kingdoms for part in ("", "-text")}
    facts |= {f"sea-{one.sea}" for one in PROVINCES.values() if one.sea}
    facts |= {f"terrain-{one}" for one in get_args(verbs.Terrain)}
    facts |= {f"face-{one}{part}" for one in get_args(verbs.Face) for part in ("", "-text")}
    facts |= {f"fate-{one}{part}" for one in members("FateFace") for part in ("", "-text")}
    facts |= {f"category-{one}" for one in CATEGORIES} | {f"goods-{one}" for one in members("Goods")}
    facts |= {f"when-{one}" for one in members("Window")} | {f"kind-{card.kind}" for card in CARDS.values()}
    assert TEXTS.lacking(code, facts) == []


def test_the_third_category_is_called_companions() -> None:
    assert (TEXTS.words("en")("category-women"), TEXTS.words("es")("category-women")) == ("Companions", "Compañeras")
    said = {key: TEXTS.words("en")(key, **WORST) for key in TEXTS.entries("en")} | TEXTS.clauses("en")
    assert [key for key, line in said.items() if re.search(r"\b[Ww]om[ae]n\b", line)] == ["adventure-a18"]


@pytest.mark.parametrize("code", CODES)
def test_texts_fit_their_places(code: str) -> None:
    texts = [key for kind in ("card-", "objective-") for key in TEXTS.keys(kind) if key.endswith("-text")]
    sayings = [key for key in TEXTS.keys("card-") if key.endswith("-flavour")]
    sayings += [key for key in TEXTS.keys("adventure-") if key.endswith("-text")]
    names = [key for kind in ("card-", "objective-", "adventure-", "province-") for key in TEXTS.keys(kind)]
    long = TEXTS.too_long(code, [*texts, "strategy-text"], 160, WORST) + TEXTS.too_long(code, sayings, 60)
    long += TEXTS.too_long(code, [key for key in names if not key.endswith(("-text", "-flavour"))], 30)
    long += TEXTS.too_long(code, TEXTS.keys("howto-"), 220)
    assert long + TEXTS.too_long(code, TEXTS.keys("keyword-"), 110, WORST) == []


@pytest.mark.parametrize("code", CODES)
def test_prompts_and_news_fit_one_line(code: str) -> None:
    for varied in ({field: value} for field, values in VARIANTS.items() for value in values):
        assert TEXTS.too_wide(code, "prompt-", PROMPT_SIZE, PROMPT_WIDTH, {**WORST, **varied}) == {}
        assert TEXTS.too_wide(code, "event-", NEWS_SIZE, NEWS_WIDTH, {**WORST, **varied}) == {}


@pytest.mark.parametrize("code", CODES)
def test_every_event_has_a_line_of_news(code: str) -> None:
    tags = {f"event-{event.__struct_config__.tag}" for event in EVENTS}
    assert TEXTS.lacking(code, tags) == [] and set(TEXTS.keys("event-")) == tags


def fields_of(tag: str) -> set[str]:
    return next(set(event.__struct_fields__) for event in EVENTS if event.__struct_config__.tag == tag)


def test_news_uses_what_the_events_hold() -> None:
    """`seat` is named as $name and `defender` as $other; token-worth and the like take the fields as they are."""
    strange = {}
    for key in TEXTS.keys("event-"):
        fields = fields_of(key.removeprefix("event-"))
        known = fields | ({"name"} if "seat" in fields else set()) | ({"other"} if "defender" in fields else set())
        known |= {"category", "value"} if "token" in fields else set()
        if TEXTS.variables("en", key) - known:
            strange[key] = TEXTS.variables("en", key) - known
    assert strange == {}


@pytest.mark.parametrize("code", CODES)
def test_every_keyword_is_explained(code: str) -> None:
    terms = {key for key in TEXTS.keys("keyword-") if not key.endswith("-text")}
    assert len(terms) == 20 and TEXTS.lacking(code, {f"{term}-text" for term in terms}) == []


def test_numbers_and_facts_bend_the_words() -> None:
    en, es = TEXTS.words("en"), TEXTS.words("es")
    assert en("event-units_moved", name="Batu", how="relocation", n=1, origin="Koth", to="Argos") == (
        "Batu relocates 1 unit to Argos"
    )
    assert es("event-units_moved", name="Batu", how="attack", n=3, origin="Koth", to="Argos") == (
        "Batu ataca Argos desde Koth: 3 unidades"
    )
    assert en("event-gold_changed", name="Batu", n=-2, gold=1, why="Bribed Captain") == (
        "Batu: −2 gold (Bribed Captain), 1 in all"
    )
    assert es("event-empire_points", name="Batu", n=3, why="subdued") == "Batu: +3 PI (sometida)"
    assert en("event-contest_rolled", side="defender", again=True, successes=1) == "Defence, thrown again: 1 success"
    assert (
        es("event-artifact_awarded", seat=-1, artifact="Corona de la Cobra") == "No es para nadie: Corona de la Cobra"
    )
    assert en("event-bid_won", name="Batu", total=8, by="distance") == (
        "Batu wins Conan with 8: nearer to the destination"
    )
    assert es("token-name", category="women", value=2) == "Compañeras 2"


def test_spanish_holds_no_english_and_keeps_to_its_glossary() -> None:
    said = TEXTS.spanish_with(ENGLISH_WORDS | BANNED_SPANISH, {**WORST, "kind": "intrigue"})
    assert said == ["title-name"], "the name of the game alone stays as it is"


def test_texts_name_the_same_numbers() -> None:
    keys = [key for kind in ("card-", "objective-", "keyword-", "howto-") for key in TEXTS.keys(kind)]
    assert TEXTS.unequal_numbers([key for key in keys if key.endswith("-text")]) == []


NUMBER = re.compile(r"\d+")


def said_numbers(key: str) -> set[int]:
    return {int(n) for n in NUMBER.findall(TEXTS.words("en")(key))}


def test_card_texts_name_the_numbers_of_the_content() -> None:
    """A number that is tuned in the content must be tuned in the words too."""
    slips = {}
    for card in CARDS.values():
        facts = {verb.n for verb in card.verbs if hasattr(verb, "n")}
        if facts - said_numbers(f"card-{card.id}-text"):
            slips[card.id] = facts
    assert slips == {}


def test_objectives_name_the_numbers_of_the_content() -> None:
    least = {one.id: getattr(one.condition, "least", 0) for one in CONTENT.objectives.values()}
    assert {one: n for one, n in least.items() if n > 1 and n not in said_numbers(f"objective-{one}-text")} == {}


def test_card_texts_name_the_occasion_of_the_content() -> None:
    """The side, the terrain and the kind of contest that a card is for stand on it."""
    slips = set()
    for card in CARDS.values():
        text = TEXTS.words("en")(f"card-{card.id}-text").lower()
        wanted: set[str] = {card.when.side, *card.when.terrain}
        wanted |= {f"{card.when.contest} contest"} if card.when.contest else set()
        if any(word not in text for word in wanted if word):
            slips.add(card.id)
    assert slips == set()


SOURCE = "".join(file.read_text(encoding="utf-8") for file in sorted((TEXTS.folder / "rules").glob("*.py")))


@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_words_and_no_other(code: str) -> None:
    reasons = {f"reason-{key}" for key in re.findall(r"(?:\(|return )\"([a-z-]+)\", \"AOC-[\d.]+\"", SOURCE)}
    assert len(reasons) > 20 and TEXTS.lacking(code, reasons) == []
    assert set(TEXTS.keys("reason-")) - reasons == set()


@pytest.mark.parametrize("code", CODES)
def test_every_question_and_answer_of_the_rules_has_words(code: str) -> None:
    asked = set(re.findall(r"(?:Choose|ChooseSome)\([\w.\[\]]+, \"([a-z-]+)\"", SOURCE))
    asked |= set(re.findall(r"_ask_place\(s, c, \"([a-z-]+)\"", SOURCE)) | {"fate", "contest", "contest-again"}
    assert TEXTS.lacking(code, {f"prompt-{key}" for key in asked}) == []
    assert {key.removeprefix("prompt-") for key in TEXTS.keys("prompt-")} == asked
    heads = set(re.findall(r"Option\(\s*f?\"([a-z-]+)", SOURCE))
    told = {key.removeprefix("option-") for key in TEXTS.keys("option-")}
    specific = {f"{prompt}-{head}" for prompt in asked for head in heads} | {f"{head}-card" for head in heads}
    assert told - heads - specific == set(), "an answer that nobody gives"
    assert {head for head in heads if not any(key == head or key.endswith(f"-{head}") for key in told)} == set()


NAMES = ("Conn", "Yezdi", "Thoth", "Haloga")
KINDS = {
    "province": "province", "origin": "province", "to": "province", "destination": "province", "card": "card",
    "artifact": "card", "adventure": "adventure", "objective": "objective",
}  # fmt: skip
"""Which fields are named, and the first part of the key of their names."""


class AocSpeaker(Speaker):
    def named(self, args: Mapping[str, Any]) -> dict[str, str | int]:
        known: dict[str, str | int] = {}
        for key, value in args.items():
            if isinstance(value, (str, int)):
                known[key] = self.name(key, value)
        for field, name in (("seat", "name"), ("owner", "other"), ("defender", "other")):
            if field in args:
                known[name] = NAMES[args[field]] if args[field] >= 0 else self.language("neutral-name")
        return known

    def name(self, key: str, value: str | int) -> str | int:
        if key == "card" and not value:
            return 0
        if key in KINDS:
            return self.language("card-unknown" if value == "?" else f"{KINDS[key]}-{value}")
        if key == "token" and isinstance(value, str):
            return self.token(value)
        is_card = isinstance(value, str) and value in CARDS and key in ("why", "cause")
        return self.language(f"card-{value}") if is_card else value

    def token(self, value: str) -> str:
        if value == "?":
            return self.language("token-unknown")
        facts = next(one for one in CONTENT.tokens.values() if one.id == value)
        return self.language("token-name", category=facts.category, value=facts.value)

    def option_key(self, question: Question, option: Option) -> str:
        return option_key(question.key, option)


def option_key(prompt: str, option: Option) -> str:
    """The key of an answer, as the head of en.ftl tells it."""
    head = option.id.partition(":")[0]
    wanted = [f"option-{prompt}-{head}", *([f"option-{head}-card"] if "card" in option.args else []), f"option-{head}"]
    return next((key for key in wanted if key in TEXTS.entries("en")), wanted[-1])


@pytest.mark.parametrize(("code", "players", "seed"), [("en", 4, 1), ("es", 4, 2), ("es", 3, 3), ("en", 2, 4)])
def test_a_whole_game_is_said_in_full(code: str, players: int, seed: int) -> None:
    seats = tuple(SeatSpec(name=name) for name in NAMES[:players])
    match: Match[AocState] = Match.start(RULES, seats, seed=seed)
    assert AocSpeaker(TEXTS.words(code)).whole_game(match, seed) == set()
