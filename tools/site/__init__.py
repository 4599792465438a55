"""The documentation site: its pages are gathered from the whole repository, built by Zensical, and checked."""
