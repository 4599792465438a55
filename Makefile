# One command plays, one command tests. What they need is set up in .venv and web/node_modules on the first call and kept.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Serving and the page need half of the packages, and so half of the time. The tests and all tools need the rest, too.
SERVING := $(VENV)/.serving
READY := $(VENV)/.ready
# Node is installed from PyPI into .venv; the system needs none.
NPM := $(BIN)/python hatch_build.py npm

.PHONY: play site test check regenerate compiled rules python check-python check-page page offline tests-read dev screens bench against sanitize soak load format lock docs clean browser

play:
	@$(MAKE) --no-print-directory -j 3 rules page compiled
	$(BIN)/realmwright serve --browse

# The page without a server, as a folder of files for any host: make site DIR=somewhere
DIR ?= build/site
site:
	@$(MAKE) --no-print-directory -j 2 offline page
	$(BIN)/realmwright site $(DIR)

# One more process than there are cores, because many tests wait for a server, a browser or a clock. Those take a hundred
# times as long as most, so whichever process is done takes from the others. Tests of the rules run at both speeds, the
# others with compiled rules where there are any; REALMWRIGHT_PURE=1 runs all of them as plain Python. Ray uses all
# cores, so its tests run alone.
PYTEST := $(BIN)/pytest --dist worksteal -n $$($(BIN)/python -c 'import os; print((os.cpu_count() or 1) + 1)')
RULES := $(addprefix tests/,kingdom_builder winter_kingdom dominion test_contract.py test_golden.py test_casebook.py)
# What steps that run at once print is kept together, but what takes long says so at once: SAY is where to.
SAY := 2
IN_ORDER := --no-print-directory $(if $(findstring output-sync,$(.FEATURES)),-Otarget)
test:
	@$(MAKE) $(IN_ORDER) SAY=9 -j 4 rules browser compiled page offline check-python check-page tests-read 9>&2
	$(PYTEST) --ignore tests/arena/test_ray.py
	$(BIN)/pytest tests/arena/test_ray.py
	@if $(BIN)/realmwright --version | grep -q compiled; then echo "The rules once more, in plain Python"; \
		REALMWRIGHT_PURE=1 $(PYTEST) $(RULES) \
			-k "not (benchmarks or drawing or glyphs or page or picture or posters or symbols or texts)"; fi
# Feedback within a minute or so: style, types, and the tests that the present change touches.
check: $(READY) page compiled
	@$(BIN)/python -m tools.check

# Writes every file that is derived from the code: the page's copies of rules and protocol, tables in docs, versions.
regenerate: $(READY)
	@$(BIN)/python -m tools.regenerate

# Byte code is kept: without it every test process would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

# Collects the tests once, so that their byte code is there before the parallel processes start.
tests-read: $(READY)
	@$(BIN)/pytest --collect-only -qq >/dev/null 2>&1 || true

# The rules of all installed games in C++, where there is a compiler; does nothing when they have not changed.
compiled: $(SERVING)
	@$(BIN)/python -m forge 2>&$(SAY)

# The rules of this project need no other package, so at first they are compiled while those are fetched.
rules: python
	@[ -e $(SERVING) ] || PYTHONPATH=src:. $(PYTHON) -m forge 2>&$(SAY)

check-python: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-page: page
	$(NPM) run --silent check
	$(NPM) run --silent test

# Does nothing when the sources of the page have not changed.
page: $(SERVING)
	@$(BIN)/python hatch_build.py 2>&$(SAY)

# Python for browsers and what runs there, for `make site`; only that and its test need it.
offline: $(SERVING)
	@$(BIN)/python -m tools.offline 2>&$(SAY)

# The page as it is being written, on http://localhost:5173, beside a server from `make play`.
dev: $(SERVING)
	$(NPM) run dev

# Pictures of the real page: README's into docs/images, one of every screen into build/screens.
screens: $(READY) page compiled browser
	$(BIN)/python -m tests.browser.screens

# Dominion is compared with pyminion, which is installed into a folder of its own; without a network it is left out.
YARDSTICKS := build/yardsticks
bench: $(READY) compiled
	@[ -d $(YARDSTICKS) ] || $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--target $(YARDSTICKS) pyminion==0.4.0 || echo "No pyminion to compare with." >&2
	$(BIN)/python -m bench

# Compares games, playouts, search and environments with another revision, in one run:
# make against REVISION=v1.2 AGAINST='dominion'
REVISION ?= HEAD
against: $(READY) compiled
	$(BIN)/python -m bench.against $(REVISION) $(AGAINST)

