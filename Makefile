# Two commands are all one needs: `make play` and `make test`. Each sets up what it uses, and is quick the second time.

SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
GAME ?= skat

.PHONY: play test check format bench soak lock clean

play: $(VENV)/run.ready
	$(BIN)/knekt play $(GAME)

test: check xskat
	$(BIN)/pytest --numprocesses=2

check: $(VENV)/dev.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(VENV)/dev.ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Figures, never pass or fail: these machines are shared and noisy, so compare the ratios.
bench: $(VENV)/bench.ready
	$(BIN)/python -m bench

# The same tests, long: more examples, deeper counts, more games against other programs.
soak: check xskat
	KNEKT_SOAK=1 $(BIN)/pytest --numprocesses=2 --hypothesis-profile=soak

$(VENV)/run.ready: lock/run.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || ($(call apt,python3-venv) && $(PYTHON) -m venv $(VENV))
	$(PIP) install --require-hashes --requirement lock/run.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	touch $@

$(VENV)/dev.ready: $(VENV)/run.ready lock/dev.txt
	$(PIP) install --require-hashes --requirement lock/dev.txt
	touch $@

$(VENV)/bench.ready: $(VENV)/dev.ready lock/bench.txt
	$(PIP) install --require-hashes --requirement lock/bench.txt
	touch $@

# XSkat, another Skat program, against which the rules are held.
.PHONY: xskat
xskat:
	@test -x /usr/games/xskat || ($(call apt,xskat))

# Pinned versions, with hashes and without hosts.
lock: $(VENV)/dev.ready
	$(PIP) install pip-tools
	for each in run dev bench; do \
	  $(BIN)/pip-compile --quiet --upgrade --generate-hashes --strip-extras --allow-unsafe --no-header \
	    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file lock/$$each.txt lock/$$each.in; \
	done

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# apt-get with its lists fetched first, through sudo where one is not root.
apt = as=$$(test $$(id -u) = 0 || echo sudo); $$as apt-get update -qq && $$as env DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes $(1) > /dev/null
