"""What umockdev needs to know to stand in for an Xbox 360 pad: its place in /sys, its answers, and what is pressed."""

import struct
from pathlib import Path

NODE = "/dev/input/event5"
KEYS = (0x130, 0x131, 0x133, 0x134, 0x136, 0x137, 0x13A, 0x13B, 0x13C, 0x13D, 0x13E)
STICKS, TRIGGERS, HATS = (0, 1, 3, 4), (2, 5), (16, 17)
A, START = 0x130, 0x13B

DEVICE = """P: /devices/virtual/input/input5
E: SUBSYSTEM=input
E: PRODUCT=3/45e/28e/110
E: NAME="Xbox 360 Controller"
E: ID_INPUT=1
E: ID_INPUT_JOYSTICK=1
A: name=Xbox 360 Controller
A: id/bustype=0003
A: id/vendor=045e
A: id/product=028e
A: id/version=0110

P: /devices/virtual/input/input5/event5
N: input/event5
E: DEVNAME=/dev/input/event5
E: SUBSYSTEM=input
E: MAJOR=13
E: MINOR=69
E: ID_INPUT=1
E: ID_INPUT_JOYSTICK=1
A: dev=13:69

"""


def bits(numbers: tuple[int, ...], size: int) -> str:
    """A mask of `size` bytes, as hexadecimal digits."""
    mask = bytearray(size)
    for number in numbers:
        mask[number // 8] |= 1 << number % 8
    return mask.hex().upper()


def axis(low: int, high: int) -> str:
    return struct.pack("<6i", 0, low, high, 0, 0, 0).hex().upper()


def answers() -> str:
    """What the node answers to the questions that SDL asks of it."""
    name = b"Xbox 360 Controller"
    lines = [
        f"@DEV {NODE}",
        f"EVIOCGID 0 {struct.pack('<4H', 3, 0x045E, 0x028E, 0x0110).hex().upper()}",
        f"EVIOCGNAME {len(name) + 1} {name.ljust(128, bytes(1)).hex().upper()}",
        f"EVIOCGBIT(0) 8 {bits((0, 1, 3), 8)}",
        f"EVIOCGBIT(1) 96 {bits(KEYS, 96)}",
        f"EVIOCGBIT(2) 8 {bits((), 8)}",
        f"EVIOCGBIT(21) 16 {bits((), 16)}",
        f"EVIOCGBIT(3) 8 {bits((*STICKS, *TRIGGERS, *HATS), 8)}",
        *(f"EVIOCGABS({number}) 0 {axis(-32768, 32767)}" for number in STICKS),
        *(f"EVIOCGABS({number}) 0 {axis(0, 255)}" for number in TRIGGERS),
        *(f"EVIOCGABS({number}) 0 {axis(-1, 1)}" for number in HATS),
    ]
    return "\n".join(lines) + "\n"


def presses(times: tuple[tuple[float, int], ...]) -> str:
    """Each button goes down at its second after the node was opened, and up a fifth of a second later."""
    lines = ["E: 0.000000 0000 0000 0000"]
    for second, button in times:
        for at, value in ((second, 1), (second + 0.2, 0)):
            lines += [f"E: {at:.6f} 0001 {button:04x} {value:04d}", f"E: {at:.6f} 0000 0000 0000"]
    return "\n".join(lines) + "\n"


def write(folder: Path, times: tuple[tuple[float, int], ...]) -> list[str]:
    """The files in `folder`, and the options of umockdev-run that name them."""
    for name, text in (("pad.umockdev", DEVICE), ("pad.ioctl", answers()), ("pad.events", presses(times))):
        (folder / name).write_text(text)
    where = f"{NODE}={folder}"
    return ["-d", f"{folder}/pad.umockdev", "-i", f"{where}/pad.ioctl", "-e", f"{where}/pad.events"]
