"""What a bot thinks of a position, and what it does without thinking."""

import pytest

from engine.bots.policies import think
from engine.headless import seat_bots
from engine.rules import Chance, Match
from engine.rules.match import play_out
from games.krynea.bot import BOT, evaluate, shortcut
from games.krynea.rules import RULES
from games.krynea.rules.cards import bury
from tests.games.krynea.scenario import Table, number


def test_a_loss_of_the_enemy_is_worth_more_than_its_cost() -> None:
    table = Table().place(0, 0, "knights").place(1, 1, "pikemen")
    before = evaluate(table.state, 0)
    bury(table.state, 1, number("pikemen"), 0)
    assert evaluate(table.state, 0) - before >= 2 * 1.3
    assert evaluate(table.state, 0) == -evaluate(table.state, 1)


def test_a_strike_that_will_kill_is_worth_more_than_one_that_will_not() -> None:
    table = Table().place(1, 0, "knights").place(1, 1, "iderion").hand(0, "magic_bolt_1").hand(1, "dispel_magic_1")
    table.actions()
    table.use("magic_bolt_1")
    view = table.match.view(0)
    assert view.question is not None
    answer = think("greedy", RULES, BOT, view, Chance(1))
    assert answer == f"1:{number('knights')}", "4 beats 2, and does not beat 4"


def test_five_resources_are_kept_for_actions() -> None:
    table = against("iderion", "templars", "hierophants", "assassins", "death_riders", "warlocks")
    assert bought(table) == ["troop", "troop", *["action"] * 5, "done"] and len(table.army(0).hand_actions) == 5


def test_who_fields_little_is_met_with_little() -> None:
    assert bought(against()) == ["troop", "troop", *["action"] * 5, "done"], "two more than none"
    assert bought(against(mine=("paladins",))) == ["troop", *["action"] * 5, "done"]
    assert bought(against("iderion", mine=("paladins", "priests", "catapults"))) == [*["action"] * 5, "done"]


def test_in_the_first_round_nobody_is_judged_before_buying() -> None:
    table = against(mine=("paladins", "priests"))
    table.state.round = 1
    assert bought(table)[:2] == ["troop", "troop"]


def against(*theirs: str, mine: tuple[str, ...] = ()) -> Table:
    """A purchase of round 2 with 12 resources, seen from seat 0, and these units in play."""
    table = Table()
    for seat, names in ((0, mine), (1, theirs)):
        for place, name in enumerate(names):
            table.place(seat, place % 3, name)
    table.deck(0, "knights", "pikemen", "heralds")
    table.state.round = 2
    return table


def bought(table: Table) -> list[str]:
    """What the bot answers until it has bought all it wants."""
    table.purchase(0, funds=12)
    answers = []
    while table.prompt == "purchase":
        answer = shortcut(table.match.view(0), table.match.question, Chance(1))
        assert isinstance(answer, str)
        answers.append(answer)
        table.answer(answer)
    return answers


def test_reactions_and_strikes_are_carried_first() -> None:
    table = Table().hand(0, "pikemen", "light_infantry_1", "divine_shield", "magic_bolt_1", "scouts")
    table.discards()
    answer = shortcut(table.match.view(0), table.match.question, Chance(1))
    assert answer == [f"card:{number(name)}" for name in ("divine_shield", "magic_bolt_1", "scouts")]


@pytest.mark.slow
def test_looking_ahead_beats_chance() -> None:
    wins = 0.0
    for seed in range(16):
        bots = ["greedy", "random"] if seed % 2 == 0 else ["random", "greedy"]
        factions = ("light", "magic", "dark", "mercenary")
        options = {"faction-0": factions[seed % 4], "faction-1": factions[seed // 4]}
        match = Match.start(RULES, seat_bots(2, bots), seed, options)

        def decide(match: Match, chance: Chance):  # type: ignore[no-untyped-def, type-arg]
            question = match.question
            assert question is not None
            return think(match.seats[question.seat].bot, RULES, BOT, match.view(question.seat), chance)

        play_out(match, Chance(seed), decide)
        winners = match.standing().winners
        wins += (seed % 2 in winners) / len(winners)
    assert wins >= 11


def test_no_object_is_given_to_a_raised_unit() -> None:
    """It would count as lost at once (KRY-15.2, KRY-17.1); the Pikemen can use the Soulblade as well."""
    table = Table().place(0, 0, "death_riders").place(0, 1, "pikemen").hand(0, "soulblade")
    table.unit(0, "death_riders").raised = True
    table.deployment(first=0)
    table.answer(shortcut(table.match.view(0), table.match.question, Chance(1)))
    assert table.prompt == "deploy-where"
    assert shortcut(table.match.view(0), table.match.question, Chance(1)) == f"bearer:{number('pikemen')}"
    alone = Table().place(0, 0, "death_riders").hand(0, "soulblade")
    alone.unit(0, "death_riders").raised = True
    alone.deployment(first=0)
    assert shortcut(alone.match.view(0), alone.match.question, Chance(1)) == "pass"


def test_a_dear_unit_is_saved_without_thinking() -> None:
    """Knights (4) are saved for sure, by the Light Infantry; Pikemen (2) by Faith, which costs nothing for good."""
    for dying, saver in (("knights", "light_infantry_1"), ("pikemen", "faith")):
        table = Table().place(0, 0, "iderion").place(1, 0, dying, "light_infantry_1").skills(1, "faith")
        table.hand(0, "magic_bolt_1")
        table.actions()
        table.use("magic_bolt_1")
        table.answer(f"1:{number(dying)}")
        view, question = table.match.view(1), table.match.question
        assert question is not None and question.seat == 1 and question.args["event"] == "dying"
        assert str(shortcut(view, question, Chance(1))).split("/")[2] == str(number(saver))


def test_nobody_gives_itself_up_against_an_enemy_without_an_army() -> None:
    """One point could then decide: the coin is tossed instead."""
    table = Table().place(1, 0, "knights", "light_infantry_1").skills(1, "faith").hand(0, "magic_bolt_1")
    table.actions()
    table.use("magic_bolt_1")
    table.answer(f"1:{number('knights')}")
    answer = shortcut(table.match.view(1), table.match.question, Chance(1))
    assert str(answer).split("/")[2] == str(number("faith"))
