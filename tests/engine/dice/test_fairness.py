import pytest

from engine.dice.fairness import band
from tests.support.chi_squared import chi_squared, p_value


def test_statistic_by_hand():
    # 60 throws, 10 expected of each: (5-10)^2/10 + (15-10)^2/10 = 2.5 + 2.5
    assert chi_squared([5, 15, 10, 10, 10, 10]) == pytest.approx(5.0)


def test_statistic_with_unequal_chances():
    # 2 : 1 of 30 expects 20 and 10: 1/20 * 4 + 4/10
    assert chi_squared([22, 8], [2, 1]) == pytest.approx(0.2 + 0.4)


@pytest.mark.parametrize(
    ("statistic", "degrees", "chance"),
    [(3.841, 1, 0.05), (11.070, 5, 0.05), (15.086, 5, 0.01), (4.351, 5, 0.5), (20.515, 5, 0.001)],
)
def test_p_values_of_the_printed_tables(statistic, degrees, chance):
    assert p_value(statistic, degrees) == pytest.approx(chance, abs=2e-4)


def test_nothing_thrown_is_not_suspicious():
    assert p_value(chi_squared([0] * 6), 5) == 1.0


def test_band_of_a_hundred_coins():
    least, most = band(100, 0.5)
    assert (least, most) == (pytest.approx(50 - 9.8), pytest.approx(50 + 9.8))
