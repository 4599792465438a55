"""The command line: ``realmwright play``, ``rules``, ``simulate``, ``arena``, ``learn``, ``show``, ``film``, ``log``,
``replay``, ``verify``, ``review``, ``daily``, ``puzzles``, ``serve``, ``site``, ``backup``, ``restore``, ``check``,
``ratings``, ``recount``, ``moderate`` and ``admin``.

It plays any game of the registry and knows the rules of none. Errors of the caller are reported in one line, with exit
code 2.
"""

import io
import os
import sys
from importlib.metadata import version
from typing import Annotated

import typer
from typer.exceptions import TyperException

from realmwright.cli.admin import app as admin
from realmwright.cli.arena import ArenaCommand, arena
from realmwright.cli.backup import backup, restore
from realmwright.cli.check import check
from realmwright.cli.daily import app as daily
from realmwright.cli.files import film, log, replay, show, verify
from realmwright.cli.learn import learn
from realmwright.cli.moderate import app as moderate
from realmwright.cli.parameters import GameCommand
from realmwright.cli.play import play
from realmwright.cli.puzzles import app as puzzles
from realmwright.cli.ratings import ratings
from realmwright.cli.recount import recount
from realmwright.cli.review import review
from realmwright.cli.rules import rules
from realmwright.cli.serve import serve
from realmwright.cli.simulate import simulate
from realmwright.cli.site import site
from realmwright.game import RealmwrightError
from realmwright.native import speed

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, no_args_is_help=True)
app.command(cls=GameCommand)(play)
app.command()(rules)
app.command(cls=GameCommand)(simulate)
app.command(cls=ArenaCommand)(arena)
app.command()(learn)
app.command()(show)
app.command()(film)
app.command()(log)
app.command()(replay)
app.command()(verify)
app.command()(review)
app.add_typer(daily, name="daily")
app.command()(serve)
app.command()(site)
app.command()(backup)
app.command()(restore)
app.command()(check)
app.command()(ratings)
app.command()(recount)
app.add_typer(puzzles, name="puzzles")
app.add_typer(moderate, name="moderate")
app.add_typer(admin, name="admin")


def _version(wanted: bool) -> None:
    if wanted:
        print(f"realmwright {version('realmwright')} ({speed()})")
        raise typer.Exit


@app.callback()
def about(
    _: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Donald X. Vaccarino's kingdom games: play them, simulate them, look at what was played."""


def main() -> None:
    """Run the command line. Errors of the caller are reported in one line, with exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Characters that the terminal cannot encode or decode become question marks instead of exceptions.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except TyperException as problem:
        code = _report(problem.format_message())
    except BrokenPipeError:
        # The reader of our output has closed the pipe. Python would report that again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except (RealmwrightError, OSError) as problem:
        code = _report(str(problem))
    except (KeyboardInterrupt, EOFError, typer.Abort):
        code = 130
    sys.exit(code)


def _report(message: str) -> int:
    # An empty message means a call without arguments, for which the help has been shown already.
    if message:
        print(f"realmwright: {' '.join(message.split())}", file=sys.stderr)
    return 2
