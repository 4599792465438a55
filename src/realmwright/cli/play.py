"""``realmwright play``: a game at the terminal, among people and bots."""

import contextlib
import getpass
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console

from realmwright.bits import each
from realmwright.bots import Bot, ask, bots
from realmwright.cli.choices import DEFAULT_LANGUAGE, Colour, Language, Options, read_options
from realmwright.cli.files import read_record
from realmwright.cli.speech import in_colour, score_table, words_for
from realmwright.dice import SALT_BYTES, SECRET_BYTES, FastDice
from realmwright.game import BadNotation, BadSetup, RealmwrightError, State, games
from realmwright.record import Record
from realmwright.words import MissingWords, Words, name_id

ADVISER = "greedy"
KEPT = "last-game.json"


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The name of a game, such as kingdom-builder.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option("--seats", help="Who plays, seat by seat: names of people, or of bots. Default: you and a bot."),
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
        record = read_record(resume)
    else:
        record = new_record(game, seats or f"{own_name()},{ADVISER}", seed, option or [])
    kept = save or resume or Path(typer.get_app_dir("realmwright")) / KEPT
    entropy = seed if seed is not None else secrets.randbits(60)
    Table(record, kept, words_for(record.game, language), colour, entropy).run()


def own_name() -> str:
    """What the computer calls whoever sits before it."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return "Player"


def new_record(game: str | None, seats: str, seed: int | None, option: list[str]) -> Record:
    """The record of the game that was asked for, before its first action."""
    if game is None:
        raise BadSetup(f"say which game to play: {', '.join(games)}")
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise BadSetup(f"every seat needs a name; --seats {seats!r} leaves one empty")
    rules = games[game]
    options = read_options(rules, option)
    if seed is not None:
        record = Record(rules, len(names), FastDice(seed), options)
    else:
        secret, salt = secrets.token_bytes(SECRET_BYTES), secrets.token_bytes(SALT_BYTES)
        record = Record.fair(rules, len(names), secret, salt, options)
    record.names = names
    return record


class Quit(Exception):
    """Somebody has had enough for now."""


class Table:
    """One game at one terminal."""

    def __init__(self, record: Record, kept: Path, words: Words, colour: bool | None, entropy: int) -> None:
        self.record = record
        self.kept = kept
        self.words = words
        self.console = Console(highlight=False, markup=False)
        self.paint = in_colour(self.console, colour)
        self.state = record.replay()
        self.names = record.names or [str(seat) for seat in range(record.players)]
        self.seats: list[Bot | None] = [
            bots[name](entropy + seat) if name in bots else None for seat, name in enumerate(self.names)
        ]
        self.people = [seat for seat, bot in enumerate(self.seats) if bot is None]
        self.fantasy = entropy
        self.undone: list[State] = []
        """The earlier positions of this turn, as far back as undo may go."""

    def run(self) -> None:
        """Play until the game is over or somebody quits; either way the game is kept."""
        say = self.console.print
        if self.record.commitment is not None:
            say(self.words.say("fair-dice", commitment=self.record.commitment))
        if self.people:
            say(self.words.say("introduction"))
        try:
            while (seat := self.state.seat) is not None:
                bot = self.seats[seat]
                if bot is None:
                    self.human_turn(seat)
                else:
                    with self.console.status(self.words.say("thinking", player=self.names[seat])):
                        action = ask(bot, self.state, self.next_dice())
                    self.play(action)
        except (Quit, EOFError, KeyboardInterrupt):
            self.write(self.kept)
            say("\n" + self.words.say("resume", path=str(self.kept)))
            return
        say(self.state.text(self.paint), soft_wrap=True)
        say(score_table(self.state, self.words, self.names))
        winners = [self.names[seat] for seat in self.state.winners()]
        say(self.words.say("winner", count=len(winners), players=", ".join(winners)))
        self.write(self.kept)
        say(self.words.say("saved", path=str(self.kept)))

    def next_dice(self) -> FastDice:
        """Other dice each time, for what a bot has to imagine."""
        self.fantasy += 1
        return FastDice(self.fantasy)

    def play(self, action: int) -> None:
        """Carry out an action, tell what happened, and remember how to take it back."""
        before = self.state.copy()
        self.state.journal = []
        self.record.add(self.state, action)
        for event in self.state.journal:
            # With one person at the screen, what only that seat may know can be told.
            if event.audience is None or self.people == [event.audience]:
                self.console.print(self.words.event(event, self.names))
        if (before.seat, before.secrets) == (self.state.seat, self.state.secrets):
            self.undone.append(before)
        else:
            self.undone.clear()

    def human_turn(self, seat: int) -> None:
        """Ask until an action is played; everything else that is typed is answered here."""
        self.show_board()
        while True:
            text = input(self.words.say("ask", player=self.names[seat]) + " ").strip()
            try:
                if text and not self.command(text):
                    self.play(find_action(self.state, text, self.words))
                    return
            except RealmwrightError as problem:
                self.console.print(str(problem))

    def show_board(self) -> None:
        prompt = self.state.prompt()
        self.console.print(self.state.text(self.paint), soft_wrap=True)
        self.console.print(self.words.prompt(prompt, self.names), style="bold")
        for aside in self.words.asides(prompt, self.names):
            self.console.print(aside)

    def command(self, text: str) -> bool:
        """Carry out a command that is no action; False if it is none."""
        say = self.console.print
        verb, _, rest = text.partition(" ")
        match verb.lower():
            case "help" | "?":
                example = self.state.say(next(each(self.state.legal())))
                say(self.words.say("help", example=repr(example), bot=ADVISER))
            case "moves":
                say(Columns([self.state.say(action) for action in each(self.state.legal())], padding=(0, 2)))
            case "undo":
                self.undo()
            case "hint":
                advice = ask(bots[ADVISER](self.fantasy), self.state, self.next_dice())
                say(self.words.say("hint", bot=ADVISER, action=self.state.say(advice)))
            case "scores":
                say(score_table(self.state, self.words, self.names))
            case "about":
                self.explain(rest.strip())
            case "board":
                self.show_board()
            case "save" if rest:
                self.write(Path(rest))
                say(self.words.say("saved", path=rest))
            case "quit" | "exit":
                raise Quit
            case _:
                return False
        return True

    def undo(self) -> None:
        if not self.undone:
            self.console.print(self.words.say("no-undo"))
            return
        self.state = self.undone.pop()
        self.record.actions.pop()
        self.show_board()

    def explain(self, name: str) -> None:
        """Tell about one thing by its name in the notation, or about everything that earns points."""
        if name:
            asked = [name_id(kind, name.lower()) for kind in ("tile", "card", "terrain")]
        else:
            asked = [self.words.source(source) for source in self.state.scores()[0]]
        known = [message for message in asked if self.words.has(message)]
        for message in known:
            about = ""
            with contextlib.suppress(MissingWords):
                about = ": " + self.words.about(message)
            self.console.print(self.words.say(message) + about)
        if not known:
            self.console.print(self.words.say("no-about", name=name))

    def write(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.record.to_json(), "utf-8")
        except OSError as problem:
            raise RealmwrightError(f"cannot write {path}: {problem.strerror}") from None


def find_action(state: State, text: str, words: Words) -> int:
    """The action that somebody means: its notation, or a beginning or end that fits only one legal action."""
    try:
        return state.read(text)
    except BadNotation:
        short = " ".join(text.lower().split())
        legal = {state.say(action): action for action in each(state.legal())}
        meant = [said for said in legal if said.startswith(short) or said.endswith(f" {short}")]
        if len(meant) == 1:
            return legal[meant[0]]
        if meant:
            raise BadNotation(words.say("ambiguous", text=text, actions=", ".join(meant[:6]))) from None
        raise
