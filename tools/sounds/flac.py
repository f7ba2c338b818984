"""A small FLAC encoder: fixed predictors, one Rice parameter a block, mid/side. Lossless, about half of a WAV.

No encoder comes with what the project depends on, and a loop kept as WAV weighs eight megabytes. The format is the
public one (RFC 9639); the decoder in SDL_mixer reads it.
"""

import hashlib
import struct

import numpy as np
from numpy.typing import NDArray

BLOCK = 4096
Ints = NDArray[np.int64]
Bits = NDArray[np.uint8]


def crc_table(poly: int, width: int) -> list[int]:
    table = []
    for byte in range(256):
        crc = byte << (width - 8)
        for _ in range(8):
            crc = ((crc << 1) ^ (poly if crc >> (width - 1) & 1 else 0)) & ((1 << width) - 1)
        table.append(crc)
    return table


CRC8, CRC16 = crc_table(0x07, 8), crc_table(0x8005, 16)


def crc8(data: bytes) -> int:
    crc = 0
    for byte in data:
        crc = CRC8[crc ^ byte]
    return crc


def crc16(data: bytes) -> int:
    crc = 0
    for byte in data:
        crc = (crc << 8 & 0xFFFF) ^ CRC16[crc >> 8 ^ byte]
    return crc


def bits(values: Ints, width: int) -> Bits:
    """Each value as `width` bits, highest first, two's complement; one flat array of 0 and 1."""
    shifts = np.arange(width - 1, -1, -1)
    return ((values[:, None] >> shifts) & 1).astype(np.uint8).ravel()


def number(value: int, width: int) -> Bits:
    return bits(np.array([value], dtype=np.int64), width)


def rice(residual: Ints, k: int) -> Bits:
    """Rice code: the zigzag of each value, its high part in unary, its low `k` bits plain."""
    folded = np.where(residual >= 0, residual * 2, -residual * 2 - 1)
    high = folded >> k
    ends = np.cumsum(high + 1 + k)
    out = np.zeros(int(ends[-1]), dtype=np.uint8)
    out[ends - k - 1] = 1
    for bit in range(k):
        out[ends - 1 - bit] = folded >> bit & 1
    return out


def best_rice(residual: Ints) -> tuple[int, int]:
    """The Rice parameter for a block and the bits it costs."""
    folded = np.where(residual >= 0, residual * 2, -residual * 2 - 1)
    costs = [int((folded >> k).sum()) + (k + 1) * len(folded) for k in range(15)]
    k = int(np.argmin(costs))
    return k, costs[k]


def plan(channel: Ints) -> tuple[int, int, int]:
    """(bits, predictor order, Rice parameter) of the cheapest way to keep a channel's block."""
    choices = []
    for order in range(min(5, len(channel))):
        k, cost = best_rice(np.diff(channel, order))
        choices.append((cost + 16 * order, order, k))
    return min(choices)


def subframe(channel: Ints, width: int) -> Bits:
    """One channel of a block: constant when it is, else a fixed predictor and its Rice-coded residual."""
    if (channel == channel[0]).all():
        return np.concatenate([number(0, 8), number(int(channel[0]), width)])
    _, order, k = plan(channel)
    head = number((0b001000 | order) << 1, 8)
    warm = bits(channel[:order], width)
    coding = number(k, 10)
    return np.concatenate([head, warm, coding, rice(np.diff(channel, order), k)])


def coded_number(value: int) -> bytes:
    """A frame number in the UTF-8 like code of the format; up to 0x7FFF here, which is 50 minutes."""
    if value < 0x80:
        return bytes([value])
    if value < 0x800:
        return bytes([0xC0 | value >> 6, 0x80 | value & 0x3F])
    return bytes([0xE0 | value >> 12, 0x80 | value >> 6 & 0x3F, 0x80 | value & 0x3F])


def frame(index: int, block: Ints) -> bytes:
    """One block of stereo samples (n, 2), as left/right or mid/side, whichever is shorter."""
    left, right = block[:, 0], block[:, 1]
    mid, side = (left + right) >> 1, left - right
    apart, together = plan(left)[0] + plan(right)[0], plan(mid)[0] + plan(side)[0]
    mode, pair = (0b1010, ((mid, 16), (side, 17))) if together < apart else (0b0001, ((left, 16), (right, 16)))
    head = bytes([0xFF, 0xF8, 0b0111 << 4 | 0b1001, mode << 4 | 0b100 << 1]) + coded_number(index)
    head += struct.pack(">H", len(block) - 1)
    head += bytes([crc8(head)])
    body = np.concatenate([subframe(channel, width) for channel, width in pair])
    data = head + np.packbits(body).tobytes()
    return data + struct.pack(">H", crc16(data))


def encode(samples: NDArray[np.int16], rate: int) -> bytes:
    """A whole FLAC file of stereo 16-bit `samples` (n, 2); `rate` must be 44,100, as every frame says."""
    if rate != 44_100 or samples.ndim != 2 or samples.shape[1] != 2:
        raise ValueError("stereo at 44,100 Hz only")
    packed = rate << 44 | 1 << 41 | 15 << 36 | len(samples)
    info = struct.pack(">HH6xQ", BLOCK, BLOCK, packed) + hashlib.md5(samples.tobytes()).digest()
    wide = samples.astype(np.int64)
    frames = [frame(i, wide[start : start + BLOCK]) for i, start in enumerate(range(0, len(wide), BLOCK))]
    return b"fLaC" + bytes([0x80, 0, 0, len(info)]) + info + b"".join(frames)
