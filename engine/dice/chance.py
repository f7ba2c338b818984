"""The small seeded generator of a throw: SplitMix64, so that a seed gives the same throw in any process."""

MASK = (1 << 64) - 1


class SplitMix:
    """64 bits of state. `seed` may be any integer; equal seeds give equal sequences."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def bits(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Uniform in 0..n-1, without the bias of a bare remainder."""
        limit = MASK + 1 - (MASK + 1) % n
        while (drawn := self.bits()) >= limit:
            pass
        return drawn % n

    def around(self, spread: float) -> float:
        """Uniform in -spread..spread."""
        return ((self.bits() >> 11) / (1 << 52) - 1.0) * spread
