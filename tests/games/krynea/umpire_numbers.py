"""What an umpire of Krynea Battlefield reads off the table: places, ranges, scores and totals, by the rule book.

What cards give for a while is learnt from the events.
"""

from collections import Counter, defaultdict

from games.krynea.rules import events
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.state import KryneaState, Unit

OBJECTS = {
    76: {"ranged_defence": 2, "magic_defence": 1},
    79: {"melee_attack": 1},
    82: {"ranged_defence": 1, "melee_defence": 1},
    86: {"magic_attack": 2},
    91: {"melee_attack": 2},
    95: {"melee_attack": 1},
}
"""What an Object gives its bearer, from the content sheet."""
MONOLITHS = {"M2": "ranged_attack", "M4": "magic_attack", "M5": "melee_attack"}
PALADINS, PIKEMEN, HERALDS, MORVANE, CATAPULTS = 70, 73, 74, 88, 69
DISCOUNT = {CATAPULTS: 1}
"""How much less the second line is hit by."""
Side = tuple[int, int]


def number(slug: str) -> int:
    return CONTENT.slugs[slug]


def rows(s: KryneaState, side: Side) -> list[Unit]:
    return s.armies[side[0]].battalions[side[1]].units


def facing(n: int, seat: int, battalion: int) -> Side:
    """KRY-5.1, KRY-19.3 The corner layout: 0 against 3 and 1 against 2 of the left neighbour, 2 and 3 the other way."""
    if n == 2:
        return 1 - seat, battalion
    return ((seat + 1) % n if battalion in (0, 1) else (seat - 1) % n), (3, 2, 1, 0)[battalion]


def friends(n: int, one: int, two: int) -> bool:
    return one == two or (n == 4 and abs(one - two) == 2)


def place_of(s: KryneaState, element: str) -> tuple[int, int, int] | None:
    """Seat, battalion and index of the active unit "unit:seat/card"."""
    seat, card = map(int, element.removeprefix("unit:").split("/"))
    for battalion in range(4):
        for index, unit in enumerate(rows(s, (seat, battalion))):
            if unit.card == card:
                return seat, battalion, index
    return None


def in_range(n: int, code: str, side: Side, target: tuple[int, int, int]) -> bool:
    """KRY-12.1 The ten ranges, one by one."""
    seat, battalion, index = target
    if friends(n, side[0], seat):
        return False
    front = facing(n, *side)
    beside = [facing(n, side[0], side[1] + step) for step in (-1, 0, 1) if 0 <= side[1] + step < 4]
    here = (seat, battalion)
    return {
        "front_first": here == front and index == 0,
        "front_van": here == front and index < 2,
        "front_rear": here == front and index >= 2,
        "front_any": here == front,
        "first_adj": here in beside and index == 0,
        "any_first": index == 0,
        "any_second": index == 1,
        "any_van": index < 2,
        "any_rear": index >= 2,
        "any_enemy": True,
    }[code]


