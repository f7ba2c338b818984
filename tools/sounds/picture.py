"""A sound as a picture: waveform above, spectrogram below (40 Hz to 16 kHz, logarithmic, 70 dB deep)."""

from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

from tools.sounds.dsp import RATE, Wave

WIDTH, HEIGHT = 460, 260


def spectrogram(mono: Wave, columns: int, rows: int) -> NDArray[np.float64]:
    """(columns, rows) of decibels under the loudest, low frequencies last."""
    size = 2048
    padded = np.concatenate([np.zeros(size // 2), mono, np.zeros(size)])
    wanted = np.geomspace(40, 16_000, rows)[::-1]
    bins = np.clip(np.round(wanted * size / RATE).astype(int), 1, size // 2)
    starts = np.linspace(0, len(mono) - 1, columns).astype(int)
    power = np.array([np.abs(np.fft.rfft(padded[s : s + size] * np.hanning(size)))[bins] for s in starts])
    return np.asarray(20 * np.log10(np.maximum(power / power.max(), 1e-6)))


def draw(name: str, stereo: Wave, path: Path) -> None:
    """Writes the picture of `stereo` (n, 2) as PNG; the folder is made when missing."""
    pygame.font.init()
    sheet = pygame.Surface((WIDTH, HEIGHT))
    sheet.fill("#1d1512")
    mono = stereo.mean(axis=1)
    edges = np.linspace(0, len(mono), WIDTH + 1).astype(int)
    for x in range(WIDTH):
        part = mono[edges[x] : max(edges[x + 1], edges[x] + 1)]
        pygame.draw.line(sheet, "#c9a227", (x, 40 - 38 * part.max()), (x, 40 - 38 * part.min()))
    heat = np.clip(1 + spectrogram(mono, WIDTH, HEIGHT - 80) / 70, 0, 1)
    colours = np.stack([heat**0.8 * 255, heat**1.7 * 230, heat**4 * 200], axis=2).astype(np.uint8)
    sheet.blit(pygame.surfarray.make_surface(colours), (0, 80))
    for freq in (100, 1000, 10_000):
        y = 80 + (HEIGHT - 80) * (1 - np.log(freq / 40) / np.log(400))
        pygame.draw.line(sheet, "#f3e9d2", (0, y), (6, y))
    label = pygame.font.Font(None, 22).render(f"{name} {len(mono) / RATE:.2f}s", True, "#f3e9d2")
    sheet.blit(label, (WIDTH - label.get_width() - 4, 2))
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(sheet, path)
