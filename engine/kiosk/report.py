"""The books as people read them: a few lines, a table, or one page with charts that needs nothing but a browser."""

import csv
import html
import io
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.kiosk.books import OUTCOMES, Ledger, Played

COLUMNS = ("begun", "title", "seats", "persons", "minutes", "decisions", "outcome", "hour", "resumed")
BUCKETS = ((0, 2), (2, 5), (5, 10), (10, 15), (15, 20), (20, 30), (30, 45), (45, 60), (60, 1 << 30))
"""Lengths in minutes."""
UNDER_WAY = "under way"


class Figures(NamedTuple):
    """What an operator asks first. `by_title`: games begun of each title; `minutes`: the mean of finished ones."""

    games: int
    persons: int
    by_outcome: Mapping[str, int]
    by_title: Mapping[str, int]
    minutes: float
    hours: Mapping[int, int]

    @property
    def abandoned_share(self) -> float:
        """Part of all ended games that people walked away from, 0..1."""
        ended = sum(self.by_outcome[outcome] for outcome in OUTCOMES)
        return self.by_outcome["abandoned"] / ended if ended else 0.0


def figures(matches: Sequence[Played]) -> Figures:
    """Count sittings; a game gone on with is a sitting of its own, but not another game of its title."""
    whole = [match.seconds / 60 for match in matches if match.outcome in ("finished", "capped")]
    return Figures(
        len(matches),
        sum(match.persons for match in matches),
        Counter(match.outcome or UNDER_WAY for match in matches),
        Counter(match.title for match in matches if not match.resumed),
        sum(whole) / len(whole) if whole else 0.0,
        Counter(match.hour for match in matches),
    )


def summary(ledger: Ledger) -> Iterator[str]:
    """A few lines for the console."""
    found = figures(ledger.matches)
    yield f"{found.games} games, {found.persons} people at them, {found.minutes:.1f} minutes on average when finished"
    yield ", ".join(f"{found.by_outcome[outcome]} {outcome}" for outcome in OUTCOMES)
    for title, games in sorted(found.by_title.items(), key=lambda pair: -pair[1]):
        yield f"  {title}: {games}"


def as_csv(ledger: Ledger) -> str:
    """A line a sitting, the oldest first."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    for match in ledger.matches:
        minutes, outcome = f"{match.seconds / 60:.1f}", match.outcome or UNDER_WAY
        place = (match.begun, match.title, match.seats, match.persons)
        table.writerow((*place, minutes, match.decisions, outcome, match.hour, int(match.resumed)))
    return out.getvalue()


def as_html(ledger: Ledger) -> str:
    """One page: the figures, and charts of titles, lengths, outcomes and hours as inline SVG."""
    found = figures(ledger.matches)
    span = f"{ledger.matches[0].begun} – {ledger.matches[-1].begun}" if ledger.matches else "nothing yet"
    lengths = Counter(_bucket(match.seconds / 60) for match in ledger.matches if match.outcome)
    charts: tuple[tuple[str, dict[str, int]], ...] = (
        ("Plays by title", dict(sorted(found.by_title.items()))),
        ("Length in minutes", {_name(bucket): lengths[bucket] for bucket in BUCKETS}),
        ("How they ended", {str(outcome): found.by_outcome[outcome] for outcome in OUTCOMES}),
        ("Hour of day", {f"{hour:02}": found.hours.get(hour, 0) for hour in range(24)}),
    )
    cards = (
        ("games", str(found.games)),
        ("people", str(found.persons)),
        ("minutes a finished game", f"{found.minutes:.1f}"),
        ("walked away", f"{found.abandoned_share:.0%}"),
    )
    tiles = "".join(f"<div class=tile><b>{value}</b>{name}</div>" for name, value in cards)
    drawn = "".join(f"<section><h2>{name}</h2>{_bars(values)}</section>" for name, values in charts)
    head = (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>Couch Khans: the books</title><style>{STYLE}</style>"
    )
    return f"{head}<h1>Couch Khans: the books</h1><p>{html.escape(span)}</p>{tiles}{drawn}</html>\n"


STYLE = (
    "body{background:#1d1512;color:#f3e9d2;font:18px/1.5 'Atkinson Hyperlegible',sans-serif;max-width:900px;"
    "margin:2em auto}"
    "h1,h2{color:#f0d684;font-family:Spectral,serif}section{margin:2em 0}svg{width:100%;height:auto}"
    ".tile{display:inline-block;border:1px solid #c9a227;border-radius:10px;padding:.4em 1.2em;margin:0 1em 1em 0}"
    ".tile b{display:block;font-size:1.8em;color:#f0d684}"
)


def _bucket(minutes: float) -> tuple[int, int]:
    return next((low, high) for low, high in BUCKETS if minutes < high)


def _name(bucket: tuple[int, int]) -> str:
    low, high = bucket
    return f"{low}+" if high > 1000 else f"{low}-{high}"


def _bars(values: Mapping[str, int]) -> str:
    """A bar chart: the number over each bar, its name under it."""
    wide, tall, foot = 880, 260, 40
    most, step = max(values.values(), default=0) or 1, wide / max(1, len(values))
    parts = []
    for n, (name, value) in enumerate(values.items()):
        high = round((tall - foot - 30) * value / most, 1)
        x, middle, top = n * step + step * 0.12, n * step + step / 2, tall - foot - high
        parts.append(
            f'<rect x="{x:.1f}" y="{top:.1f}" width="{step * 0.76:.1f}" height="{high}" rx="3" fill="#c9a227"/>'
        )
        if value:
            parts.append(_words(value, middle, top - 8, 18))
        parts.append(_words(name, middle, tall - 12, 16))
    line = f'<path d="M0 {tall - foot}H{wide}" stroke="#735312" stroke-width="2"/>'
    return f'<svg viewBox="0 0 {wide} {tall}" role="img">{"".join(parts)}{line}</svg>'


def _words(words: object, x: float, y: float, size: int) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}"'
    return f'<text {place} text-anchor="middle" fill="#f3e9d2">{html.escape(str(words))}</text>'
