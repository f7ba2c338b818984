"""The news line: a turn reads as one line, and stays long enough to be read."""

import pygame

from engine.table.news import JOIN, SOFT, NewsLine, softened
from engine.table.playback import TURN_READ


def test_a_turn_goes_on_in_one_line_without_the_name_again(bench) -> None:
    news = NewsLine(bench.lay().kit)
    news.tell("Aigul takes red 2")
    news.tell("Aigul pillages 2", "Aigul")
    assert news.line == f"Aigul takes red 2{JOIN}pillages 2"
    news.tell("Batu takes blue 1")
    assert news.line == "Batu takes blue 1"


def test_the_first_and_the_latest_stay_when_not_all_fits(bench) -> None:
    news = NewsLine(bench.lay().kit)
    line = JOIN.join(["Aigul takes red 2", "pillages two", "loads one valuable", "gives back one"])
    short = news._shortened(line, pygame.Rect(0, 0, 620, 50))
    assert short.startswith("Aigul takes red 2") and short.endswith("gives back one") and short != line


def test_a_long_line_is_broken_where_there_is_room_for_two(bench) -> None:
    news = NewsLine(bench.lay().kit)
    line = JOIN.join(["Archers of Aigul: about to die", "Archers of Aigul: saved"])
    assert news._picture(line, pygame.Rect(0, 0, 400, 84)).get_width() <= 400
    assert news._picture(line, pygame.Rect(0, 0, 400, 56)).get_width() > 400


def test_the_latest_stands_alone_where_two_lines_cannot_hold_both(bench) -> None:
    news, room = NewsLine(bench.lay().kit), pygame.Rect(0, 0, 400, 84)
    news.tell("Temur uses Faith and the coin says yes")
    news.tell("Temur saves the Light Infantry of Mill Bridge", "Temur")
    assert JOIN in news.line and news._shortened(news.line, room) == "Temur saves the Light Infantry of Mill Bridge"
    assert news._picture(news._shortened(news.line, room), room).get_width() <= 400
    news.tell("Aigul passes")
    assert news._shortened(news._before, room) == "Temur saves the Light Infantry of Mill Bridge"  # while it fades


def test_a_line_that_runs_past_fades_where_more_of_it_is() -> None:
    line = pygame.Surface((500, 10), pygame.SRCALPHA)
    line.fill("white")

    def ends(left: int) -> list[int]:
        part = softened(line, pygame.Rect(left, 0, 300, 10))
        return [part.get_at((x, 5)).a for x in (0, SOFT, 150, 299 - SOFT, 299)]

    begun, amid, over = ends(0), ends(100), ends(200)
    assert begun[:4] == [255] * 4 and begun[4] < 10
    assert amid[1:4] == [255] * 3 and amid[0] < 10 and amid[4] < 10
    assert over[1:] == [255] * 4 and over[0] < 10


def test_the_news_of_a_bots_turn_are_read_before_the_next_turn(bench) -> None:
    table = bench.lay(bots="1")
    playback = table.playback
    playback._told, playback._since = 1, 0.0
    assert playback.reading(0) and not playback.reading(1)
    playback.read(TURN_READ / 2, 1.0)
    assert playback.reading(0)
    playback.read(TURN_READ / 8, 4.0)  # fast-forward reads faster
    assert not playback.reading(0)
    playback._since = 0.0
    playback.skip()
    assert not playback.reading(0)


def test_nobody_waits_for_the_news_of_a_person(bench) -> None:
    playback = bench.lay().playback
    playback._told, playback._since = 0, 0.0
    assert not playback.reading(1)
