# One command for everything. On a machine with Python 3.11 and make nothing else is needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
JOBS ?= 2
HEADLESS := SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy SDL_FRAMEBUFFER_ACCELERATION=0

.PHONY: help play kiosk demo test quick check bench gallery soak art clean

help: ## list these commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

$(VENV)/play: requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(VENV)/dev: requirements-dev.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@ $(VENV)/play

play: $(VENV)/play ## play
	$(PY) main.py

kiosk: $(VENV)/play ## run locked, for an event
	$(PY) main.py kiosk

demo: $(VENV)/play ## watch the bots play Huns
	$(PY) main.py demo huns --players 4

test: $(VENV)/dev ## everything that must hold: style, types, contracts, tests
	$(MAKE) --no-print-directory check
	$(HEADLESS) $(PY) -m pytest -n $(JOBS) --dist worksteal

quick: $(VENV)/dev ## the tests without the long play-throughs
	$(HEADLESS) $(PY) -m pytest -n $(JOBS) -m "not slow and not window"

check: $(VENV)/dev ## style, types, import contracts, content
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PY) main.py check

bench: $(VENV)/dev ## frame, rules and dice figures against their budgets
	$(HEADLESS) $(PY) main.py bench

gallery: $(VENV)/dev ## pictures of every screen, into out/gallery and docs/pictures
	$(HEADLESS) $(PY) -m tools.gallery

soak: $(VENV)/dev ## thousands of games, an hour of demo play, and whole games searched for secrets that show
	$(HEADLESS) $(PY) -m pytest -n $(JOBS) -m soak
	$(HEADLESS) $(PY) -m tools.soak

art: $(VENV)/dev ## bake the pictures and synthesise the sounds anew
	$(HEADLESS) $(PY) -m tools.emblems.draw
	$(HEADLESS) $(PY) -m tools.art
	$(HEADLESS) $(PY) -m tools.sounds

clean: ## forget the virtual environment and what tools made
	rm -rf $(VENV) out crashes .mypy_cache .ruff_cache .pytest_cache
