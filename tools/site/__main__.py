"""python -m tools.site: gathers the pages of the documentation site, or checks the built one; `make docs` does both."""

import sys
from typing import Final

from tools.site.checking import problems
from tools.site.linking import BadLink
from tools.site.sources import ROOT
from tools.site.staging import stage

STAGED: Final = ROOT / "build/docs"
SITE: Final = STAGED / "site"


def main(arguments: list[str]) -> int:
    """Do one of the two."""
    if arguments == ["stage"]:
        try:
            print(f"{stage(STAGED)} pages in {STAGED.relative_to(ROOT)}")
        except BadLink as bad:
            print(bad, file=sys.stderr)
            return 1
        return 0
    if arguments == ["check"]:
        found = list(problems(SITE))
        print(
            "\n".join(found) or f"the site is ready: python3 -m http.server --directory {SITE.relative_to(ROOT)}",
            file=sys.stderr,
        )
        return 1 if found else 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
