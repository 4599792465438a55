"""``realmwright play``: a game at the terminal, between people and bots."""

import contextlib
import getpass
import secrets
import shlex
import shutil
import sys
from collections.abc import Container, Iterable
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console

from realmwright.bits import each
from realmwright.bots import Bot, ask, bots, bots_for, is_bot, maker, with_wishes
from realmwright.cli.files import about, read_record, seat_names
from realmwright.cli.output import in_colour, score_table, words_for
from realmwright.cli.parameters import DEFAULT_LANGUAGE, Colour, Language, Options, bot_name, read_options
from realmwright.dice import SALT_BYTES, SECRET_BYTES, FastDice, derived_seed
from realmwright.game import BadNotation, BadSetup, Event, IllegalAction, RealmwrightError, State, games
from realmwright.record import Record, proper
from realmwright.words import Words

OPPONENT = "medium"
ADVISER = "search"
STRANGER = "Player"


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The name of a game, such as kingdom-builder.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            help="Who plays, seat by seat: names of people, or of bots, such as easy, hard, master or search:2s. "
            f"Default: you and {OPPONENT}.",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="Repeatable dice; without it they are fair and secret.")
    ] = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a game from a file.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the game in this file.")] = None,
    language: Language = DEFAULT_LANGUAGE,
    colour: Colour = None,
) -> None:
    """Play at the terminal, against people or bots."""
    if resume is not None:
        if game is not None or seats is not None or option or seed is not None:
            raise BadSetup("--resume goes on with the game in the file: leave out GAME, --seats, --seed and --option")
        with about(resume):
            record = read_record(resume)
            record.replay()
    else:
        record = new_record(game, seats, seed, option or [])
    path = save or resume or new_file(record)
    bots_seed = seed if seed is not None else secrets.randbits(60)
    Table(record, path, words_for(record.game, language), colour, bots_seed).run()


def new_file(record: Record) -> Path:
    """A new file for a new game, so that no other game is overwritten."""
    return Path(typer.get_app_dir("realmwright")) / f"{record.game.name}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.json"


def own_name(taken: Container[str]) -> str:
    """The user's login name, unless a bot has the same name."""
    try:
        name = getpass.getuser().capitalize()
    except (OSError, KeyError):
        return STRANGER
    return STRANGER if name.lower() in taken or "," in name or not proper(name) else name


def new_record(game: str | None, seats: str | None, seed: int | None, option: list[str]) -> Record:
    """The record of a new game, before its first action."""
    if game is None:
        raise BadSetup(f"say which game to play: {', '.join(games)}")
    rules = games[game]
    if seats is None:
        seats = f"{own_name(bots_for(game))},{OPPONENT}"
    names = [name.strip() for name in seats.split(",")]
    if not all(name and proper(name) for name in names):
        raise BadSetup(f"every seat needs a name that can be printed; --seats {seats!r} has one that cannot")
    names = [bot if is_bot(game, bot := bot_name(game, name)) else name for name in names]
    chosen = [name for name in names if is_bot(game, name)]
    for name in chosen:
        maker(game, name)
    people = [name for name in names if name not in chosen]
    if len(set(people)) != len(people):
        raise BadSetup(f"people at one table need different names, not {', '.join(people)}")
    options = with_wishes(rules, len(names), chosen, read_options(rules, option))
    if seed is not None:
        record = Record(rules, len(names), FastDice(seed), options)
    else:
        secret, salt = secrets.token_bytes(SECRET_BYTES), secrets.token_bytes(SALT_BYTES)
        record = Record.fair(rules, len(names), secret, salt, options)
    record.names = names
    return record


class Quit(Exception):
    """A player has entered ``quit``."""


