"""KRY-3, KRY-6 Setup: factions, decks, skills, shuffles."""

from engine.rules import Choose, ChooseSome, Option, emit, goto, leave, steps
from engine.rules.chance import below, pick, shuffle
from engine.rules.ruleset import Options
from games.krynea.rules import events
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.decks import SIZES, allowed, basic_deck, deck_faults
from games.krynea.rules.field import slug
from games.krynea.rules.frames import ChooseDeck, Game
from games.krynea.rules.initiative import put
from games.krynea.rules.state import BATTALIONS, FACTIONS, Army, Battalion, KryneaState, Skill


def setup(seats: int, seed: int, options: Options) -> KryneaState:
    """A table for `seats` players with the game's flow not yet run; one seat plays the solo mode.

    Options: "mode" basic, factions or free; "solo" normal or expert; "faction-0" and so on fix a faction, for tests.
    """
    s = KryneaState(seats=seats, rng=seed)
    s.mode = str(options.get("mode", "basic"))
    s.solo = str(options.get("solo", "normal")) if seats == 1 else ""
    s.armies = [_empty_army() for _ in range(max(seats, 2))]
    for seat, army in enumerate(s.armies):
        army.faction = str(options.get(f"faction-{seat}", ""))
    s.monolith_deck = list(CONTENT.monoliths)
    shuffle(s, s.monolith_deck)
    s.token = below(s, len(s.armies))
    s.stack = [Game()]
    return s


def _empty_army() -> Army:
    return Army(battalions=[Battalion() for _ in range(BATTALIONS)])


def choose_faction(s: KryneaState, c: ChooseDeck) -> None:
    """KRY-3.2, KRY-3.10 One of the four, or one by chance; two players may choose the same."""
    if not s.armies[c.seat].faction:
        options = (*(Option(one, (f"faction:{one}",), {"faction": one}) for one in FACTIONS), Option("random"))
        mine = c.seat < s.seats
        prompt, clause = ("faction", "KRY-3.2") if mine else ("enemy-faction", "KRY-20.6")
        put(s, Choose(c.seat if mine else 0, prompt, options, {"mode": s.mode}, clause))


def note_faction(s: KryneaState, c: ChooseDeck, answer: str | None) -> None:
    army = s.armies[c.seat]
    if answer:
        army.faction = pick(s, FACTIONS) if answer == "random" else answer
    if s.mode == "basic" or c.seat >= s.seats:
        take_deck(s, c.seat, basic_deck(army.faction))
        leave(c)


def offer_basic(s: KryneaState, c: ChooseDeck) -> None:
    """KRY-3.7 The Basic deck of the faction is legal in every mode."""
    places = (f"faction:{s.armies[c.seat].faction}",)
    options = (Option("basic", places), Option("own", places))
    put(s, Choose(c.seat, "deck", options, {"faction": s.armies[c.seat].faction}, "KRY-3.3"))


def note_basic(s: KryneaState, c: ChooseDeck, answer: str) -> None:
    if answer == "basic":
        take_deck(s, c.seat, basic_deck(s.armies[c.seat].faction))
        leave(c)


def choose_skills(s: KryneaState, c: ChooseDeck) -> None:
    _choose_cards(s, c, "skill")


def note_skills(s: KryneaState, c: ChooseDeck, answer: list[str]) -> None:
    c.skills = _read(answer)


def choose_actions(s: KryneaState, c: ChooseDeck) -> None:
    _choose_cards(s, c, "action")


def note_actions(s: KryneaState, c: ChooseDeck, answer: list[str]) -> None:
    c.actions = _read(answer)


def choose_troops(s: KryneaState, c: ChooseDeck) -> None:
    _choose_cards(s, c, "troop")


def check_deck(s: KryneaState, c: ChooseDeck, answer: list[str]) -> None:
    """KRY-3.3 A deck that costs too little is refused, and its troops are chosen again."""
    deck = [*c.skills, *c.actions, *_read(answer)]
    faults = deck_faults(deck, s.mode, s.armies[c.seat].faction)
    if faults:
        emit(s, events.DeckRefused(seat=c.seat, clause=faults[0][0], viewers=(c.seat,)))
        goto(c, "choose_troops")
        return
    take_deck(s, c.seat, deck)
    leave(c)


steps(
    ChooseDeck,
    choose_faction,
    note_faction,
    offer_basic,
    note_basic,
    choose_skills,
    note_skills,
    choose_actions,
    note_actions,
    choose_troops,
    check_deck,
)


def _choose_cards(s: KryneaState, c: ChooseDeck, kind: str) -> None:
    cards = allowed(s.mode, s.armies[c.seat].faction, kind)
    options = tuple(
        Option(f"card:{card}", (f"card:{card}",), {"card": slug(card), "n": CARDS[card].cost}) for card in cards
    )
    put(s, ChooseSome(c.seat, f"choose-{kind}s", options, SIZES[kind], SIZES[kind], {"n": SIZES[kind]}, "KRY-3.1"))


def _read(answer: list[str]) -> list[int]:
    return sorted(int(name[5:]) for name in answer)


def take_deck(s: KryneaState, seat: int, deck: list[int]) -> None:
    """KRY-6.1, KRY-6.2 Skills face up; actions and troops shuffled apart.

    KRY-20.6 On the normal level the enemy of the solo mode has troops only.
    """
    if s.solo == "normal" and seat >= s.seats:
        deck = [card for card in deck if CARDS[card].kind == "troop"]
    army = s.armies[seat]
    army.deck = [] if s.mode == "basic" or seat >= s.seats else sorted(deck)
    army.skills = [Skill(card) for card in deck if CARDS[card].kind == "skill"]
    army.action_deck = [card for card in deck if CARDS[card].kind == "action"]
    army.troop_deck = [card for card in deck if CARDS[card].kind == "troop"]
    shuffle(s, army.action_deck)
    shuffle(s, army.troop_deck)
    skills = tuple(slug(skill.card) for skill in army.skills)
    emit(s, events.FactionChosen(seat=seat, faction=army.faction, skills=skills))
