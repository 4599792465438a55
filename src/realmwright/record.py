"""Records: the action log of a game, which is its save file, its replay, its undo and its bug report.

A record names the rules, the set-up, the dice and every action in notation; that determines the game exactly.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final
from unicodedata import category

from realmwright.amendments import FIRST
from realmwright.dice import SALT_BYTES, SECRET_BYTES, Dice, FairDice, FastDice
from realmwright.game import Event, Game, Json, RealmwrightError, State, check_rules, games, versions, written_out
from realmwright.json_reader import JsonReader, parse
from realmwright.told import ToldDice

FORMAT: Final = 1
VERSION_LIMIT: Final = 10**6
KINDS: Final = ("fast", "fair", "told")
"""The kinds of dice."""


class BadRecord(RealmwrightError):
    """A record that is incomplete, damaged, or not a legal game."""


@dataclass
class Record:
    """A game from its set-up to its current position."""

    game: Game
    players: int
    dice: Dice | None
    """None while the secret of fair dice is not published: the record can be shown then, but not replayed."""
    options: dict[str, Json] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    result: dict[str, Json] | None = None
    """Scores and winners of a finished game."""
    commitment: str | None = None
    """The commitment to fair dice that was published before the deal; ``salt`` opens it."""
    salt: str | None = None
    rules: int = 0
    """The version of the rules that it is played by. A new record without one takes the newest."""
    table: dict[str, Json] | None = None
    """What a server says of the table that the game is taken from: who sits where, and by what clock. It is no part of
    the game."""

    def __post_init__(self) -> None:
        self.rules = check_rules(self.game, self.rules or None)
        self.options = written_out(self.game, self.options)

    @classmethod
    def fair(
        cls, game: Game, players: int, secret: bytes, salt: bytes, options: Mapping[str, Json], rules: int = 0
    ) -> "Record":
        """The record of a game with fair dice, before its first action."""
        dice = FairDice(secret)
        return cls(game, players, dice, dict(options), commitment=dice.commitment(salt), salt=salt.hex(), rules=rules)

    def start(self, journal: list[Event] | None = None) -> State:
        """The position before the first action. The events of the deal are added to the journal."""
        if self.dice is None:
            raise BadRecord("the record does not hold the secret of its dice, so it cannot be replayed yet")
        return self.game.new(self.players, self.dice, self.options, journal, self.rules)

    def add(self, state: State, action: int) -> None:
        """Play an action and append it; set the result if it ends the game."""
        said = state.say(action)
        state.play(action)
        self.actions.append(said)
        if state.seat is None:
            self.result = result_of(state)

    def states(self, journal: list[Event] | None = None) -> Iterator[State]:
        """Yield the position before the first action and after each one. It is always the same, mutated object."""
        state = self.start(journal)
        yield state
        for number, text in enumerate(self.actions):
            try:
                action = state.read(text)
                if state.say(action) != text:
                    raise BadRecord(f"{text!r} is written {state.say(action)!r} in a record")
                state.play(action)
            except RealmwrightError as problem:
                raise BadRecord(f"action {number + 1} of {len(self.actions)}: {problem}") from None
            yield state

    def replay(self, actions: int | None = None) -> State:
        """The position after so many actions; by default after all."""
        wanted = len(self.actions) if actions is None else actions
        if not 0 <= wanted <= len(self.actions):
            raise BadRecord(f"the record has {len(self.actions)} actions; there is no position {wanted}")
        states = self.states()
        state = next(states)
        for _ in range(wanted):
            state = next(states)
        return state

    def verify(self) -> list[str]:
        """Check actions, result and dice. Returns a sentence for each check; raises BadRecord if one fails."""
        state = self.replay()
        found = [f"all {len(self.actions)} actions are legal by rules {self.rules} of {self.game.name}"]
        if state.seat is None:
            # Compared as JSON, because in Python True equals 1.
            said, true = json.dumps(self.result, sort_keys=True), json.dumps(result_of(state), sort_keys=True)
            if said != true:
                raise BadRecord(f"the result says {said}, but the game ended {true}")
            found.append("the result is what the actions lead to")
        elif self.result is not None:
            raise BadRecord("the record states a result, but its actions do not end the game")
        else:
            found.append("the game is not over")
        if self.commitment is not None:
            dice = secret_dice(self.dice)
            if dice is None or self.salt is None:
                raise BadRecord("the record has a commitment, but not the secret and salt that open it")
            if dice.commitment(bytes.fromhex(self.salt)) != self.commitment:
                raise BadRecord("the secret of the dice is not the one committed to before the deal")
            found.append(
                f"the secret of the dice opens the commitment; compare it with the one shown: {self.commitment}"
            )
            if dice is not self.dice:
                found.append("the game was brought from elsewhere: what its dice had said by then is only told")
        else:
            found.append("the dice can be repeated, but without a commitment nothing shows that they were honest")
        return found

    def to_json(self, reveal: bool = False) -> str:
        """The record as a JSON document with a checksum.

        The secret of fair dice is included only when the game is over, or with ``reveal``, for whoever stores the game.
        """
        dice: dict[str, Json] = {"kind": "told" if isinstance(self.dice, ToldDice) else "fair"}
        salt = None
        # What was told of dice with a secret is hidden with it: cards that nobody has drawn yet are among it.
        if self.dice is not None and (reveal or self.result is not None or secret_dice(self.dice) is None):
            dice |= self.dice.describe()
            salt = self.salt
        if self.commitment is not None:
            dice["commitment"] = self.commitment
        if salt is not None:
            dice["salt"] = salt
        body: dict[str, Json] = {
            "record": FORMAT,
            "game": self.game.name,
            "rules": self.rules,
            "players": self.players,
            "names": self.names,
            "options": self.options,
            "dice": dice,
            "actions": self.actions,
            "result": self.result,
        }
        if self.table is not None:
            body["table"] = self.table
        return json.dumps({**body, "checksum": checksum(body)}, indent=1, ensure_ascii=False) + "\n"

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """Parse a record. Raises BadRecord if it is incomplete or was changed."""
        return cls.from_document(parse(text, "the record", BadRecord))

    @classmethod
    def from_document(cls, data: Json) -> "Record":
        reader = JsonReader(data, "the record", BadRecord)
        if not isinstance(data, dict) or not reader.has("record"):
            raise BadRecord("this is no record: it has no field 'record'")
        reader.number("record", FORMAT, FORMAT)
        body = {name: value for name, value in data.items() if name != "checksum"}
        if reader.text("checksum") != checksum(body):
            raise BadRecord("the record was changed after it was written: its checksum does not fit its contents")
        game = games[reader.text("game", games)]
        rules = reader.number("rules", FIRST, VERSION_LIMIT)
        if rules > game.rules:
            raise BadRecord(
                f"the record was played by rules {rules} of {game.name}; this release has {versions(game)}. "
                "A newer release can replay it"
            )
        options = reader.value("options")
        result = reader.value("result")
        if not isinstance(options, dict) or not (result is None or isinstance(result, dict)):
            raise BadRecord("the record's options and result must be objects")
        chance = reader.part("dice")
        needs = {"fast": "seed", "fair": "secret", "told": "numbers"}[chance.text("kind", KINDS)]
        kept_secret = needs != "seed" and not chance.has(needs)
        table = reader.value("table") if reader.has("table") else None
        if not (table is None or isinstance(table, dict)):
            raise BadRecord("the record's table must be an object")
        record = cls(
            game=game,
            players=reader.number("players", game.players[0], game.players[-1]),
            dice=None if kept_secret else read_dice(chance),
            options=options,
            names=reader.texts("names"),
            actions=reader.texts("actions"),
            result=result,
            commitment=chance.text("commitment") if chance.has("commitment") else None,
            salt=_hex(chance, "salt", SALT_BYTES).hex() if chance.has("salt") else None,
            rules=rules,
            table=table,
        )
        if record.names and len(record.names) != record.players:
            raise BadRecord(f"the record names {len(record.names)} of {record.players} players")
        if not all(proper(name) for name in record.names):
            raise BadRecord("the record has a name with control characters")
        chance.finish()
        reader.finish()
        return record


def result_of(state: State) -> dict[str, Json]:
    """The result of a finished game as records store it."""
    scores: Sequence[Json] = [dict(score) for score in state.scores()]
    return {"scores": scores, "winners": state.winners()}


def proper(name: str) -> bool:
    """Whether a name is allowed: any script, but no surrogates and no control characters."""
    return all(category(letter) not in ("Cc", "Cs") for letter in name)


def checksum(body: Mapping[str, Json]) -> str:
    """A hash that detects damage and careless edits. It does not stop forgery; replay and commitment do."""
    canonical = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()


def read_dice(reader: JsonReader) -> Dice:
    """The dice of a description by :meth:`Dice.describe`."""
    kind = reader.text("kind", KINDS)
    if kind == "fast":
        return FastDice(reader.whole("seed"))
    if kind == "fair":
        return FairDice(_hex(reader, "secret", SECRET_BYTES))
    told = reader.part("numbers")
    numbers = {purpose: told.numbers(purpose) for purpose in told.names()}
    later = reader.part("later") if reader.has("later") else None
    if later is not None:
        later.text("kind", ("fast", "fair"))
    return ToldDice(numbers, None if later is None else read_dice(later))


def secret_dice(dice: Dice | None) -> FairDice | None:
    """The dice that a commitment is to, if there are any: whoever has them knows what is to come."""
    found = dice.later if isinstance(dice, ToldDice) else dice
    return found if isinstance(found, FairDice) else None


def read_players(reader: JsonReader, game: Game) -> list[JsonReader]:
    """The players of a dump, as many as the game allows."""
    players = reader.parts("players")
    if len(players) not in game.players:
        raise reader.wrong(f"has {len(players)} players; there are {game.players[0]} to {game.players[-1]}")
    return players


def _hex(reader: JsonReader, name: str, size: int) -> bytes:
    try:
        value = bytes.fromhex(reader.text(name))
    except ValueError:
        value = b""
    if len(value) != size:
        raise reader.wrong(f"field {name!r} must be {size} bytes as hexadecimal digits")
    return value
