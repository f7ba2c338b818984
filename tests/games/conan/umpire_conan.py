"""An umpire who watches whole games of Conan with the rules sheet in hand: facts and arithmetic, none of the rules.

seen = watch("hunting_the_tigress", seats=3, heroes=4, seed=5)       # raises Foul with the clause that was broken
"""

from collections import Counter
from pathlib import Path

from engine.rules import Chance, ChooseSome, Event, Match, Roll, SeatSpec, copy_state
from engine.rules.question import Answer, Option, Question, legal_options
from games.conan.rules import RULES, events
from games.conan.rules.content import BOARDS, CARDS, HEROES, SCENARIOS, TILES
from games.conan.rules.content_scenarios import for_party
from games.conan.rules.state import ConanState, Hero

IDLE = (
    "pass",
    "end-turn",
    "end-tile",
    "end-model",
    "end-reinforcement",
    "hand-on",
    "keep",
    "drop",
    "aggressive",
    "cautious",
)
"""Answers that a lively player gives seldom."""
MARKS = {"Y": (0, 1, 2), "O": (0, 1, 2), "R": (0, 1, 2, 3)}


class Foul(AssertionError):
    """The clause that was broken, and how."""


def watch(scenario: str, seats: int, heroes: int, seed: int) -> Counter[str]:
    """Play one game by chance and judge every moment; gives how often each kind of event came."""
    match = Match.start(
        RULES,
        tuple(SeatSpec(str(seat)) for seat in range(seats)),
        seed,
        {"scenario": scenario, "heroes": str(heroes)},
        keep_states=True,
    )
    chance, umpire = Chance(seed), Umpire(match.state)
    for moment in match.opening:
        umpire.judge(moment.event, moment.state)
    while match.question is not None:
        before = copy_state(match.state)
        umpire.before = before
        for moment in match.answer(_answer(match.question, chance)):
            umpire.judge(moment.event, moment.state)
    umpire.close(match.state)
    return umpire.seen


def _answer(question: Question, chance: Chance) -> Answer:
    if isinstance(question, Roll):
        return chance.faces(question.dice, RULES.sides)
    assert not isinstance(question, ChooseSome)
    options = legal_options(question)
    lively = [option for option in options if not option.id.startswith(IDLE)]
    if lively and chance.below(12):
        return chance.pick(_by_deed(lively, chance)).id
    return chance.pick(options).id


def _by_deed(options: list[Option], chance: Chance) -> list[Option]:
    """The options of one deed, each deed as likely as the others."""
    deed = chance.pick(sorted({option.id.partition(":")[0] for option in options}))
    return [option for option in options if option.id.partition(":")[0] == deed]


def _gems(hero: Hero) -> int:
    spaces = hero.melee + hero.ranged + hero.guard + hero.manipulation + hero.move + hero.reroll
    return hero.reserve + hero.fatigue + hero.wounds + spaces + hero.allies + sum(hero.spells.values())


