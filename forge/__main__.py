"""python -m forge: compiles the rules of all games whose modules are not up to date."""

import os
import sys

PURE = "REALMWRIGHT_PURE"


def main() -> int:
    """Compile, unless that is forbidden. The rules are read as plain Python has them, so that is settled first."""
    if os.environ.get(PURE, "") not in ("", "0"):
        print(f"{PURE} is set: the rules stay plain Python.", file=sys.stderr)
        return 0
    os.environ[PURE] = "1"
    from forge.build import build

    return build()


if __name__ == "__main__":
    sys.exit(main())
