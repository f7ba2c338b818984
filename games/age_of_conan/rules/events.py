"""Everything that can happen in Age of Conan, as facts for log, tweens and sounds.

Provinces, cards, adventures and faces are ids; adventure tokens are told by their kind ("monsters_2_gold_1"), "?" for
who may not know. `seat` is who does or gets something; -1 stands for a neutral province.
"""

from engine.rules import Event


class GameStarted(Event, frozen=True, tag="game_started"):
    """AOC-2 Kingdoms by seat, and the areas in play."""

    kingdoms: tuple[str, ...]
    areas: tuple[str, ...]


class ObjectiveRevealed(Event, frozen=True, tag="objective_revealed"):
    reveals = True
    objective: str


class AdventureRevealed(Event, frozen=True, tag="adventure_revealed"):
    """AOC-2.9, AOC-6.6 `tokens` lie on the track from the left."""

    reveals = True
    adventure: str
    destination: str
    tokens: tuple[str, ...]


class AdventureEnded(Event, frozen=True, tag="adventure_ended"):
    """AOC-6.1 `reached`: Conan stands on the destination."""

    adventure: str
    reached: bool


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """`deck` is "kingdom" or "strategy"."""

    reveals = True
    secret = ("cards",)
    seat: int
    deck: str
    n: int
    cards: tuple[str, ...]


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    """AOC-11.1, AOC-5.10 `deck` is "kingdom", "strategy" or "tokens"; `seat` -1 for a common one."""

    seat: int
    deck: str
    n: int


class BidOpened(Event, frozen=True, tag="bid_opened"):
    """AOC-3.1"""

    adventure: str


class BidPlaced(Event, frozen=True, tag="bid_placed"):
    """AOC-3.4 Face down."""

    seat: int


class BidRevealed(Event, frozen=True, tag="bid_revealed"):
    """AOC-3.5 `card` is empty for who had none (AOC-3.14)."""

    reveals = True
    seat: int
    card: str
    value: int
    token: int
    total: int


class BidReplaced(Event, frozen=True, tag="bid_replaced"):
    """AOC-3.13"""

    seat: int
    card: str
    value: int
    total: int


class BidWon(Event, frozen=True, tag="bid_won"):
    """AOC-3.5 to 3.8 `by`: "total", "tokens", "distance" or "chance"."""

    seat: int
    total: int
    by: str


class BidsRenewed(Event, frozen=True, tag="bids_renewed"):
    """AOC-3.11"""

    seat: int


class FateRolled(Event, frozen=True, tag="fate_rolled"):
    """AOC-4.2 `seat` holds the first-player token."""

    reveals = True
    seat: int
    faces: tuple[str, ...]


class TurnStarted(Event, frozen=True, tag="turn_started"):
    begins = True
    seat: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    seat: int


class FirstPlayerChanged(Event, frozen=True, tag="first_player_changed"):
    seat: int


class DieTaken(Event, frozen=True, tag="die_taken"):
    """AOC-4.7 For one `kind` of action: "military", "intrigue" or "court"; `index` of the die in the pool before."""

    seat: int
    face: str
    kind: str
    index: int


class DieTurned(Event, frozen=True, tag="die_turned"):
    seat: int
    index: int
    before: str
    after: str


class Declined(Event, frozen=True, tag="declined"):
    """AOC-4.8 Nothing (more) is done: `what` is "military", "intrigue", "court", "conan" or "coronation"."""

    seat: int
    what: str


class ConanMoved(Event, frozen=True, tag="conan_moved"):
    """`cause`: "turn" (AOC-5.1), "court" (AOC-12.2), "destination" (AOC-6.4) or a card."""

    seat: int
    origin: str
    to: str
    cause: str


class ConanStayed(Event, frozen=True, tag="conan_stayed"):
    seat: int
    province: str


class TokenTaken(Event, frozen=True, tag="token_taken"):
    """AOC-5.2 The first token of the track goes to `seat`."""

    seat: int
    token: str
    left: int


class TokenDiscarded(Event, frozen=True, tag="token_discarded"):
    """AOC-5.4 The first token of the track is gone."""

    token: str
    left: int


class TokenDrawn(Event, frozen=True, tag="token_drawn"):
    """AOC-6.2 From the bag, unseen by the others."""

    reveals = True
    secret = ("token",)
    seat: int
    token: str


class TokenKept(Event, frozen=True, tag="token_kept"):
    seat: int
    n: int


class TokenExchanged(Event, frozen=True, tag="token_exchanged"):
    """AOC-5.9"""

    seat: int
    token: str
    goods: str
    amount: int


class GoldChanged(Event, frozen=True, tag="gold_changed"):
    """`n` more (or less) for `why`: a card, "income", "emissary" or "purchase"."""

    seat: int
    n: int
    gold: int
    why: str


class SorceryChanged(Event, frozen=True, tag="sorcery_changed"):
    seat: int
    n: int
    sorcery: int
    why: str


class EmpirePoints(Event, frozen=True, tag="empire_points"):
    """`n` more (or less): `why` is "subdued", "raid", "objective" or "coronation"; `what` the province or objective."""

    seat: int
    n: int
    ep: int
    why: str
    what: str = ""


class CromAwarded(Event, frozen=True, tag="crom_awarded"):
    seat: int
    crom: int


class UnitsPlaced(Event, frozen=True, tag="units_placed"):
    seat: int
    province: str
    n: int


class UnitsRemoved(Event, frozen=True, tag="units_removed"):
    """`why`: "loss", "march", "fort", "limit", "raid", "price" or a card."""

    seat: int
    province: str
    n: int
    why: str