class Book:
    """What an umpire keeps in mind, and the numbers that follow."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.attuned: set[int] = set()
        self.boons: dict[str, list[events.BonusGiven]] = {key: [] for key in ("round", "phase", "melee", "attack")}
        self.suppressed: list[events.Suppressed] = []
        self.made: Counter[tuple[int, int, str]] = Counter()
        self.instead: set[tuple[int, int]] = set()
        self.turn, self.passes, self.haste = 0, 0, False
        self.ground = -1
        self.lost: dict[int, set[int]] = defaultdict(set)
        self.points: Counter[int] = Counter()
        self.dead: dict[int, dict[int, set[int]]] = defaultdict(lambda: defaultdict(set))
        self.thrown: dict[int, set[int]] = defaultdict(set)
        self.due: Counter[int] = Counter()
        self.paid: Counter[int] = Counter()
        self.bought: Counter[int] = Counter()
        self.last_bought: dict[int, str] = {}
        self.returned: set[int] = set()
        self.beaten: dict[str, bool] = {}
        self.dying: set[str] = set()
        self.authors: dict[str, int] = {}
        self.answered: Counter[str] = Counter()
        self.played: list[events.CardPlayed] = []
        self.sides: tuple[Side, Side] | None = None
        self.base: list[tuple[int | None, int]] = []
        self.fronts: list[str] = []

    # -- numbers

    def influence(self, s: KryneaState, side: Side) -> list[str]:
        """KRY-7.5, KRY-20.5 The monoliths that touch the units of a battalion."""
        here = (None, side[1]) if self.n == 2 else (None,)
        found = [(one.monolith, one.battalion if one.battalion >= 0 else None) for one in s.monoliths]
        return [] if side[0] in self.attuned else [name for name, at in found if at in here]

    def stat(self, s: KryneaState, side: Side, index: int, stat: str) -> int | None:
        """KRY-4.4 to 4.7 A score with everything that is in force; None for a dash."""
        unit = rows(s, side)[index]
        printed = CARDS[unit.card].scores.get(stat)
        if printed is None:
            return None
        total = printed + sum(OBJECTS[one].get(stat, 0) for one in unit.objects) + self.comrades(s, side, index, stat)
        traits = {*CARDS[unit.card].traits, *(["cavalry"] if 95 in unit.objects else [])}
        if stat == "magic_attack" and "arcanist" in traits:
            total += sum(skill.card == 3 for skill in s.armies[side[0]].skills)
        names = self.influence(s, side)
        total += sum(MONOLITHS.get(name) == stat for name in names)
        total += "M3" in names and index == 0 and stat.endswith("defence")
        for boon in self.boons["round"] + self.boons["phase"]:
            mine = boon.element in (f"unit:{side[0]}/{unit.card}", f"battalion:{side[0]}/{side[1]}")
            zeal = not boon.element and boon.seat == side[0] and index < 2 and traits & {"sacred", "noble", "champion"}
            total += boon.n if boon.stat == stat and (mine or zeal) else 0
        return total

    def comrades(self, s: KryneaState, side: Side, index: int, stat: str) -> int:
        """What the expertise of the vanguard gives: Paladins, Heralds, Pikemen."""
        van = rows(s, side)[:2]
        able = [unit.card if not (unit.raised or unit.exhausted) else 0 for unit in van]
        if index > 1:
            return 0
        if stat == "magic_defence":
            return int(len(van) == 2 and able[1 - index] == PALADINS)
        if stat == "melee_attack":
            return int(index == 0 and able[1:] == [HERALDS])
        if stat == "melee_defence" and able[index] == PIKEMEN:
            front = rows(s, facing(self.n, *side))[:1]
            return 2 * any("cavalry" in CARDS[unit.card].traits or 95 in unit.objects for unit in front)
        return 0

    def melee(self, s: KryneaState, side: Side) -> tuple[int | None, int]:
        """KRY-11.11 to 11.15 Attack (None without any) and defence of a battalion before what holds for one melee."""
        van = rows(s, side)[:2]
        able = [
            "melee_attack" in CARDS[unit.card].scores
            and not unit.exhausted
            and (side[0], unit.card) not in self.instead
            for unit in van
        ]
        pair = {side, facing(self.n, *side)}
        split = "M9" in self.influence(s, side) or any(
            one.what == "coordination" and self.engagement(one.element) == pair for one in self.suppressed
        )
        champions = all("champion" in CARDS[unit.card].traits for unit in van)
        fighters = [0, 1] if len(van) == 2 and all(able) and not split and not champions else [0]
        guard = sum(self.stat(s, side, at, "melee_defence") or 0 for at in fighters)
        guard -= sum(
            unit.card == MORVANE and not unit.raised and not unit.exhausted
            for unit in rows(s, facing(self.n, *side))[:2]
        )
        if not able[0]:
            return None, guard
        pact = sum(one.n for one in self.boons["round"] if one.stat == "melee_attack_total" and self.about(one) == side)
        return sum(self.stat(s, side, at, "melee_attack") or 0 for at in fighters) + pact, guard

    def engagement(self, element: str) -> set[Side]:
        at = int(element.removeprefix("engagement:"))
        first = (0, at) if self.n == 2 else (at // 2, at % 2)
        return {first, facing(self.n, *first)}

    def about(self, boon: events.BonusGiven) -> Side:
        seat, battalion = map(int, boon.element.removeprefix("battalion:").split("/"))
        return seat, battalion

    def count(self, seat: int, cards: list[int], to: int) -> int:
        """KRY-17.1, KRY-17.4 What these cards bring, each once."""
        fresh = [card for card in cards if CARDS[card].kind == "troop" and card not in self.lost[seat]]
        self.lost[seat].update(fresh)
        gained = sum(CARDS[card].cost for card in fresh)
        self.points[to] += gained
        assert not friends(self.n, seat, to), "KRY-17.2, KRY-19.7"
        return gained
