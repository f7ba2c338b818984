"""How much of the machine the program takes."""

import os

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]


def resident(pid: int | str = "self") -> float:
    """Megabytes of a process in memory now; the most this one ever had, where the system does not tell."""
    try:
        with open(f"/proc/{pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (OSError, ValueError):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024 if resource else 0.0
