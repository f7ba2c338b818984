"""How long things take on this table, in seconds, and the colours of its flashes."""

STAGGER = 0.075
MOVE, THROW, READ = 0.26, 0.34, 0.6
DARK, RED, GOLD = "#1a0f24", "#cb3a2c", "#f0d684"
LOSS = "#ff9c80"
"""Words of a loss: pale enough to be read on felt."""
