"""python -m tools.sounds [names...]: makes every sound under sounds/ again, or only the named ones.

The same seed gives the same file; a sound's seed is the checksum of its name. `--pictures FOLDER` also draws each
one's waveform and spectrogram, for those who judge by eye.
"""

import argparse
import time
import zlib
from pathlib import Path

import numpy as np

from tools.sounds import barbarian, beds, calls, choir, court, glass, kingdoms, knocks, war
from tools.sounds.dsp import Wave, finish, finish_loop
from tools.sounds.picture import draw
from tools.sounds.store import save

EFFECTS = {**knocks.EFFECTS, **war.EFFECTS, **calls.EFFECTS, **glass.EFFECTS, **kingdoms.EFFECTS, **barbarian.EFFECTS}
LOOPS = {**knocks.LOOPS, **beds.LOOPS, **choir.LOOPS, **court.LOOPS, **barbarian.LOOPS}
FOLDER = Path(__file__).parents[2] / "sounds"


def make(name: str) -> Wave:
    """The finished sound of that name: stereo (n, 2), peak at -3 dBFS. KeyError when there is none."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    if name in LOOPS:
        return finish_loop(LOOPS[name](rng))
    return finish(EFFECTS[name](rng))


def main() -> None:
    parser = argparse.ArgumentParser(description="Synthesise the sounds.")
    parser.add_argument("names", nargs="*", help="only these (all when empty)")
    parser.add_argument("--pictures", type=Path, help="a folder for waveforms and spectrograms")
    parser.add_argument("--out", type=Path, default=FOLDER)
    chosen = parser.parse_args()
    for name in chosen.names or sorted({**EFFECTS, **LOOPS}):
        start = time.perf_counter()
        stereo = make(name)
        path = save(chosen.out, name, stereo)
        if chosen.pictures:
            draw(name, stereo, chosen.pictures / f"{name}.png")
        took, size = time.perf_counter() - start, path.stat().st_size / 1000
        print(f"{path.name:22} {len(stereo) / 44_100:6.2f} s {size:8.0f} kB  {took:.1f} s")


if __name__ == "__main__":
    main()
