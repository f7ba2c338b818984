"""Everything that can happen in Krynea Battlefield, as facts for log, tweens and sounds.

Cards are slugs ("magic_bolt_1"), or "?" for who may not know. A unit is the seat of its owner and its slug; the element
it lies on is "unit:1/57" (see state.py), given as `element` where something moves or is hit.
"""

from engine.rules import Event


class GameStarted(Event, frozen=True, tag="game_started"):
    mode: str


class FactionChosen(Event, frozen=True, tag="faction_chosen"):
    """KRY-3.2 `skills` lie face up (KRY-6.1)."""

    seat: int
    faction: str
    skills: tuple[str, ...]


class DeckRefused(Event, frozen=True, tag="deck_refused"):
    """The deck chosen breaks `clause`; it is chosen again."""

    secret = ("clause",)
    seat: int
    clause: str


class RoundStarted(Event, frozen=True, tag="round_started"):
    """KRY-7.1 `token` holds the initiative."""

    begins = True
    reveals = True
    round: int
    token: int


class PhaseStarted(Event, frozen=True, tag="phase_started"):
    """`phase` from 1 to 10; `first` is the seat that starts it."""

    begins = True
    phase: int
    name: str
    first: int


class MonolithRevealed(Event, frozen=True, tag="monolith_revealed"):
    """KRY-7.2 In solo mode it guards the enemy's `battalion`."""

    reveals = True
    monolith: str
    battalion: int = -1


class MonolithTaken(Event, frozen=True, tag="monolith_taken"):
    monolith: str
    battalion: int


class MonolithIgnored(Event, frozen=True, tag="monolith_ignored"):
    """The units of `seat` are untouched by the monoliths this round."""

    seat: int


class BudgetSet(Event, frozen=True, tag="budget_set"):
    """KRY-7.7 `dead` units of the last round are part of the `n` resources."""

    seat: int
    n: int
    dead: int


class ResourcesGained(Event, frozen=True, tag="resources_gained"):
    seat: int
    n: int
    card: str
    troops_only: bool = False


class CardBought(Event, frozen=True, tag="card_bought"):
    """`kind` is "troop" or "action"."""

    reveals = True
    secret = ("card", "cost")
    seat: int
    kind: str
    card: str
    cost: int


class CardsReturned(Event, frozen=True, tag="cards_returned"):
    """KRY-7.14 Cards that went from the hand under their decks."""

    secret = ("cards", "refund")
    seat: int
    n: int
    cards: tuple[str, ...]
    refund: int


class PurchaseEnded(Event, frozen=True, tag="purchase_ended"):
    """`wasted` resources are lost."""

    secret = ("wasted",)
    seat: int
    troops: int
    actions: int
    wasted: int


class UnitDeployed(Event, frozen=True, tag="unit_deployed"):
    """KRY-8.2 `turned`: bought this round. `index` 0 is the first line."""

    seat: int
    card: str
    battalion: int
    index: int
    turned: bool
    element: str


class ObjectPlaced(Event, frozen=True, tag="object_placed"):
    seat: int
    card: str
    bearer: str
    element: str


class SpendingChecked(Event, frozen=True, tag="spending_checked"):
    """KRY-8.6 Cost of the turned cards plus the actions bought; `objects` are shown and stay in the hand (KRY-8.7)."""

    seat: int
    spent: int
    budget: int
    objects: tuple[str, ...] = ()


class UnitsSwapped(Event, frozen=True, tag="units_swapped"):
    """The units at `index` and behind it changed places; `cause` is "movement" or the slug of a card."""

    seat: int
    battalion: int
    index: int
    front: str
    back: str
    cause: str


class UnitMoved(Event, frozen=True, tag="unit_moved"):
    seat: int
    card: str
    battalion: int
    to: int
    cause: str
    element: str


class BannerChosen(Event, frozen=True, tag="banner_chosen"):
    """KRY-10.1 `banner` is "actions" or "attacks"."""

    seat: int
    banner: str


class Passed(Event, frozen=True, tag="passed"):
    seat: int
    phase: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    """`source` is "hand", "skill" or "unit"; `answers` the kind of event it reacts to; `targets` are elements."""

    reveals = True
    seat: int
    card: str
    source: str
    targets: tuple[str, ...] = ()
    answers: str = ""


