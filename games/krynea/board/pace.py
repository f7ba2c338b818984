"""How long things take on this table, in seconds, and the colours of its flashes."""

STAGGER = 0.07
MOVE, THROW, READ = 0.28, 0.36, 0.55
GOLD, RED, GREEN, PALE, VIOLET = "#f0d684", "#ff6a4a", "#8fe0a0", "#d5dee4", "#b79cff"
KIND_COLORS = {"ranged": "#8fc46a", "magic": "#b79cff", "melee": "#ff9a5e"}