class Table:
    """One game at one terminal."""

    def __init__(self, record: Record, path: Path, words: Words, colour: bool | None, bots_seed: int) -> None:
        self.record = record
        self.path = path
        self.words = words
        self.console = Console(highlight=False, markup=False)
        self.paint = in_colour(self.console, colour)
        self.earlier: list[State] = []
        """The positions of this turn to which undo can return, the latest last."""
        self.news: list[Event] = []
        """The events since the board was last shown."""
        for state in record.states():
            if self.earlier and not same_turn(self.earlier[-1], state):
                self.earlier.clear()
            self.earlier.append(state.copy())
        self.state = self.earlier.pop()
        self.names = record.names or seat_names(self.state)
        game = record.game.name
        self.bots_seed = bots_seed
        self.seeds_given = 0
        self.seats: list[Bot | None] = [
            maker(game, name)(self.next_seed()) if is_bot(game, name) else None for name in self.names
        ]
        people = [seat for seat, bot in enumerate(self.seats) if bot is None]
        self.viewer = people[0] if len(people) == 1 else None
        """The seat whose hidden information may be shown; None if several people may be looking."""
        self.shared = len(people) > 1

    def run(self) -> None:
        """Play until the game is over or somebody quits. The game is saved after every action."""
        say = self.console.print
        self.write(self.path)
        if None in self.seats and self.state.seat is not None:
            say(self.words.say("introduction", example=repr(self.example())))
        if self.record.commitment is not None:
            say(self.words.say("fair-dice", commitment=self.record.commitment), style="dim", soft_wrap=True)
        try:
            while (seat := self.state.seat) is not None:
                bot = self.seats[seat]
                if bot is None:
                    self.human_turn(seat)
                else:
                    self.play(self.bot_choice(seat, bot))
        except (Quit, EOFError, KeyboardInterrupt):
            self.write(self.path)
            say("\n" + self.words.say("resume"))
            say(f"  {own_command()} play --resume {shlex.quote(str(self.path))}", soft_wrap=True)
            return
        self.show_board()
        say(score_table(self.state, self.words, self.names))
        self.write(self.path)
        say(self.words.say("saved", path=str(self.path)), soft_wrap=True)

    def bot_choice(self, seat: int, bot: Bot) -> int:
        """Ask a bot. Its name is shown meanwhile, unless the viewer may not know whose choice it is."""
        if self.state.known_seat(self.viewer) is None:
            return ask(bot, self.state, self.next_dice())
        with self.console.status(self.words.say("thinking", player=self.names[seat])):
            return ask(bot, self.state, self.next_dice())

    def next_seed(self) -> int:
        """A seed for a bot or for imagining; from it nobody can tell any other, nor that of the game."""
        self.seeds_given += 1
        return derived_seed(self.bots_seed, "bots at the terminal", self.seeds_given)

    def next_dice(self) -> FastDice:
        """New dice for each imagined state."""
        return FastDice(self.next_seed())

    def play(self, action: int) -> None:
        """Play an action, save the game, and remember the position for undo."""
        before = self.state.copy()
        self.state.journal = self.news
        self.record.add(self.state, action)
        if same_turn(before, self.state):
            self.earlier.append(before)
        else:
            self.earlier.clear()
        self.save()

    def save(self) -> None:
        """Save the game. If that fails, the game goes on, and the next action saves it again."""
        try:
            self.write(self.path)
        except RealmwrightError as problem:
            self.console.print(str(problem), style="bold")

    def human_turn(self, seat: int) -> None:
        """Read input until an action is played; commands are carried out on the way."""
        if self.shared and seat != self.viewer:
            self.hand_over(seat)
        self.show_board()
        while True:
            text = input(self.words.say("ask", player=self.names[seat]) + " ").strip()
            try:
                if text and not self.command(text):
                    self.play(find_action(self.state, text, self.words))
                    return
            except BadNotation:
                self.console.print(self.words.say("not-read", text=text))
            except IllegalAction:
                self.console.print(self.words.say("not-now", text=text), self.headline())
            except RealmwrightError as problem:
                self.console.print(str(problem))

    def hand_over(self, seat: int) -> None:
        """Where several people share the screen: before a seat's hidden information is shown, ask for that player."""
        self.viewer = None
        open_view = self.state.view(None)
        if {**self.state.view(seat), "you": open_view.get("you")} == open_view:
            return
        self.console.clear()
        input(self.words.say("hand-over", player=self.names[seat]) + " ")
        self.viewer = seat

    def example(self) -> str:
        """A legal action in notation."""
        return self.state.say(next(each(self.state.legal())))

    def headline(self) -> str:
        """The prompt as a sentence."""
        return self.words.prompt(self.state.prompt(), self.names)

    def show_board(self) -> None:
        """Show the board, the events since it was last shown, and the prompt."""
        say = self.console.print
        say(self.state.text(self.viewer, self.paint, self.names, self.words.say), soft_wrap=True)
        for event in self.news:
            if event.audience in (None, self.viewer):
                say(self.words.event(event, self.names))
        self.news.clear()
        say(self.headline(), style="bold")
        for aside in self.words.asides(self.state.prompt(), self.names):
            say(aside)

    def command(self, text: str) -> bool:
        """Carry out a command other than an action. Returns False if the text is not a command."""
        say = self.console.print
        verb, *others = text.split(maxsplit=1)
        rest = others[0] if others else ""
        match verb.lower():
            case "help" | "?":
                say(self.words.say("help", example=repr(self.example()), bot=ADVISER))
            case "moves":
                say(Columns([self.state.say(action) for action in each(self.state.legal())], padding=(0, 2)))
            case "undo":
                self.undo()
            case "hint":
                with self.console.status(self.words.say("thinking", player=ADVISER)):
                    advice = ask(bots[ADVISER](self.next_seed()), self.state, self.next_dice())
                say(self.words.say("hint", bot=ADVISER, action=self.state.say(advice)))
            case "scores":
                say(score_table(self.state, self.words, self.names))
            case "about":
                self.explain(rest)
            case "board":
                self.show_board()
            case "save" if rest:
                self.write(Path(rest))
                say(self.words.say("saved", path=rest), soft_wrap=True)
            case "save":
                say(self.words.say("needs-file"))
            case "quit" | "exit":
                raise Quit
            case _:
                return False
        return True

    def undo(self) -> None:
        """Take back the last action of this turn, if it revealed nothing hidden."""
        if not self.earlier:
            self.console.print(self.words.say("no-undo"))
            return
        self.state = self.earlier.pop()
        self.record.actions.pop()
        self.save()
        self.show_board()

    def explain(self, name: str) -> None:
        """Explain one thing by its name, or all sources of points."""
        asked = [self.words.explained(name)] if name else map(self.words.source, self.state.scores()[0])
        chosen = [value for value in self.record.options.values() if isinstance(value, str)]
        for message in asked:
            if message is None:
                self.console.print(self.words.say("no-about", name=name))
            else:
                self.console.print(f"{self.words.say(message)}: {self.words.about(message, chosen)}")

    def write(self, path: Path) -> None:
        """Write the game to a file atomically."""
        with about(path, "write"):
            if not path.name or (path.exists() and not path.is_file()):
                raise OSError(0, "this is no place for a file")
            path.parent.mkdir(parents=True, exist_ok=True)
            unfinished = path.with_name(path.name + ".part")
            try:
                unfinished.write_text(self.record.to_json(reveal=True), "utf-8")
                unfinished.replace(path)
            finally:
                unfinished.unlink(missing_ok=True)


