"""Where things are: worked out by hand from the 1920 x 1080 canvas with its margins of 96 and 54."""

from itertools import combinations, pairwise

import pytest
from pygame import Rect

from games.huns.board.layout import CARD, SAFE, camp_layout, drawn_layout, fans, rival_layout, share, table_layout


def test_the_parts_fill_the_safe_area_from_top_to_bottom() -> None:
    table = table_layout(3, 1.0)
    assert table.news == Rect(96, 54, 1300, 50)
    assert table.camp == Rect(96, 630, 1728, 302)
    assert table.bar.bottom == 1026
    assert table.details == Rect(1416, 54, 408, table.market.bottom - 54)


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_parts_lie_apart_and_inside_the_margins(scale: float, rivals: int) -> None:
    table = table_layout(rivals, scale)
    parts = [table.news, *table.rivals, table.market, table.camp, table.bar, table.details]
    assert all(SAFE.contains(part) for part in parts)
    assert not any(a.colliderect(b) for a, b in combinations(parts, 2))


def test_three_rivals_share_the_width() -> None:
    assert share(Rect(96, 116, 1300, 146), 3, 14)[1] == Rect(534, 116, 424, 146)


def test_a_few_cards_lie_at_full_distance() -> None:
    spread = fans(Rect(0, 0, 900, 160), (2, 1, 0, 0, 1), (58,) * 5, 104)
    assert [right - left for left, right in zip(spread[0].cards, spread[0].cards[1:], strict=False)] == [58]
    assert spread[0].width == 162 and spread[2].cards == ()


def test_sixteen_cards_are_laid_closer_together_and_stay_inside() -> None:
    area = Rect(0, 0, 904, 160)
    spread = fans(area, (4, 3, 4, 3, 2), (58, 62, 110, 110, 58), CARD[0])
    edges = [(fan.cards[0], fan.cards[-1] + CARD[0]) for fan in spread]
    assert edges[0][0] >= area.left and edges[-1][1] <= area.right + 1
    assert all(left[1] <= right[0] for left, right in pairwise(edges))


def test_the_third_wagon_makes_all_three_smaller() -> None:
    camp = table_layout(3, 1.0).camp
    assert [wagon.w for wagon in camp_layout(camp, 2).wagons] == [210, 210]
    assert [wagon.w for wagon in camp_layout(camp, 3).wagons] == [152, 152, 152]
    assert camp_layout(camp, 3).wagons[2].right < camp_layout(camp, 3).families.left


def test_one_rival_shows_cards_and_three_only_counts() -> None:
    assert rival_layout(Rect(96, 116, 1300, 146), 2).cards is not None
    assert len(rival_layout(Rect(96, 116, 424, 146), 2).tags) == 5


def test_drawn_cards_are_as_wide_as_they_may_be() -> None:
    area = Rect(108, 276, 1276, 344)
    assert [card.w for card in drawn_layout(area, 3, 424, 388)] == [388, 388, 388]
    assert [card.w for card in drawn_layout(area, 4, 500, 388)] == [307] * 4
