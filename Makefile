# Two commands are all one needs: `make play` and `make test`. Each sets up what it uses, and is quick the second time.

SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
GAME ?= skat
# Python keeps what it has compiled, even where it is told not to: the tests start it many times.
export PYTHONDONTWRITEBYTECODE :=

# What `make` looks at to see whether the package must be installed again. It is installed by reference: a changed
# module needs nothing, but one that is new or has moved is not found until then. So the stamp is named after their list.
CORE := CMakeLists.txt pyproject.toml $(shell find src/core -type f)
FILES := $(VENV)/files.$(shell find src/knekt -type f -not -name '*.pyc' -not -path '*/static/*' -not -path '*/reference/*' | LC_ALL=C sort | cksum | cut -d ' ' -f 1)
RUN := $(VENV)/run.ready
DEV := $(RUN) $(VENV)/dev.ready
SANITIZED := build/sanitized
CPP := $$(find src/core bench/plain -name '*.[ch]pp')
# Who works on the core is stopped by a warning; who only plays may have a compiler that warns of more.
WERROR := OFF
test quick check check-python format bench signature soak asan: WERROR := ON

# The page, and what it is built from: its sources, the words that it shares with Python, the types of the API.
PAGE := src/knekt/server/static/index.html
PAGE_SOURCES := docs/openapi.json $(shell find src/knekt/words -name '*.ftl') \
  $(shell find web -name node_modules -prune -o -type f -not -name openapi.ts -print)
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --prefix web --loglevel=error