class Umpire:
    def __init__(self, start: ConanState) -> None:
        self.before = copy_state(start)
        self.seen: Counter[str] = Counter()
        self.scenario = SCENARIOS[start.scenario]
        self.board = BOARDS[start.board]
        self.sight = _golden(start.board)
        self.born = {hero.id: _gems(hero) for hero in start.heroes}
        self.purse = start.reserve + start.fatigue
        self.tiles_this_turn = 0
        self.turns: list[str] = []
        self.attackers: Counter[str] = Counter()

    def number(self, s: ConanState, amount: object) -> int:
        return for_party(self.scenario, amount, len(s.heroes))  # type: ignore[arg-type]

    def judge(self, event: Event, after: object) -> None:
        assert isinstance(after, ConanState)
        self.seen[type(event).__name__] += 1
        check = getattr(self, "on_" + _snake(type(event).__name__), None)
        if check is not None:
            check(event, self.before, after)
        self.always(after)
        self.before = after

    def need(self, truth: bool, clause: str, *about: object) -> None:
        if not truth:
            raise Foul(f"{clause}: {about}")

    # -- what always holds

    def always(self, s: ConanState) -> None:
        for hero in s.heroes:
            for space in ("melee", "ranged", "manipulation", "move"):
                most = getattr(HEROES[hero.id], space).limit
                self.need(getattr(hero, space) <= most, "CON-2.5", hero.id, space)
        self.need(s.reserve >= 0 and s.fatigue >= 0, "CON-19.5", s.reserve, s.fatigue)
        total = s.reserve + s.fatigue + sum(s.spell_gems.values())
        self.need(total == self.purse, "CON-2.8", total)
        room = {area: facts.capacity for area, facts in self.board.areas.items()}
        for hero in s.heroes:
            if hero.area:
                room[hero.area] -= 1
        for model in s.models:
            room[model.area] -= TILES[s.tiles[model.tile].kind].size
        self.need(min(room.values()) >= 0, "CON-16.10", [area for area, left in room.items() if left < 0])
        self.need(len(s.river) == len(set(s.river)) <= 8, "CON-20.4", s.river)

    # -- turns

    def on_turn_started(self, event: events.TurnStarted, before: ConanState, after: ConanState) -> None:
        self.turns.append(event.side)
        self.tiles_this_turn = 0
        first = self.scenario.starts
        wanted = first if len(self.turns) % 2 else ("overlord" if first == "heroes" else "heroes")
        self.need(event.side == wanted, "CON-3.1", self.turns)
        self.need(event.round == (len(self.turns) + 1) // 2, "CON-3.7", event)
        limit = self.number(after, self.scenario.rounds)
        self.need(event.round <= limit, "CON-3.5", event.round, limit)

    def on_marker_moved(self, event: events.MarkerMoved, before: ConanState, after: ConanState) -> None:
        self.need(after.turn == "overlord" and after.marker == before.marker + 1, "CON-3.6", event)

    def on_gems_recovered(self, event: events.GemsRecovered, before: ConanState, after: ConanState) -> None:
        if event.who == "overlord" and after.phase == "recovery":
            wanted = min(self.number(after, self.scenario.overlord.recovery), before.fatigue)
            self.need(event.n == wanted, "CON-19.4", event, before.fatigue)
        elif event.who != "overlord" and after.phase == "stance":
            hero = next(one for one in before.heroes if f"hero:{one.id}" == event.who)
            dead = min(2, sum(one.status == "dead" for one in before.heroes))
            table = (2, 3, 4) if hero.stance == "aggressive" else (5, 6, 7)
            self.need(event.n == min(table[dead], hero.fatigue), "CON-4.4", event, hero)

    # -- the River

    def on_tile_activated(self, event: events.TileActivated, before: ConanState, after: ConanState) -> None:
        self.tiles_this_turn += 1
        self.need(self.tiles_this_turn <= 2, "CON-20.1", event)
        self.need(event.cost == event.place == before.river.index(event.tile) + 1, "CON-20.2", event, before.river)

    def on_tile_moved(self, event: events.TileMoved, before: ConanState, after: ConanState) -> None:
        others = [tile for tile in before.river if tile != event.tile]
        self.need(after.river == [*others, event.tile], "CON-20.3", before.river, after.river)

    def on_tile_turned(self, event: events.TileTurned, before: ConanState, after: ConanState) -> None:
        standing = any(model.tile == event.tile for model in after.models)
        self.need(event.face_down != standing, "CON-20.6", event)

    def on_tile_removed(self, event: events.TileRemoved, before: ConanState, after: ConanState) -> None:
        self.need(before.tiles[event.tile].face_down and event.tile not in after.river, "CON-20.7", event)

    def on_placed(self, event: events.Placed, before: ConanState, after: ConanState) -> None:
        tile = event.who.removeprefix("unit:").rpartition("/")[0]
        if event.cause != "reinforcement":
            return
        standing = sum(model.tile == tile for model in after.models)
        self.need(standing <= after.tiles[tile].pool and tile in after.river, "CON-23.3", event)
        self.need(event.area in self.scenario.reinforcement, "CON-23.4", event)
        self.need(TILES[after.tiles[tile].kind].cost > 0, "CON-23.6", event)

    # -- movement

    def on_moved(self, event: events.Moved, before: ConanState, after: ConanState) -> None:
        near = self.board.areas[event.origin].neighbours
        walled = self.board.walled[event.origin]
        border = "/".join(sorted((event.origin, event.to)))
        if event.how in ("teleport", "pass", "fly", "drawn", "led"):
            self.need(event.to in (*near, *walled), "CON-12.1", event)
            return
        self.need(event.to in near or border in after.breaches, "CON-12.1", event)
        if event.how == "ashore":
            return
        self.need(event.cost >= 1, "CON-12.1", event)
        facts = self.board.borders.get(border)
        if border not in after.breaches and facts is not None and facts.kind == "flap":
            self.need(event.cost >= 2, "CON-12.8", event)
        if event.how in ("leap", "wreck", "climb"):
            self.need(event.cost >= 2, "CON-12.8", event)
        foes, friends = self._crowd(before, event.who, event.origin)
        if foes <= friends and event.how == "walk" and facts is None and self.board.areas[event.origin].kind == "open":
            self.need(event.cost == 1, "CON-13.1", event, foes, friends)

    def _crowd(self, s: ConanState, who: str, area: str) -> tuple[int, int]:
        """Enemies and other friends of `who` in the area."""
        names = [(f"hero:{hero.id}", True) for hero in s.heroes if hero.area == area]
        names += [(f"unit:{model.tile}/{model.n}", model.ally) for model in s.models if model.area == area]
        mine = dict(names).get(who, who.startswith("hero:"))
        return sum(side != mine for _, side in names), sum(side == mine and name != who for name, side in names)

    # -- attacks

    def on_attack_declared(self, event: events.AttackDeclared, before: ConanState, after: ConanState) -> None:
        self.attackers[event.attacker] += 1
        if event.kind != "ranged" or event.attacker.startswith("event") or after.breaches or after.doors:
            return
        here = self._area(after, event.attacker)
        self.need(event.area == here or event.area in self.sight[here], "CON-8.6", event, here)

    def _area(self, s: ConanState, who: str) -> str:
        if who.startswith("hero:"):
            return next(hero.area for hero in s.heroes if f"hero:{hero.id}" == who)
        return next(model.area for model in s.models if f"unit:{model.tile}/{model.n}" == who)

    def on_dice_thrown(self, event: events.DiceThrown, before: ConanState, after: ConanState) -> None:
        for icon, face in zip(event.dice, event.faces, strict=True):
            self.need(face in MARKS[icon[0]], "CON-6.1", event)
        self.need(event.total == sum(event.faces), "CON-6.1", event)

    def on_attack_resolved(self, event: events.AttackResolved, before: ConanState, after: ConanState) -> None:
        if event.faces:
            self.need(event.power == sum(event.faces) - event.ignored, "CON-7.5", event)
        self.need(event.damage == max(0, event.power - event.defence), "CON-10.1", event)
        if event.target.startswith("unit:") and event.power and event.means not in ("withering", "pestilential_swarm"):
            tile = event.target.removeprefix("unit:").rpartition("/")[0]
            armour = TILES[after.tiles[tile].kind].armour
            self.need(event.defence >= armour - 1, "CON-22.1", event)  # 1 less by precision

    def on_wounded(self, event: events.Wounded, before: ConanState, after: ConanState) -> None:
        self.need(event.n >= 0 and event.left >= 0, "CON-10.2", event)

    def on_died(self, event: events.Died, before: ConanState, after: ConanState) -> None:
        if event.who.startswith("hero:"):
            hero = next(one for one in after.heroes if f"hero:{one.id}" == event.who)
            self.need(hero.status == "dead" and not hero.cards and not hero.area, "CON-10.5", event)

    # -- objects

    def on_chest_opened(self, event: events.ChestOpened, before: ConanState, after: ConanState) -> None:
        self.need(event.area in before.chests and event.area not in after.chests, "CON-11.12", event)
        top = before.deck[-1] if before.deck else ""
        self.need(event.card == top, "CON-25.5", event, before.deck)

    def on_object_taken(self, event: events.ObjectTaken, before: ConanState, after: ConanState) -> None:
        hero = next(one for one in after.heroes if f"hero:{one.id}" == event.hero)
        self.need(event.card in hero.cards and event.card in CARDS, "CON-11.7", event)
        if event.how in ("picked", "given", "taken", "caught"):
            self.need(hero.area != "", "CON-11.7", event)

    def on_fled(self, event: events.Fled, before: ConanState, after: ConanState) -> None:
        self.need(event.area in self.board.exits, "CON-25.4", event)

    # -- the end

    def close(self, s: ConanState) -> None:
        self.need(s.winner in ("heroes", "overlord"), "CON-3.4", s.winner)
        result = RULES.standing(s)
        won = {seat for seat in range(s.seats) if (seat == s.overlord) == (s.winner == "overlord")}
        self.need({*result.winners} == won, "CON-1.2", result.places)


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def _golden(board: str) -> dict[str, set[str]]:
    """The sight tables of the boards; good while no wall is wrecked and no door opened."""
    lines = (Path(__file__).parent / "sight" / f"{board}.txt").read_text().splitlines()
    return {line.split()[0]: set(line.split()[2:]) for line in lines}
