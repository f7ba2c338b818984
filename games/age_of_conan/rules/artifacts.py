"""AOC-7.19 to 7.25 The bid for artifacts, and the Conan bonus card."""

from engine.rules import Choose, ChooseSome, Option, ask, emit, goto, steps
from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import CATEGORIES, CONTENT, TOKENS
from games.age_of_conan.rules.frames import ArtifactBid
from games.age_of_conan.rules.goods import slug
from games.age_of_conan.rules.state import NOBODY, AocState

NOTHING = "none"


def of_category(tokens: list[int], category: str) -> list[int]:
    """Unknown tokens (0) belong to none."""
    return [token for token in tokens if token in TOKENS and TOKENS[token].category == category]


def worth(tokens: list[int]) -> int:
    return sum(TOKENS[token].value for token in tokens if token in TOKENS)


def open_artifacts(s: AocState, c: ArtifactBid) -> None:
    c.categories, c.shown = [""] * s.seats, [[] for _ in range(s.seats)]


def choose_category(s: AocState, c: ArtifactBid) -> None:
    """AOC-7.19 Secretly one category, or nothing; nobody is asked who has no token."""
    tokens = s.kingdoms[c.turn].tokens
    if not tokens:
        return
    options = []
    for category in CATEGORIES:
        own = of_category(tokens, category)
        reason = ("", "") if own else ("no-token", "AOC-7.23")
        artifact = artifact_of(category)
        args: dict[str, str | int] = {"category": category, "artifact": artifact, "n": worth(own)}
        options.append(Option(f"category:{category}", (f"artifact:{artifact}",), args, *reason))
    ask(s, Choose(c.turn, "artifact-category", (*options, Option(NOTHING)), {}, "AOC-7.19"))


def artifact_of(category: str) -> str:
    """AOC-7.20"""
    return next(one.id for one in CONTENT.artifacts.values() if one.category == category)


def note_category(s: AocState, c: ArtifactBid, answer: str | None) -> None:
    if answer:
        c.categories[c.turn] = answer.removeprefix("category:")


def choose_tokens(s: AocState, c: ArtifactBid) -> None:
    """AOC-7.19 Any subset of the own tokens of that category, also none."""
    own = of_category(s.kingdoms[c.turn].tokens, c.categories[c.turn])
    if own:
        options = tuple(
            Option(f"token:{token}", (f"tokens:{c.turn}",), {"token": slug(token), "n": TOKENS[token].value})
            for token in own
        )
        args: dict[str, str | int] = {"category": c.categories[c.turn]}
        ask(s, ChooseSome(c.turn, "artifact-tokens", options, 0, len(options), args, "AOC-7.19"))


def note_tokens(s: AocState, c: ArtifactBid, picked: list[str] | None) -> None:
    c.shown[c.turn] = [int(one.removeprefix("token:")) for one in picked or ()]
    if s.kingdoms[c.turn].tokens:
        emit(s, events.TokensChosen(seat=c.turn))
    c.turn += 1
    if c.turn < s.seats:
        goto(c, "choose_category")


def show_tokens(s: AocState, c: ArtifactBid) -> None:
    """AOC-7.20 Together; AOC-7.24 they never left their owner."""
    c.revealed = True
    for seat, tokens in enumerate(c.shown):
        if tokens:
            names, total = tuple(map(slug, tokens)), worth(tokens)
            emit(s, events.TokensShown(seat=seat, category=c.categories[seat], tokens=names, total=total))


def award_artifacts(s: AocState, c: ArtifactBid) -> None:
    """AOC-7.20 to 7.23 Highest sum; a tie, or nothing shown, gives it to nobody."""
    for kingdom in s.kingdoms:
        kingdom.artifacts = []
    for category in CATEGORIES:
        sums = [worth(c.shown[seat]) if c.categories[seat] == category else 0 for seat in range(s.seats)]
        best = max(sums)
        winner = sums.index(best) if best and sums.count(best) == 1 else NOBODY
        if winner != NOBODY:
            s.kingdoms[winner].artifacts.append(artifact_of(category))
        emit(s, events.ArtifactAwarded(artifact=artifact_of(category), seat=winner))


steps(
    ArtifactBid,
    open_artifacts,
    choose_category,
    note_category,
    choose_tokens,
    note_tokens,
    show_tokens,
    award_artifacts,
)


def award_conan_bonus(s: AocState) -> None:
    """AOC-7.25 Fewest EP; of those the fewest adventure tokens; still tied: nobody."""
    lasts = [(kingdom.ep, len(kingdom.tokens)) for kingdom in s.kingdoms]
    last = min(lasts)
    s.bonus = lasts.index(last) if lasts.count(last) == 1 else NOBODY
    emit(s, events.ConanBonusAwarded(seat=s.bonus))
