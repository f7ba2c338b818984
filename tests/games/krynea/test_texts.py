"""The words of Krynea: complete in both languages, equal in what they are given, within the lengths of the screen."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import pytest

from engine.rules import Match, Option, Question, SeatSpec
from games.krynea import rules
from games.krynea.rules import RULES
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.events import EVENTS
from games.krynea.rules.state import FACTIONS, PHASES, KryneaState
from games.krynea.rules.verbs import Kind, RangeCode
from tests.support.text_laws import Speaker, TextLaws
from tests.support.texts import CODES, NEWS_SIZE, NEWS_WIDTH, PROMPT_SIZE, PROMPT_WIDTH, Texts

CARD_IDS = [*map(str, range(1, 96)), *(f"M{n}" for n in range(1, 10))]
COPIES = {
    9: (10,), 11: (12,), 14: (15,), 16: (17,), 20: (21,), 54: (55, 56), 57: (58, 59, 60), 61: (62,), 63: (64,),
    65: (66,), 67: (68,),
}  # fmt: skip
"""Cards of the same design: first one, the others."""
CHAPTERS: dict[int | str, int] = {
    1: 7, 2: 5, 3: 10, 4: 19, 5: 6, 6: 3, 7: 16, 8: 8, 9: 10, 10: 5, 11: 19, 12: 3, 13: 15, 14: 8, 15: 7, 16: 5, 17: 6,
    18: 2, 19: 10, 20: 13, 21: 2, "EX": 31,
}  # fmt: skip
RULES_FOLDER = Path(rules.__file__).parent
TEXTS = Texts("krynea", "KRY", CHAPTERS)
ENGLISH_WORDS = {
    "the", "of", "your", "you", "and", "with", "unit", "units", "battalion", "attack", "defence", "melee", "ranged",
    "deck", "card", "action", "troop", "skill", "round", "phase", "dead", "raised", "each", "at", "may", "token",
}  # fmt: skip
# One word for each thing: these are rejected names of things that the glossary on top of es.ftl calls otherwise.
BANNED_SPANISH = {
    "robar",
    "robas",
    "escuadrón",
    "revelar",
    "revela",
    "agotar",
    "agotada",
    "rasguño",
    "ventaja",
    "maná",
    "ficha de turno",
}
WORST = {
    "name": "Tomyris", "other": "Tomyris", "card": "Convoy de suministros", "front": "Convoy de suministros",
    "back": "Relámpago en cadena", "bearer": "Jinetes de la muerte", "monolith": "Ceirwen, diosa de la caza",
    "faction": "light", "phase": 7, "round": 4, "n": 30, "spent": 30, "budget": 30, "points": 12, "battalion": 3,
    "to": 3, "engagement": 7, "kind": "melee", "stat": "melee_attack", "source": "unit", "what": "magic_attacks",
    "banner": "actions", "troops": 11, "actions": 5, "carried": 3, "value": 10, "defence": 10, "beaten": 1,
    "success": 1, "attack": 10, "position": 5, "company": "Compañía del Fresno", "least": 0, "most": 3, "cost": 5,
    "left": 30, "clause": "KRY-3.3", "wanted": 60,
}  # fmt: skip
ANSWERED = ("monolith_revealed", "played", "declared", "hit", "totals", "dying")


class TestTexts(TextLaws):
    texts, worst = TEXTS, WORST


@pytest.mark.parametrize("code", CODES)
def test_every_question_of_the_rules_has_words(code: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in RULES_FOLDER.glob("*.py"))
    asked = set(re.findall(r'Choose(?:Some)?\(\s*[\w.]+, "([a-z-]+)"', source))
    assert {"guard", "purchase", "react", "look"} <= asked
    assert {f"prompt-{prompt}" for prompt in asked} - set(TEXTS.entries(code)) == set()


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_a_name_a_text_and_a_saying(code: str) -> None:
    wanted = {f"card-{card}{part}" for card in CARD_IDS for part in ("", "-text", "-flavour")}
    assert {key for key in TEXTS.entries(code) if key.startswith("card-") and not key.endswith("-company")} == wanted


@pytest.mark.parametrize("code", CODES)
def test_cards_of_one_design_share_a_name_and_have_companies_of_their_own(code: str) -> None:
    lang = TEXTS.words(code)
    for first, others in COPIES.items():
        assert {lang(f"card-{card}") for card in others} == {lang(f"card-{first}")}
        assert len({lang(f"card-{card}-company") for card in (first, *others)}) == 1 + len(others)
    assert len({lang(f"card-{card}") for card in CARD_IDS}) == 8 + 40 + 33 + 9
    companies = [lang(key) for key in TEXTS.keys("card-") if key.endswith("-company")]
    assert len(set(companies)) == len(companies)


def test_copies_are_the_designs_of_the_content() -> None:
    designs = {CARDS[first].design: [first, *others] for first, others in COPIES.items()}
    found = {name: [card.id for card in CARDS.values() if card.design == name] for name in designs}
    assert found == designs


@pytest.mark.parametrize("code", CODES)
def test_texts_fit_their_places(code: str) -> None:
    cards = TEXTS.keys("card-")
    long = TEXTS.too_long(code, [key for key in cards if key.endswith("-text")], 160)
    long += TEXTS.too_long(code, [key for key in cards if key.endswith("-flavour")], 60)
    long += TEXTS.too_long(code, [key for key in cards if key.endswith("-company") or "-" not in key[5:]], 28)
    long += TEXTS.too_long(code, TEXTS.keys("howto-"), 220)
    assert long + TEXTS.too_long(code, TEXTS.keys("keyword-") + TEXTS.keys("phase-"), 110, WORST) == []


@pytest.mark.parametrize("code", CODES)
def test_prompts_and_news_fit_one_line(code: str) -> None:
    for event in ANSWERED:
        assert TEXTS.too_wide(code, "prompt-", PROMPT_SIZE, PROMPT_WIDTH, {**WORST, "event": event}) == {}
    assert TEXTS.too_wide(code, "event-", NEWS_SIZE, NEWS_WIDTH, WORST) == {}


@pytest.mark.parametrize("code", CODES)
def test_every_event_has_a_line_of_news(code: str) -> None:
    assert TEXTS.lacking(code, {f"event-{event.__struct_config__.tag}" for event in EVENTS}) == []


@pytest.mark.parametrize("code", CODES)
def test_every_fact_of_the_cards_has_a_word(code: str) -> None:
    facts = {f"trait-{trait}" for card in CARDS.values() for trait in card.traits} | {"trait-raised", "trait-human"}
    facts |= {f"nature-{card.nature}" for card in CARDS.values()} | {f"kind-{card.kind}" for card in CARDS.values()}
    facts |= {f"stat-{kind}_{what}" for kind in get_args(Kind) for what in ("attack", "defence")}
    facts |= {f"range-{code}" for code in get_args(RangeCode)} | {f"attack-{kind}" for kind in get_args(Kind)}
    facts |= {f"faction-{name}{end}" for name in FACTIONS for end in ("", "-text")}
    facts |= {f"phase-{name}{end}" for name in PHASES for end in ("", "-text")}
    facts |= {f"card-{card}" for card in (*CARDS, *CONTENT.monoliths)}
    assert TEXTS.lacking(code, facts) == []


@pytest.mark.parametrize("code", CODES)
def test_every_keyword_is_explained(code: str) -> None:
    terms = {key for key in TEXTS.keys("keyword-") if not key.endswith("-text")}
    assert len(terms) == 25 and TEXTS.lacking(code, {f"{term}-text" for term in terms}) == []


def test_numbers_and_facts_bend_the_words() -> None:
    en, es = TEXTS.words("en"), TEXTS.words("es")
    assert en("event-unit_died", name="Batu", card="Mages", points=1) == "Mages of Batu: dead, 1 point"
    assert es("event-unit_died", name="Batu", card="Magos", points=2) == "Magos de Batu: muerte, 2 puntos"
    assert en("event-unit_died", name="Batu", card="Hired Ogre", points=0) == "Hired Ogre of Batu: dead, no points"
    assert en("event-bonus_given", card="Dread", stat="melee_attack_total", n=-2) == "Dread: total attack −2"
    assert es("event-bonus_given", card="Alquimia", stat="magic_defence", n=2) == "Alquimia: defensa mágica +2"
    assert en("event-coin_tossed", card="Faith", success=True) == "Faith: the coin says yes"
    assert es("event-coin_tossed", card="Fe", success=False) == "Fe: la moneda dice que no"
    assert es("event-phase_started", phase=9) == "Fase 9: Cuerpo a cuerpo"


def test_spanish_holds_no_english_and_keeps_to_its_glossary() -> None:
    assert TEXTS.spanish_with(ENGLISH_WORDS | BANNED_SPANISH, WORST) == []


def test_card_texts_name_the_same_numbers() -> None:
    assert TEXTS.unequal_numbers([key for key in TEXTS.keys("card-") if key.endswith("-text")]) == []


def test_card_texts_name_the_numbers_of_the_content() -> None:
    """A number that is tuned in the content must be tuned in the words too."""
    slips = {}
    for card in CARDS.values():
        facts = {getattr(verb, field) for verb in card.effect.verbs for field in ("n", "value") if hasattr(verb, field)}
        facts |= {pick.most_cost for pick in card.effect.targets if pick.most_cost}
        said = {int(n) for n in re.findall(r"\d+", TEXTS.words("en")(f"card-{card.id}-text"))}
        if facts - said:
            slips[card.slug] = facts - said
    assert slips == {}


@pytest.mark.parametrize("code", CODES)
def test_every_reason_and_every_target_has_words(code: str) -> None:
    rules = "".join(file.read_text(encoding="utf-8") for file in (TEXTS.folder / "rules").glob("*.py"))
    reasons = {f"reason-{key}" for key in re.findall(r"(?:\(|return )\"([a-z-]+)\", \"KRY-[\d.]+\"", rules)}
    reasons -= {"reason-faction", "reason-enemy-faction"}  # prompts, with their clauses
    leads = {f"reason-not-led-by-{card.effect.lead}" for card in CARDS.values() if card.effect.lead}
    picks = {pick.pick.replace("_", "-") for card in CARDS.values() for pick in card.effect.targets}
    assert len(reasons) > 15 and len(picks) > 15
    assert TEXTS.lacking(code, reasons | leads | {f"prompt-target-{pick}" for pick in picks}) == []
    assert set(TEXTS.keys("reason-")) - reasons - leads == set()


class KryneaSpeaker(Speaker):
    def named(self, args: Mapping[str, Any]) -> dict[str, str | int]:
        known: dict[str, str | int] = {}
        for key, value in args.items():
            if key in ("seat", "token") and value >= 0:
                known["name"] = NAMES[value]
            elif key in ("owner", "other") and value >= 0:
                known["other"] = NAMES[value]
            elif key in CARD_FIELDS and value:
                known[key] = self.language(f"card-{CONTENT.slugs.get(value, value)}")
            elif isinstance(value, (str, int)) and key not in ("name", "element"):
                known[key] = value
        return known

    def option_key(self, question: Question, option: Option) -> str:
        return option_key(option, question.seat)


CARD_FIELDS = ("card", "monolith", "bearer", "front", "back")
"""Only these name cards: "magic" is a skill, but also a kind of attack and a faction."""
NAMES = ("Temur", "Aigul", "Batu", "Sarnai")


def option_key(option: Option, seat: int) -> str:
    """The key of an answer, as the head of en.ftl tells it."""
    plain = f"option-{option.id.partition(':')[0]}"
    if plain in TEXTS.entries("en"):
        return plain
    fields = {"stat": "stat", "front": "pair", "index": "position", "engagement": "engagement"}
    kind = next((word for field, word in fields.items() if field in option.args), "")
    if kind:
        return f"option-{kind}"
    of = "-of" if option.args.get("owner", seat) != seat else ""
    if "battalion" in option.args:
        return f"option-battalion{of}"
    return f"option-unit{of}" if "card" in option.args else "option-opponent"


@pytest.mark.parametrize(
    ("code", "players", "seed", "options"),
    [
        ("en", 2, 1, {}),
        ("es", 2, 2, {"mode": "factions"}),
        ("en", 3, 3, {"mode": "free"}),
        ("es", 4, 4, {}),
        ("en", 1, 5, {"solo": "expert"}),
        ("es", 1, 6, {"solo": "normal"}),
    ],
)
def test_a_whole_game_is_said_in_full(code: str, players: int, seed: int, options: dict[str, str]) -> None:
    seats = tuple(SeatSpec(name=name) for name in NAMES[:players])
    match: Match[KryneaState] = Match.start(RULES, seats, seed=seed, options=options)
    assert KryneaSpeaker(TEXTS.words(code)).whole_game(match, seed) == set()
