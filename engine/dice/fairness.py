"""Is a count what fair dice would give?"""

import math


def band(total: int, chance: float, deviations: float = 1.96) -> tuple[float, float]:
    """Where a face's count should lie in 95 of 100 such sessions: (least, most), in throws."""
    middle = total * chance
    reach = deviations * math.sqrt(total * chance * (1 - chance))
    return max(0.0, middle - reach), min(float(total), middle + reach)