class CardCancelled(Event, frozen=True, tag="card_cancelled"):
    seat: int
    card: str


class CoinTossed(Event, frozen=True, tag="coin_tossed"):
    """KRY-4.14 A roll of 50 %."""

    reveals = True
    seat: int
    card: str
    success: bool


class BonusGiven(Event, frozen=True, tag="bonus_given"):
    """`n` (negative for a malus) to `stat` of `element`, a unit or a battalion, or of all of `seat` when empty."""

    seat: int
    card: str
    stat: str
    n: int
    until: str
    element: str = ""


class Suppressed(Event, frozen=True, tag="suppressed"):
    """`what` is "magic_attacks" or "coordination" (in `element`, an engagement)."""

    card: str
    what: str
    element: str = ""


class AttackDeclared(Event, frozen=True, tag="attack_declared"):
    """`source` is "unit", "strike" or "monolith"; `targets` are elements, `values` what is compared."""

    seat: int
    card: str
    source: str
    kind: str
    targets: tuple[str, ...]
    values: tuple[int, ...]


class AttackCancelled(Event, frozen=True, tag="attack_cancelled"):
    seat: int
    card: str


class AttackRedirected(Event, frozen=True, tag="attack_redirected"):
    seat: int
    old: str
    new: str


class AttackCompared(Event, frozen=True, tag="attack_compared"):
    """KRY-11.5 Greater kills, equal does not."""

    seat: int
    card: str
    kind: str
    value: int
    defence: int
    beaten: bool
    element: str


class MeleeAnnounced(Event, frozen=True, tag="melee_announced"):
    engagement: int
    sides: tuple[str, ...]


class MeleeTotals(Event, frozen=True, tag="melee_totals"):
    """KRY-11.14 Attack and defence of the two sides, in the order of the announcement."""

    engagement: int
    sides: tuple[str, ...]
    attack: tuple[int, ...]
    defence: tuple[int, ...]


class UnitDying(Event, frozen=True, tag="unit_dying"):
    seat: int
    card: str
    by: int
    element: str


class UnitSaved(Event, frozen=True, tag="unit_saved"):
    seat: int
    card: str
    element: str


class UnitDied(Event, frozen=True, tag="unit_died"):
    """`points` (with its Objects) for `by`; 0 for a unit without cost or counted before."""

    seat: int
    card: str
    by: int
    points: int
    element: str


class UnitRemoved(Event, frozen=True, tag="unit_removed"):
    """KRY-13.2 Out of the game: sacrificed, a Raised unit destroyed, a failed raise."""

    seat: int
    card: str
    by: int
    points: int
    element: str
    sacrificed: bool = False


class UnitRaised(Event, frozen=True, tag="unit_raised"):
    """KRY-13.7 With the Raised trait, in place when it was dying, else from the discard."""

    seat: int
    card: str
    points: int
    battalion: int
    index: int
    element: str


class UnitSummoned(Event, frozen=True, tag="unit_summoned"):
    seat: int
    card: str
    battalion: int
    index: int
    element: str


class UnitHidden(Event, frozen=True, tag="unit_hidden"):
    seat: int
    card: str
    element: str


class UnitReturned(Event, frozen=True, tag="unit_returned"):
    """KRY-13.12 No longer hidden."""

    seat: int
    card: str
    battalion: int
    index: int
    element: str


class ObjectDestroyed(Event, frozen=True, tag="object_destroyed"):
    seat: int
    card: str
    bearer: str
    by: int
    points: int


class UnitExhausted(Event, frozen=True, tag="unit_exhausted"):
    seat: int
    card: str
    element: str


class UnitReadied(Event, frozen=True, tag="unit_readied"):
    seat: int
    card: str
    element: str


class HandSeen(Event, frozen=True, tag="hand_seen"):
    """`seat` looks at the hand of `other`."""

    reveals = True
    secret = ("cards",)
    seat: int
    other: int
    cards: tuple[str, ...]


class CardsDiscarded(Event, frozen=True, tag="cards_discarded"):
    """KRY-16.2 From the hand; `carried` cards are kept."""

    reveals = True
    seat: int
    cards: tuple[str, ...]
    carried: int


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """`points` by seat so far."""

    round: int
    points: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)
