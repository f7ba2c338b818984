"""Couch Khans: reads the command line, builds what it asks for, runs it."""

import sys

from engine.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