# All compiled games under the sanitizers of the compiler: addresses, undefined behaviour, threads.
sanitize: $(READY) compiled
	FORGE_AGAIN=1 $(BIN)/pytest -m "soak or not soak" tests/forge/test_sanitizers.py

# Options: make load LOAD='--players 200 --seconds 20'
load: $(READY) page compiled
	$(BIN)/python -m bench.load $(LOAD)

# The tests that take long. Then ten thousand random games of each of two games, checked at every step, and a hundred
# thousand of all at both speeds.
# Options: make soak SOAK='--game kingdom-builder --games 500 --seed 3 --sets nomads,harvest', or --speeds for the latter.
soak: $(READY) compiled
	$(BIN)/pytest -m soak
	$(BIN)/python -m tests.soak $(SOAK)

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

# Writes down the versions in use, with their hashes, after a change of pyproject.toml or web/package.json.
lock: $(READY)
	REALMWRIGHT_BUILD=later $(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--editable nets --editable '.[dev]'
	$(BIN)/python -m tools.lock
	$(NPM) install
	$(NPM) install --prefix ../tools/offline --package-lock-only
	$(PYTHON) -m venv $(SITE_TOOLS)
	$(SITE_TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check \
		$$($(BIN)/python -c 'from tools.lock import group; print(*group("docs"))')
	$(SITE_TOOLS)/bin/python -m tools.lock docs
	@touch $(SERVING) $(READY)

# The documentation site, in build/docs/site. What builds it has an environment of its own, and needs no other.
SITE_TOOLS := build/site-tools
docs: $(SITE_TOOLS)/.ready
	@$(SITE_TOOLS)/bin/python -m tools.site stage
	$(SITE_TOOLS)/bin/zensical build --strict --clean --config-file build/docs/zensical.toml
	@$(SITE_TOOLS)/bin/python -m tools.site check

$(SITE_TOOLS)/.ready: docs/requirements.lock | python
	$(PYTHON) -m venv $(SITE_TOOLS)
	$(SITE_TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--require-hashes --requirement docs/requirements.lock
	@touch $@

clean:
	rm -rf $(VENV) build dist web/node_modules src/realmwright/server/page src/realmwright/server/offline/runtime
	rm -f src/realmwright/compiled/*.so src/realmwright/compiled/.built

# The tests of the page need a browser from the system. Only root can install one; others are told what to ask for.
# `make test BROWSER=no` does not look for one. Without a network the attempt ends soon.
BROWSER ?= yes
APT := apt-get -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20
browser:
	@[ "$(BROWSER)" = no ] && exit 0; \
	for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v $$name >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing chromium for the browser tests"; \
		export DEBIAN_FRONTEND=noninteractive; \
		timeout 120 $(APT) update && for name in chromium-headless-shell chromium; do \
			timeout 600 $(APT) install -y --no-install-recommends $$name >/dev/null && exit 0; done; fi; \
	echo "No chromium or google-chrome here: the browser tests will be skipped." \
		"On Debian and Ubuntu, install it with: sudo apt-get install chromium" >&2

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Realmwright needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }

# The versions in the locks are those that the tests ran with, and their files are those: their hashes are compared.
# They have everything, also what builds this package. Modules that are never imported need no byte code. The pip that
# comes with Python may be old, and then takes twice as long: the one in the lock goes first.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --no-deps
TOOK = echo "$(1) in $$(( $$(date +%s) - begin )) s" >&$(SAY)
$(SERVING): pyproject.toml nets/pyproject.toml requirements-serve.lock | python
	@begin=$$(date +%s); echo "Installing the packages of the server and the page (about half a minute)" >&$(SAY); { \
		$(PYTHON) -m venv $(VENV) && \
		sed -n '/^pip==/,/[^\\]$$/p' requirements-serve.lock >$(VENV)/pip.lock && \
		$(INSTALL) --require-hashes --requirement $(VENV)/pip.lock && \
		$(INSTALL) --require-hashes --requirement requirements-serve.lock && \
		REALMWRIGHT_BUILD=later $(INSTALL) --no-build-isolation --editable . --editable nets; } >&$(SAY) 2>&1 && \
		$(call TOOK,Installed the packages of the server and the page)
	@touch $@

$(READY): $(SERVING) requirements.lock
	@begin=$$(date +%s); echo "Installing the packages of the tests and tools (about a minute)" >&$(SAY); \
		$(INSTALL) --require-hashes --requirement requirements.lock >&$(SAY) 2>&1 && \
		$(call TOOK,Installed the packages of the tests and tools)
	@touch $@