# The reference of the library, made from the docstrings and from the document that it begins with.
REFERENCE := src/knekt/server/reference/index.html
REFERENCE_SOURCES := docs/library.md docs/reference.py $(wildcard docs/templates/*) $(shell find src/knekt -name '*.py')

.PHONY: play terminal test quick wheel check check-python check-page test-page format api docs screens figures map bench signature soak asan lock clean

play: $(RUN) $(PAGE)
	$(BIN)/knekt serve --lan

terminal: $(RUN)
	$(BIN)/knekt play $(GAME)

# What the page needs is got ready and looked at beside what Python needs: they share nothing but the venv's first packages. Other
# programs are fetched meanwhile.
# Three workers for two cores: many tests wait for a server, a bot or a browser.
test:
	$(MAKE) --no-print-directory --jobs=3 --output-sync=target chromium check test-page docs
	$(BIN)/pytest --numprocesses=3 --dist=worksteal

# What a change of the rules, of records or of words can break, in about a minute.
quick: $(DEV)
	$(BIN)/pytest --numprocesses=3 --dist=worksteal $(addprefix tests/,cards engine skat skruf sheet notation telling words golden conformance) \
	  tests/test_citations.py tests/test_documents.py tests/test_exports.py tests/test_figures.py tests/test_layers.py

# A file that pip installs anywhere: the core of this machine's kind, the page and the reference are in it.
wheel: $(RUN) $(PAGE) $(REFERENCE)
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

check: check-python check-page

check-python: $(DEV)
	$(BIN)/ruff format --check .
	$(BIN)/clang-format --dry-run --Werror $(CPP)
	$(BIN)/ruff check .
	$(BIN)/mypy

check-page: $(PAGE)
	$(NPM) run check

test-page: check-page
	$(NPM) test

format: $(DEV)
	$(BIN)/ruff format .
	$(BIN)/clang-format -i $(CPP)
	$(BIN)/ruff check --fix .

# The description of the API, from which the page takes its types.
api: $(DEV)
	$(BIN)/python -m knekt.server.api.schema docs/openapi.json

# The reference of the library, which `knekt serve` shows under /docs.
docs: $(REFERENCE)

# The map of the house, drawn from its imports.
map: $(RUN)
	$(BIN)/python docs/house.py

# The pictures of the page in the README.
screens: $(DEV) $(PAGE) chromium
	PYTHONPATH=tests $(BIN)/python docs/screens.py

# The tables of measurements in the documents, from the files in docs/figures.
figures: $(RUN)
	$(BIN)/python docs/figures.py

# Figures, never pass or fail: these machines are shared and noisy, so compare the ratios.
bench: $(DEV) $(VENV)/bench.ready
	$(BIN)/python -m bench

# The solver's node count over a fixed set: what `bench/solver_signature.py` must say.
signature: $(DEV)
	$(BIN)/python -m bench.solver_signature

# The same tests, long: more examples, deeper counts, more games against other programs.
soak: check chromium nginx $(PAGE)
	KNEKT_SOAK=1 $(BIN)/pytest --numprocesses=2 --hypothesis-profile=soak

# The tests of the solver and of shared cards with a core that watches its memory and its arithmetic (ASan, UBSan). It lies in a folder of its own,
# which must be found before the package installed by reference: so without site (-S), whose .pth files come first.
# What the sanitizers say goes past Python, and would be lost with the process if pytest caught it there.
asan: $(DEV)
	$(PIP) install --no-deps --no-build-isolation --upgrade --target $(SANITIZED)/site --config-settings=build-dir=$(SANITIZED)/core \
	  --config-settings=cmake.build-type=RelWithDebInfo --config-settings=cmake.define.KNEKT_SANITIZE=ON .
	LD_PRELOAD="$$(c++ -print-file-name=libasan.so) $$(c++ -print-file-name=libstdc++.so)" ASAN_OPTIONS=detect_leaks=0 \
	  PYTHONPATH=$(SANITIZED)/site:$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))') \
	  $(BIN)/python -S -m pytest --capture=sys tests/solver tests/players/skruf/test_sharing.py tests/players/skruf/test_gift_weigher.py

$(RUN): $(VENV)/run.pinned $(CORE) $(FILES)
	command -v c++ > /dev/null || ($(call apt,g++))
	test -e "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" || ($(call apt,python3-dev))
	$(PIP) install --no-deps --no-build-isolation --config-settings=cmake.define.KNEKT_WERROR=$(WERROR) --editable .
	touch $@

$(FILES): $(VENV)/run.pinned
	rm -f $(VENV)/files.*
	touch $@

$(VENV)/run.pinned: lock/run.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || ($(call apt,python3-venv) && $(PYTHON) -m venv $(VENV))
	$(PIP) install --require-hashes --requirement lock/run.txt
	touch $@

$(VENV)/dev.ready: $(VENV)/run.pinned lock/dev.txt | $(RUN)
	$(PIP) install --require-hashes --requirement lock/dev.txt
	touch $@

$(VENV)/bench.ready: $(VENV)/dev.ready lock/bench.txt
	$(PIP) install --require-hashes --requirement lock/bench.txt
	touch $@

$(PAGE): web/node_modules/ready $(PAGE_SOURCES)
	$(NPM) run build
	touch $@

$(REFERENCE): $(REFERENCE_SOURCES) | $(DEV)
	$(BIN)/python docs/reference.py

web/node_modules/ready: web/package.json web/package-lock.json | $(VENV)/node.ready
	$(NPM) ci
	touch $@

# The machine's Node, if it is new enough for Vite; Debian 12 has an older one, and then it comes into the venv.
$(VENV)/node.ready: lock/node.txt | $(VENV)/run.pinned
	(command -v npm && node --eval 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)') \
	  > /dev/null || $(PIP) install --require-hashes --requirement lock/node.txt
	touch $@

# XSkat, another Skat program, against which the rules are held; Chromium, in which the page is tried; nginx, behind which the server is.
.PHONY: xskat chromium nginx
xskat:
	@test -x /usr/games/xskat || ($(call apt,xskat))

chromium: xskat
	@test -x /usr/bin/chromium || ($(call apt,chromium))

nginx: chromium
	@test -x /usr/sbin/nginx || ($(call apt,nginx-light))

# Pinned versions, with hashes and without hosts.
lock: $(DEV)
	$(PIP) install pip-tools
	for each in run dev node bench; do \
	  $(BIN)/pip-compile --quiet --upgrade --generate-hashes --strip-extras --allow-unsafe --no-header \
	    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file lock/$$each.txt lock/$$each.in; \
	done

clean:
	rm -rf $(VENV) build dist web/node_modules $(dir $(PAGE)) $(dir $(REFERENCE)) .mypy_cache .ruff_cache .pytest_cache .hypothesis

# apt-get with its lists fetched first, through sudo where one is not root; one at a time, for it waits for no other.
apt = as=$$(test $$(id -u) = 0 || echo sudo); flock Makefile $$as apt-get update -qq && \
  flock Makefile $$as env DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes $(1) > /dev/null