class UnitsMoved(Event, frozen=True, tag="units_moved"):
    """`how`: "relocation", "attack" or "retreat"."""

    seat: int
    origin: str
    to: str
    n: int
    how: str


class EmissaryPlaced(Event, frozen=True, tag="emissary_placed"):
    seat: int
    province: str


class EmissaryMoved(Event, frozen=True, tag="emissary_moved"):
    seat: int
    origin: str
    to: str


class EmissaryRemoved(Event, frozen=True, tag="emissary_removed"):
    """`why`: "raise" or "contest"."""

    seat: int
    province: str
    why: str


class EmissaryKept(Event, frozen=True, tag="emissary_kept"):
    seat: int
    province: str
    card: str


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A kingdom card is used: `kind` is "table" (turned), "event" or "instant" (discarded)."""

    reveals = True
    seat: int
    card: str
    kind: str


class CardLaid(Event, frozen=True, tag="card_laid"):
    """AOC-11.2 Laid down ready on the table."""

    reveals = True
    seat: int
    card: str
    index: int


class CardRefreshed(Event, frozen=True, tag="card_refreshed"):
    seat: int
    card: str
    index: int


class ContestOpened(Event, frozen=True, tag="contest_opened"):
    """AOC-9.1 `kind` is "military" or "intrigue", `form` "campaign", "siege", "battle", "alliance" or "cancel"."""

    seat: int
    defender: int
    province: str
    kind: str
    form: str
    attack: int
    defence: int
    terrain: str = ""


class StrategyCommitted(Event, frozen=True, tag="strategy_committed"):
    """AOC-9.5 Face down."""

    secret = ("card",)
    seat: int
    card: str


class StrategyRevealed(Event, frozen=True, tag="strategy_revealed"):
    reveals = True
    seat: int
    card: str


class RaidHelps(Event, frozen=True, tag="raid_helps"):
    """AOC-10.7 A raid token of the province is gone, and its AXEs count."""

    province: str
    left: int


class ContestRolled(Event, frozen=True, tag="contest_rolled"):
    """AOC-9.3 `side` is "attacker" or "defender"; all dice of that side as they lie now."""

    reveals = True
    seat: int
    side: str
    faces: tuple[str, ...]
    successes: int
    again: bool = False


class ContestDecided(Event, frozen=True, tag="contest_decided"):
    """AOC-9.6 `ties`: an artifact decided."""

    province: str
    attack: int
    defence: int
    won: bool
    ties: str = ""


class Advanced(Event, frozen=True, tag="advanced"):
    """AOC-15.6 The army stands on icon `step` (0 is the first) of the track."""

    seat: int
    province: str
    step: int


class MarkerPlaced(Event, frozen=True, tag="marker_placed"):
    """`kind` is "fort", "tower" or "city"."""

    seat: int
    province: str
    kind: str


class MarkerRemoved(Event, frozen=True, tag="marker_removed"):
    seat: int
    province: str
    kind: str


class LossPrevented(Event, frozen=True, tag="loss_prevented"):
    seat: int
    province: str
    card: str


class ForcedMarch(Event, frozen=True, tag="forced_march"):
    """AOC-15.9 `card` pays for it, or nobody."""

    seat: int
    province: str
    card: str = ""


class ClashEnded(Event, frozen=True, tag="clash_ended"):
    """AOC-16.8, AOC-17.6 `won` by the attacker; `retreat` of the loser."""

    seat: int
    defender: int
    province: str
    siege: bool
    won: bool
    retreat: bool


class RaidPlaced(Event, frozen=True, tag="raid_placed"):
    seat: int
    province: str
    n: int


class RaidsCleared(Event, frozen=True, tag="raids_cleared"):
    """AOC-7.2, AOC-7.4 All `n` raid tokens of a province are gone."""

    province: str
    n: int


class AgeChangeStep(Event, frozen=True, tag="age_change_step"):
    """AOC-7 `step`: "raids", "income", "build", "spend", "artifacts", "adventures" or "refresh"."""

    step: str


class AgeStarted(Event, frozen=True, tag="age_started"):
    age: int


class ObjectiveScored(Event, frozen=True, tag="objective_scored"):
    seat: int
    objective: str
    ep: int


class ObjectiveRemoved(Event, frozen=True, tag="objective_removed"):
    objective: str


class ArtifactDealt(Event, frozen=True, tag="artifact_dealt"):
    seat: int
    artifact: str


class TokensChosen(Event, frozen=True, tag="tokens_chosen"):
    """AOC-7.19 Face down."""

    seat: int


class TokensShown(Event, frozen=True, tag="tokens_shown"):
    """AOC-5.12"""

    reveals = True
    seat: int
    category: str
    tokens: tuple[str, ...]
    total: int


class ArtifactAwarded(Event, frozen=True, tag="artifact_awarded"):
    """AOC-7.20 `seat` -1: nobody gets it."""

    artifact: str
    seat: int


class ConanBonusAwarded(Event, frozen=True, tag="conan_bonus_awarded"):
    """AOC-7.25 `seat` -1: nobody gets it."""

    seat: int


class TableRefreshed(Event, frozen=True, tag="table_refreshed"):
    """AOC-7.27"""

    seat: int
    n: int


class CoronationTried(Event, frozen=True, tag="coronation_tried"):
    """AOC-8.4"""

    seat: int
    category: str


class CoronationDecided(Event, frozen=True, tag="coronation_decided"):
    """AOC-8.5, AOC-8.6"""

    seat: int
    category: str
    crowned: bool


class GameEnded(Event, frozen=True, tag="game_ended"):
    reveals = True
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)
