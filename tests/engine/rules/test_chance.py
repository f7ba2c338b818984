"""The generator gives the published numbers of SplitMix64, and draws fairly."""

from engine.rules import Chance
from engine.rules.chance import next_bits, shuffle


def test_the_first_numbers_from_seed_0_are_the_published_ones() -> None:
    chance = Chance(0)
    assert [next_bits(chance) for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_draws_stay_in_their_range_and_come_out_even() -> None:
    chance = Chance(5)
    counts = [0] * 3
    for _ in range(9000):
        counts[chance.below(3)] += 1
    assert sum(counts) == 9000 and all(2800 < count < 3200 for count in counts)


def test_every_order_of_three_cards_is_as_likely() -> None:
    chance = Chance(9)
    seen: dict[str, int] = {}
    for _ in range(6000):
        cards = list("abc")
        shuffle(chance, cards)
        seen["".join(cards)] = seen.get("".join(cards), 0) + 1
    assert len(seen) == 6 and all(870 < count < 1130 for count in seen.values())


def test_fractions_lie_between_0_and_1() -> None:
    chance = Chance(1)
    values = [chance.fraction() for _ in range(2000)]
    assert min(values) >= 0 and max(values) < 1 and 0.47 < sum(values) / 2000 < 0.53


def test_what_lies_around_nought_comes_out_even_on_both_sides() -> None:
    chance = Chance(4)
    values = [chance.around(3.0) for _ in range(2000)]
    assert min(values) >= -3 and max(values) < 3 and -0.15 < sum(values) / 2000 < 0.15