def same_turn(before: State, after: State) -> bool:
    """Whether the same seat moves again, nothing hidden was revealed, and all may know whose choice it was."""
    return (before.known_seat(None), before.secrets) == (after.seat, after.secrets)


def own_command() -> str:
    """The command by which this program was called."""
    name = Path(sys.argv[0]).name
    if name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m realmwright"
    return name if shutil.which(name) == sys.argv[0] else shlex.quote(sys.argv[0])


def find_action(state: State, text: str, words: Words) -> int:
    """The action that a text means: its notation, its first or last words, or the translated name of its argument."""
    try:
        return state.read(text)
    except BadNotation:
        short = " ".join(text.casefold().split())
        meant = {state.say(action): action for action in each(state.legal()) if means(state, action, short, words)}
        if same_hex(state, meant.values()):
            return next(iter(meant.values()))
        if meant:
            raise RealmwrightError(words.say("ambiguous", text=text, actions=", ".join(list(meant)[:6]))) from None
        # A hex alone may name an action of the kind that is asked for that is not legal: read it for the error message.
        kinds = {state.describe(action).kind for action in each(state.legal())}
        for kind in kinds:
            with contextlib.suppress(BadNotation):
                return state.read(f"{kind} {short}")
        raise


def same_hex(state: State, actions: Iterable[int]) -> bool:
    """Whether all actions concern the same hex; the first of them is the plain one."""
    return len({state.describe(action).args.get("hex", action) for action in actions}) == 1


def means(state: State, action: int, short: str, words: Words) -> bool:
    """Whether a text can mean an action; only whole words match."""
    said = f" {state.say(action)} "
    if said.startswith(f" {short} ") or said.endswith(f" {short} "):
        return True
    deed = state.describe(action)
    named = [str(value).casefold() for value in words.arguments(deed.args).values()]
    return short in named or any(short == f"{deed.kind} {name}" for name in named)
