"""The command line: stable, since tests, operators and benches use it. A command is a function giving an exit code."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from engine.rules.content import OWN
from engine.settings import config_folder
from engine.titles import Title, find_titles

Command = Callable[[argparse.Namespace], int]
OK, FAILED, MISUSED = 0, 1, 2


def main(arguments: Sequence[str]) -> int:
    """Run the command that `arguments` name (none: play) and give its exit code."""
    os.environ.setdefault(OWN, str(config_folder() / "content"))
    try:
        options = parser().parse_args(arguments or ["play"])
    except SystemExit as leave:
        return int(leave.code or 0)
    command: Command = options.command
    try:
        return command(options)
    except UsageError as error:
        print(error, file=sys.stderr)
        return MISUSED
    except BrokenPipeError:  # somebody read the first lines and left
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  the interpreter flushes it once more at its end
        return OK


class UsageError(Exception):
    """The command line asks for something that is not there; the text says what there is."""


def parser() -> argparse.ArgumentParser:
    root = argparse.ArgumentParser(prog="main.py", description="Big board games for a couch full of people.")
    commands = root.add_subparsers(required=True, metavar="COMMAND")
    for add in (_add_play, _add_demo, _add_arena, _add_shot, _add_replay, _add_tools):
        add(commands)
    return root


def _command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, run: Command, help: str
) -> argparse.ArgumentParser:
    found = commands.add_parser(name, help=help, description=help)
    found.set_defaults(command=run)
    return found


def _add_play(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    _command(commands, "play", play, "play (without a display: play and print a demo game)")
    locked = _command(commands, "kiosk", kiosk, "locked mode for events: starts in the attract loop, restarts itself")
    locked.add_argument("--watched", type=Path, metavar="FILE", help=argparse.SUPPRESS)  # how the watcher starts it


def _add_demo(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    demo = _command(commands, "demo", run_demo, "let the bots play")
    demo.add_argument("title")
    demo.add_argument("--players", type=int, help="number of seats (the most the title allows if left out)")
    demo.add_argument("--bots", default="greedy", help="strengths, separated by commas, given to the seats in turn")
    demo.add_argument("--seed", type=int, default=1)
    demo.add_argument("--games", type=int, default=1)
    demo.add_argument("--headless", action="store_true", help="print the game instead of showing it")
    demo.add_argument("--shot", type=Path, metavar="DIR", help="keep a picture of every tenth decision there")
    demo.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a choice of the lobby")


def _add_arena(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    arena = _command(commands, "arena", run_arena, "measure strengths against each other")
    arena.add_argument("title")
    arena.add_argument("--bots", required=True, help="one strength a seat, separated by commas")
    arena.add_argument("--games", type=int, default=100)
    arena.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arena.add_argument("--seed", type=int, default=1)


def _add_shot(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    shot = _command(commands, "shot", run_shot, "one picture of one screen, without a display")
    shot.add_argument("scene", help="the name of the screen; 'list' prints them")
    shot.add_argument("--title", default=None, help="left out: the first of the title screen")
    shot.add_argument("--players", type=int, default=4)
    shot.add_argument("--seed", type=int, default=7)
    shot.add_argument("--at", type=int, default=40, help="decisions played before the picture")
    shot.add_argument("--lang", default="en")
    shot.add_argument("--text", type=int, default=100, choices=(100, 125, 150, 200), help="text size in per cent")
    shot.add_argument("--out", type=Path, default=Path("shot.png"))


def _add_replay(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    replay = _command(commands, "replay", run_replay, "show a saved game from its start")
    replay.add_argument("file", type=Path)
    replay.add_argument("--headless", action="store_true", help="print it instead")


def _add_tools(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    books = _command(commands, "books", run_books, "what was played at this kiosk")
    books.add_argument("--csv", type=Path, metavar="FILE", help="every match, a line each")
    books.add_argument("--html", type=Path, metavar="FILE", help="one page with charts")
    _command(commands, "bench", bench, "measure frames, rules and dice against the budgets")
    check = _command(
        commands, "check", check_content, "check the content of every title, or a folder of your own over it"
    )
    check.add_argument("folder", type=Path, nargs="?", help="holds one folder a title, as in games/<title>/content")
    diagnose = _command(commands, "diagnose", run_diagnose, "devices, sound, display and files of this machine")
    diagnose.add_argument("--seconds", type=float, default=0.0, help="listen to the pads for so long")


def find_title(title_id: str) -> Title:
    titles = find_titles()
    if title_id not in titles:
        raise UsageError(f"There is no title {title_id!r}. Installed: {', '.join(titles)}.")
    return titles[title_id]


def first_title() -> Title:
    """The first of the title screen."""
    return next(title for title in find_titles().values() if title.listed)


def need_board(title: Title) -> None:
    if not title.has_board:
        raise UsageError(f"{title.id} has no table to be shown on yet. It plays with 'demo {title.id} --headless'.")


def seats_for(title: Title, players: int | None) -> int:
    count = players or title.seats[-1]
    if count not in title.seats:
        raise UsageError(f"{title.id} is for {title.seats[0]} to {title.seats[-1]} players, not {count}.")
    return count


def with_options(title: Title, texts: Sequence[str]) -> Title:
    """The title with the choices that were made for its table, such as "scenario=hunting_the_tigress"."""
    try:
        return title.beginning(dict(text.partition("=")[::2] for text in texts))
    except KeyError as unknown:
        known = ", ".join(f"{option.key}={'|'.join(option.choices)}" for option in title.options)
        raise UsageError(f"{title.id} has no option {unknown.args[0]!r}. Options: {known or 'none'}.") from None


def strengths(text: str) -> list[str]:
    from engine.bots.policies import POLICIES

    names = text.split(",")
    unknown = [name for name in names if name not in POLICIES]
    if unknown:
        raise UsageError(f"There is no bot {unknown[0]!r}. Strengths: {', '.join(POLICIES)}.")
    return names


def play(options: argparse.Namespace) -> int:
    from engine.start import has_display, play_in_window

    if not has_display():
        print("There is no display here, so the bots play a game without one.\n")
        title = first_title()
        return _print_demo(title, title.seats[-1], ["greedy"], seed=1)
    return play_in_window()


def kiosk(options: argparse.Namespace) -> int:
    from engine.start import has_display, run_kiosk, run_watched

    if options.watched:
        return run_watched(options.watched)
    if not has_display():
        raise UsageError("A kiosk needs a display. Start it in a desktop session, or see 'main.py diagnose'.")
    return run_kiosk()


def run_books(options: argparse.Namespace) -> int:
    import sqlite3

    from engine.kiosk import report
    from engine.kiosk.books import read
    from engine.kiosk.places import places

    try:
        ledger = read(places().books)
        for file, text in ((options.csv, report.as_csv), (options.html, report.as_html)):
            if file:
                file.write_text(text(ledger), encoding="utf-8")
                print(file)
    except (sqlite3.Error, OSError) as error:
        print(f"The books of the kiosk: {error}", file=sys.stderr)
        return FAILED
    print("\n".join(report.summary(ledger)))
    return OK


def run_demo(options: argparse.Namespace) -> int:
    title = with_options(find_title(options.title), options.option)
    seats, bots = seats_for(title, options.players), strengths(options.bots)
    if options.headless and options.games > 1:
        return _play_many(title, seats, bots, options.seed, options.games)
    if options.headless and not options.shot:
        return _print_demo(title, seats, bots, options.seed)
    from engine.start import show_demo

    need_board(title)
    return show_demo(title, seats, bots, options.seed, options.games, options.shot, options.headless)


def _print_demo(title: Title, seats: int, bots: list[str], seed: int) -> int:
    from engine.headless import demo_lines, seat_bots

    for line in demo_lines(title, seat_bots(seats, bots), seed):
        print(line)
    return OK


def _play_many(title: Title, seats: int, bots: list[str], first: int, games: int) -> int:
    """A line a game; a game that fails is named with its seed, the others go on."""
    from engine.headless import play_game, seat_bots

    failed = 0
    for seed in range(first, first + games):
        try:
            result, answers = play_game(title, seat_bots(seats, bots), seed)
        except Exception as error:
            failed += 1
            print(f"seed {seed}: FAILED: {type(error).__name__}: {error}")
            continue
        points = " ".join(str(score.total) for score in result.scores)
        print(f"seed {seed}: {answers} answers, points {points}, won by {', '.join(map(str, result.winners))}")
    print(f"{games - failed} of {games} games finished")
    return FAILED if failed else OK


def run_arena(options: argparse.Namespace) -> int:
    from engine.headless import arena

    title, bots = find_title(options.title), strengths(options.bots)
    seats_for(title, len(bots))
    for share in arena(title, bots, options.games, options.jobs, options.seed):
        low, high = share.interval()
        won, mean = share.wins / max(share.games, 1), share.points / max(share.games, 1)
        print(
            f"{share.strength:<10} won {won:6.1%} of {share.games} (95 %: {low:.1%} to {high:.1%}), {mean:.1f} points"
        )
    return OK


def run_shot(options: argparse.Namespace) -> int:
    from engine.shots import shots_of, take

    title = find_title(options.title) if options.title else first_title()
    need_board(title)
    known = sorted(shots_of(title))
    if options.scene == "list":
        print("\n".join(known))
        return OK
    if options.scene not in known:
        raise UsageError(f"There is no screen {options.scene!r}. Screens: {', '.join(known)}.")
    seats_for(title, options.players)
    take(options.scene, title, options.players, options.seed, options.at, options.lang, options.text, options.out)
    print(options.out)
    return OK


def run_replay(options: argparse.Namespace) -> int:
    from engine.rules.record import SaveFault
    from engine.start import print_replay, show_replay

    if not options.file.is_file():
        raise UsageError(f"{options.file}: there is no such file.")
    try:
        return print_replay(options.file) if options.headless else show_replay(options.file)
    except SaveFault as fault:
        print(f"{options.file}: {fault}", file=sys.stderr)
        return FAILED


def bench(options: argparse.Namespace) -> int:
    from tools.bench import run

    return run()


def check_content(options: argparse.Namespace) -> int:
    from engine.diagnosis import content_faults

    faults = content_faults(options.folder)
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults" if faults else "All content is sound.")
    return FAILED if faults else OK


def run_diagnose(options: argparse.Namespace) -> int:
    from engine.diagnosis import diagnose

    return OK if diagnose(options.seconds) else FAILED
