"""``python -m realmwright``: the command line."""

from realmwright.cli import main

main()
