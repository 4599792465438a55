"""The casebook: worked cases in Markdown, checked against the engine by ``python -m tests.casebook GAME FILE.md``."""
