"""Tiny: a card game of a few minutes that has a secret of every kind, so that a leak can be searched for.

Every card is called canary-something, in every language, and is worth a number of five digits. Hands are hidden from
the others, a reserve is seen by its owner only, the stash by nobody, and so is the order of the deck. With the option
``watch`` somebody has a secret office, too: whoever holds it is asked after every card, and nobody else knows whom.

play canary-opal   lay a card of the hand open: its value is yours
draw               take a card from the deck, which ends the turn; hidden information comes out
keep               end the turn without
swap               before a card is played, once a turn: turn the open marker over, and go on
doze               as the watcher, after a card was played: let it pass, unnoticed by everybody
whistle            as the watcher: turn the marker over before everybody's eyes, which ends the watch
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from realmwright.arena.luck import ChanceEvent, Outcome
from realmwright.bits import each, lowest, pack
from realmwright.dice import Dice, FastDice, drawn, shuffled, wide_seed
from realmwright.drawing import PLAYERS, palette_of, settlement, sheet
from realmwright.game import (
    UNIFORM,
    BadNotation,
    BadSetup,
    Deed,
    Event,
    Gain,
    Game,
    IllegalAction,
    Json,
    Option,
    PaletteName,
    Prompt,
    Score,
    check_choice,
    check_palette,
    check_rules,
    check_seat,
    dice_of,
    name_id,
    settle,
)
from realmwright.json_reader import JsonReader
from realmwright.playouts import playouts
from realmwright.record import read_dice

CARDS: Final = tuple(
    f"canary-{name}"
    for name in (
        *("quartz", "ember", "opal", "willow", "falcon", "garnet", "harbour", "indigo", "jasmine", "kestrel"),
        *("lantern", "marble", "nettle", "orchid", "pepper", "raven", "saffron", "thistle", "umber", "velvet"),
        *("walnut", "yarrow", "zephyr", "acorn", "bramble", "cobalt", "damson", "elder", "fennel", "ginger"),
        *("hazel", "juniper"),
    )
)
VALUES: Final = {card: 71_003 + 137 * number for number, card in enumerate(CARDS)}
"""So odd that a number that should be hidden can be searched for, too."""
DRAW: Final = len(CARDS)
KEEP: Final = DRAW + 1
SWAP: Final = DRAW + 2
DOZE: Final = DRAW + 3
WHISTLE: Final = DRAW + 4
VERBS: Final = {"draw": DRAW, "keep": KEEP, "swap": SWAP, "doze": DOZE, "whistle": WHISTLE}
HAND: Final = 3
ROUNDS: Final = ("2", "3")
MARKERS: Final = ("sun", "moon")
BANNED: Final = ("draw", "swap")
PLAYING: Final = "play"
WATCHING: Final = "watch"
DRAWING: Final = "draw"
OVER: Final = "over"
COUNT_LIMIT: Final = 10**6
TEXT: Final = Path(__file__).parent / "tiny_text"
NAMESPACE: Final = "http://www.w3.org/2000/svg"
INKS: Final = {False: ("#fff", "#000"), True: ("#000", "#fff")}
"""The ground and the ink of drawings, light and dark; black and white suit every palette."""


class State:
    """A position of Tiny."""

    def __init__(self, game: "Tiny", players: int, start: int, rounds: int, open_end: bool, dice: Dice) -> None:
        """The table before any card is dealt."""
        self.game = game
        self.rules = game.rules
        """The version of the rules; there is only one."""
        self.players = players
        self.start = start
        self.rounds = rounds
        self.open_end = open_end
        self.dice = dice
        self.hands: list[tuple[str, ...]] = [()] * players
        self.reserves = [""] * players
        self.laid: list[tuple[str, ...]] = [()] * players
        self.stash = ""
        self.deck: tuple[str, ...] = ()
        """Face down; the first card is drawn first."""
        self.marker = MARKERS[0]
        self.banned: tuple[str, ...] = ()
        self.turn = start
        self.turns = 1
        """How many turns were begun."""
        self.step = PLAYING
        self.swapped = False
        self.watcher: int | None = None
        """Who is asked after every card; None: nobody, or nobody any more."""
        self.secrets = 0
        self.journal: list[Event] | None = None

    def deal(self) -> None:
        """Give everybody a hand and a reserve, and lay the stash aside."""
        deck = shuffled(self.dice.stream("deck"), CARDS)
        for seat in range(self.players):
            self.hands[seat], self.reserves[seat], deck = deck[:HAND], deck[HAND], deck[HAND + 1 :]
            self.note("dealt", seat, audience=seat, cards=list(self.hands[seat]))
            self.note("reserve-dealt", seat, audience=seat, card=self.reserves[seat])
        self.stash, self.deck = deck[0], deck[1:]
        if self.watcher is not None:
            self.note("appointed", self.watcher, audience=self.watcher)
        self.note("began", self.start, rounds=self.rounds)

    def copy(self) -> "State":
        twin = State(self.game, self.players, self.start, self.rounds, self.open_end, self.dice)
        twin.hands = self.hands[:]
        twin.reserves = self.reserves[:]
        twin.laid = self.laid[:]
        twin.stash = self.stash
        twin.deck = self.deck
        twin.marker = self.marker
        twin.banned = self.banned
        twin.turn = self.turn
        twin.turns = self.turns
        twin.step = self.step
        twin.swapped = self.swapped
        twin.watcher = self.watcher
        twin.secrets = self.secrets
        return twin

    # Decisions

    @property
    def seat(self) -> int | None:
        if self.step == WATCHING:
            return self.watcher
        return None if self.step == OVER else self.turn

    def lapse(self) -> int | None:
        return None

    def known_seat(self, seat: int | None) -> int | None:
        check_seat(self, seat)
        return None if self.step == WATCHING and seat != self.watcher else self.seat

    def legal(self) -> int:
        if self.step == OVER:
            return 0
        if self.step == WATCHING:
            return pack([DOZE, WHISTLE])
        if self.step == DRAWING:
            return pack([KEEP] if "draw" in self.banned else [DRAW, KEEP])
        cards = pack(CARDS.index(card) for card in self.hands[self.turn])
        return cards if self.swapped or "swap" in self.banned else cards | pack([SWAP])

    def play(self, action: int) -> None:
        if action < 0 or not self.legal() >> action & 1:
            raise IllegalAction(self._refusal(action))
        seat = self.turn
        if action == SWAP:
            self._turn_marker()
            self.swapped = True
            self.note("swapped", seat, marker=self.marker)
        elif action == DOZE:
            self.step = DRAWING
            self.note("dozed", self.watcher, audience=self.watcher, covert=True)
        elif action == WHISTLE:
            self.step = DRAWING
            self._turn_marker()
            self.secrets += 1
            self.note("whistled", self.watcher, marker=self.marker)
            self.watcher = None
        elif action == KEEP:
            self.note("kept", seat)
            self._end_turn()
        elif action == DRAW:
            card, self.deck = self.deck[0], self.deck[1:]
            self.hands[seat] += (card,)
            self.secrets += 1
            self.note("drew", seat, audience=seat, card=card)
            self.note("drew-hidden", seat)
            self._end_turn()
        else:
            card = CARDS[action]
            self.hands[seat] = tuple(other for other in self.hands[seat] if other != card)
            self.laid[seat] += (card,)
            self.step = DRAWING if self.watcher is None else WATCHING
            self.note("played", seat, card=card, points=VALUES[card])

    def _turn_marker(self) -> None:
        self.marker = MARKERS[1 - MARKERS.index(self.marker)]

    def _end_turn(self) -> None:
        if self.turns == self.rounds * self.players:
            self._end()
            return
        self.turn = (self.turn + 1) % self.players
        self.turns += 1
        self.step = PLAYING
        self.swapped = False

    def _end(self) -> None:
        """The stash and the reserves come out; hands only if they are to, and the deck never."""
        self.step = OVER
        self.secrets += 1
        self.note("stash", card=self.stash)
        for seat in range(self.players):
            self.note("reserve", seat, card=self.reserves[seat])
            if self.open_end and self.hands[seat]:
                self.note("hand", seat, cards=list(self.hands[seat]))
        self.note("game-over", winners=self.winners())

    def note(
        self, kind: str, seat: int | None = None, audience: int | None = None, covert: bool = False, **details: Json
    ) -> None:
        """Enter something that happened into the journal."""
        if self.journal is not None:
            who: dict[str, Json] = {} if seat is None else {"seat": seat}
            self.journal.append(Event(kind, {**who, **details}, audience, covert))

    # Results

    def scores(self) -> list[Score]:
        return [
            Score({"laid": sum(VALUES[card] for card in self.laid[seat]), "reserve": VALUES[self.reserves[seat]]})
            for seat in range(self.players)
        ]

    def known_scores(self, seat: int | None) -> list[Score | None]:
        check_seat(self, seat)
        return [score if self.shows_reserve(other, seat) else None for other, score in enumerate(self.scores())]

    def gains(self, seat: int | None) -> list[list[Gain] | None]:
        """A card is a place here: where there is no board, whatever can be pointed at."""
        check_seat(self, seat)
        return [
            [
                *(Gain("laid", VALUES[card], (card,)) for card in self.laid[other]),
                Gain("reserve", VALUES[self.reserves[other]], (self.reserves[other],)),
            ]
            if self.shows_reserve(other, seat)
            else None
            for other in range(self.players)
        ]

    def totals(self) -> list[int]:
        return [score.total for score in self.scores()]

    def playouts(self, dice: Dice, count: int = 1, policy: str = UNIFORM, threads: int = 1) -> list[list[int]]:
        return playouts(self, dice, count, policy, threads)

    def winners(self) -> list[int]:
        totals = self.totals()
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    # What is hidden from whom

    def shows_hand(self, owner: int, seat: int | None) -> bool:
        """Whether the seat may see the owner's hand."""
        return owner == seat or (self.step == OVER and self.open_end)

    def shows_reserve(self, owner: int, seat: int | None) -> bool:
        """Whether the seat may see the owner's reserve."""
        return owner == seat or self.step == OVER

    def view(self, seat: int | None) -> dict[str, Json]:
        check_seat(self, seat)
        return {
            "game": self.game.name,
            "rules": self.rules,
            "you": seat,
            **self._table(),
            "players": [
                {
                    "hand": list(self.hands[owner]) if self.shows_hand(owner, seat) else None,
                    "hand_count": len(self.hands[owner]),
                    "reserve": self.reserves[owner] if self.shows_reserve(owner, seat) else None,
                    "laid": list(self.laid[owner]),
                }
                for owner in range(self.players)
            ],
            "stash": self.stash if self.step == OVER else None,
            "deck_count": len(self.deck),
            "watching": self.watcher == seat if self.watcher is not None else None,
        }

    def imagine(self, seat: int | None, dice: Dice) -> "State":
        check_seat(self, seat)
        twin = self.copy()
        stream = dice.stream("imagine")
        hands = [owner for owner in range(self.players) if not self.shows_hand(owner, seat)]
        reserves = [owner for owner in range(self.players) if not self.shows_reserve(owner, seat)]
        unseen = [*self.deck, *(card for owner in hands for card in self.hands[owner])]
        unseen += [self.reserves[owner] for owner in reserves]
        if self.step != OVER:
            unseen.append(self.stash)
        cards = shuffled(stream, sorted(unseen))
        for owner in hands:
            count = len(self.hands[owner])
            twin.hands[owner], cards = cards[:count], cards[count:]
        for owner in reserves:
            twin.reserves[owner], cards = cards[0], cards[1:]
        if self.step != OVER:
            twin.stash, cards = cards[0], cards[1:]
        twin.deck = cards
        if self.watcher not in (None, seat):
            twin.watcher = drawn(stream, [other for other in range(self.players) if other != seat], 1)[0]
        # Never the given dice themselves: whoever imagines might hold the real ones.
        twin.dice = FastDice(wide_seed(stream))
        return twin

    def dump(self) -> dict[str, Json]:
        return {
            "game": self.game.name,
            "rules": self.rules,
            **self._table(),
            "players": [
                {"hand": list(self.hands[seat]), "reserve": self.reserves[seat], "laid": list(self.laid[seat])}
                for seat in range(self.players)
            ],
            "stash": self.stash,
            "deck": list(self.deck),
            "watcher": self.watcher,
            "dice": self.dice.describe(),
        }

    def _table(self) -> dict[str, Json]:
        """What everybody sees, besides the cards."""
        return {
            "start": self.start,
            "rounds": self.rounds,
            "open_end": self.open_end,
            "marker": self.marker,
            "banned": list(self.banned),
            "turn": {"number": self.turns, "seat": self.turn, "step": self.step, "swapped": self.swapped},
            "secrets": self.secrets,
        }

    # Words

    def prompt(self) -> Prompt:
        if self.step == OVER:
            return Prompt("over", {"winners": self.winners()})
        if self.step == WATCHING:
            return Prompt("watch", {})
        if self.step == DRAWING:
            return Prompt("draw", {"deck": len(self.deck)})
        return Prompt("play", {"cards": list(self.hands[self.turn])})

    def describe(self, action: int) -> Deed:
        if 0 <= action < len(CARDS):
            return Deed("play", {"card": CARDS[action]})
        for verb, number in VERBS.items():
            if action == number:
                return Deed(verb, {})
        raise IllegalAction("there is no action with such a number")

    def say(self, action: int) -> str:
        deed = self.describe(action)
        return " ".join([deed.kind, *(str(value) for value in deed.args.values())])

    def read(self, text: str) -> int:
        verb, _, rest = " ".join(text.lower().split()).partition(" ")
        if verb in VERBS and not rest:
            return VERBS[verb]
        if verb != "play":
            verbs = ", ".join(f'"{name}"' for name in VERBS)
            raise BadNotation(f'cannot read {text!r}; an action is "play" with a card, or one of {verbs}')
        if rest not in CARDS:
            # Without a hint: the name of a card in a message would look like a leak.
            raise BadNotation(f"there is no card {rest!r}")
        return CARDS.index(rest)

    def _refusal(self, action: int) -> str:
        """Why an action cannot be played, and what could be: for the eyes of whoever plays."""
        try:
            name = self.say(action)
        except IllegalAction as problem:
            return str(problem)
        if self.step == OVER:
            return f"{name!r} cannot be played now: the game is over"
        ways = ", or ".join(repr(self.say(other)) for other in each(self.legal()))
        return f"{name!r} cannot be played now: seat {self.seat} may play {ways}"

    def text(
        self,
        seat: int | None = None,
        colour: bool = False,
        names: Sequence[str] = (),
        say: Callable[[str], str] | None = None,
    ) -> str:
        check_seat(self, seat)
        say = say or plain
        lines = [f"{say('picture-marker')}: {say(name_id('marker', self.marker))}"]
        for owner in range(self.players):
            hand, reserve = list(self.hands[owner]), self.reserves[owner]
            shown = [say("picture-laid"), *_named(self.laid[owner], say), say("picture-hand")]
            shown += _named(hand, say) if self.shows_hand(owner, seat) else ["?"] * len(hand)
            shown.append(say("picture-reserve"))
            shown += _named([reserve], say) if self.shows_reserve(owner, seat) else ["?"]
            pointer = ">" if owner == self.known_seat(seat) else " "
            lines.append(f"{pointer} {names[owner] if names else owner}: {' '.join(shown)}")
        stash = _named([self.stash], say) if self.step == OVER else ["?"]
        lines.append(f"{say('picture-stash')}: {stash[0]}   {say('picture-deck')}: {len(self.deck)}")
        return "\n".join(lines)

    def svg(self, seat: int | None = None, palette: PaletteName = "map", *, dark: bool = False) -> str:
        check_palette(palette)
        ground, ink = INKS[dark]
        lines = self.text(seat).splitlines()
        rows = "".join(
            f'<text x="10" y="{30 * n + 30}" fill="{ink}">{escape(line)}</text>' for n, line in enumerate(lines)
        )
        back = f'<path d="M0 0h800v999H0z" fill="{ground}"/>'
        size = f"0 0 800 {30 * len(lines) + 30}"
        return f'<svg xmlns="{NAMESPACE}" viewBox="{size}"><title>Tiny</title>{back}{rows}</svg>'

    def figure(
        self,
        seat: int | None = None,
        palette: PaletteName = "map",
        *,
        dark: bool = False,
        say: Callable[[str], str] | None = None,
    ) -> str:
        return self.svg(seat, palette, dark=dark)

    def __repr__(self) -> str:
        return f"<tiny, {self.players} players, turn {self.turns}, {self.step}>"


class Tiny:
    """The game as the registry knows it: ``realmwright.games["tiny"]``."""

    name: Final = "tiny"
    rules: Final = 1
    players: Final = range(2, 5)
    options: Final = (
        Option("start", "seat", "random", "the seat that begins"),
        Option("open_end", "flag", False, "everybody lays the hand open when the game ends"),
        Option("rounds", "list", "random", "how many turns everybody has", ROUNDS, 1),
        Option("marker", "choice", "sun", "which side of the marker is up at first", MARKERS),
        Option("banned", "names", (), "what nobody may do", BANNED),
        Option("watch", "flag", False, "somebody is asked in secret after every card"),
    )
    policies: Final = (UNIFORM,)
    learn: Final[Mapping[str, Json]] = {}

    def new(
        self,
        players: int = 2,
        seed: int | Dice = 0,
        options: Mapping[str, Json] | None = None,
        journal: list[Event] | None = None,
        rules: int | None = None,
    ) -> State:
        check_rules(self, rules)
        asked = settle(self, players, options)
        dice = dice_of(seed)
        stream = dice.stream("set-up")
        rounds = asked["rounds"] if isinstance(asked["rounds"], list | tuple) else drawn(stream, ROUNDS, 1)
        start = asked["start"] if isinstance(asked["start"], int) else stream.below(players)
        state = State(self, players, start, int(str(rounds[0])), asked["open_end"] is True, dice)
        state.marker = str(asked["marker"])
        banned = asked["banned"]
        state.banned = tuple(name for name in BANNED if isinstance(banned, Sequence) and name in banned)
        state.watcher = stream.below(players) if asked["watch"] is True else None
        state.journal = journal
        state.deal()
        return state

    def load(self, dump: Mapping[str, Json]) -> State:
        reader = JsonReader(dump, "the dump", BadSetup)
        reader.text("game", (self.name,))
        reader.number("rules", self.rules, self.rules)
        players = reader.parts("players")
        if len(players) not in self.players:
            raise reader.wrong(f"has {len(players)} players; there are {self.players[0]} to {self.players[-1]}")
        start = reader.number("start", 0, len(players) - 1)
        rounds = reader.number("rounds", int(ROUNDS[0]), int(ROUNDS[-1]))
        chance = reader.part("dice")
        state = State(self, len(players), start, rounds, reader.flag("open_end"), read_dice(chance))
        chance.finish()
        for seat, player in enumerate(players):
            state.hands[seat] = tuple(player.texts("hand", choices=CARDS))
            state.reserves[seat] = player.text("reserve", CARDS)
            state.laid[seat] = tuple(player.texts("laid", choices=CARDS))
            player.finish()
        state.stash = reader.text("stash", CARDS)
        state.deck = tuple(reader.texts("deck", choices=CARDS))
        state.marker = reader.text("marker", MARKERS)
        state.banned = tuple(reader.texts("banned", choices=BANNED))
        turn = reader.part("turn")
        state.turns = turn.number("number", 1, rounds * len(players))
        state.turn = turn.number("seat", 0, len(players) - 1)
        state.step = turn.text("step", (PLAYING, WATCHING, DRAWING, OVER))
        state.swapped = turn.flag("swapped")
        turn.finish()
        state.watcher = reader.number("watcher", 0, len(players) - 1) if reader.has("watcher") else None
        state.secrets = reader.number("secrets", 0, COUNT_LIMIT)
        reader.finish()
        _check(state, reader)
        return state

    def sketch(self, sketch: Mapping[str, Json]) -> State:
        return self.load(sketch)

    def files(self, folder: str) -> Mapping[str, str]:
        place = TEXT.with_name(f"tiny_{folder}")
        return {file.name: file.read_text(encoding="utf-8") for file in place.glob("*.*")}

    def messages(self, language: str) -> str:
        # A card is called the same in every language, or a leak in words would not be found.
        cards = "".join(f"{name_id('card', card)} = {card}\n" for card in CARDS)
        return (TEXT / f"{language}.ftl").read_text(encoding="utf-8") + cards

    def symbols(self, palette: PaletteName = "map", *, dark: bool = False) -> str:
        check_palette(palette)
        marker = f'<circle id="rw-tiny-marker" r="10" fill="{INKS[dark][1]}"/>'
        return sheet([marker, *(settlement(player, palette_of(palette, dark=dark)) for player in PLAYERS)])

    def illustration(self, name: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        check_palette(palette)
        return None

    def picture(self, option: str, choice: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        check_palette(palette)
        check_choice(self, option, choice)
        return None

    def ground(
        self, chart: str, palette: PaletteName = "map", *, dark: bool = False, letters: bool = False
    ) -> str | None:
        check_palette(palette)
        return None


class Watchful:
    """A bot for this game alone: it whistles as soon as it may, and does otherwise what comes first."""

    blind: Final = True

    def __init__(self, seed: int = 0) -> None:
        """The seed makes no difference."""

    def choose(self, state: State) -> int:
        legal = state.legal()
        return WHISTLE if legal >> WHISTLE & 1 else lowest(legal)


class Draws:
    """Luck in Tiny is the card that somebody draws. The more the cards in sight are worth, the better."""

    judge: Final = "the value of cards"

    def events(self, state: State, action: int) -> Iterator[ChanceEvent]:
        if action == DRAW:
            outcomes = []
            for card in sorted(state.deck):
                after = state.copy()
                after.deck = (card, *sorted(set(state.deck) - {card}))
                after.play(action)
                outcomes.append(Outcome(1 / len(state.deck), after))
            yield ChanceEvent(state.turn, tuple(outcomes), sorted(state.deck).index(state.deck[0]))

    def shares(self, positions: Sequence[State], seat: int) -> list[float]:
        least, most = min(VALUES.values()), max(VALUES.values())
        return [
            sum(VALUES[card] - least for card in state.hands[seat]) / (most - least) / len(state.hands[seat])
            for state in positions
        ]


def _check(state: State, reader: JsonReader) -> None:
    """What must hold between the parts of a position."""
    hands = [card for hand in state.hands for card in hand]
    laid = [card for row in state.laid for card in row]
    if sorted([*hands, *laid, *state.reserves, state.stash, *state.deck]) != sorted(CARDS):
        raise reader.wrong(f"must have each of the {len(CARDS)} cards in one place")
    if state.turn != (state.start + state.turns - 1) % state.players:
        raise reader.wrong("has a turn number in which it is another seat's turn")
    if state.step == WATCHING and state.watcher is None:
        raise reader.wrong("waits for a watcher, and has none")
    if state.step == OVER and state.turns != state.rounds * state.players:
        raise reader.wrong("is over before its last turn")
    for seat in range(state.players):
        place = (seat - state.start) % state.players
        begun = (state.turns - place + state.players - 1) // state.players
        played = begun - (seat == state.turn and state.step == PLAYING)
        if len(state.laid[seat]) != played:
            raise reader.wrong(f"must have {played} cards laid open by seat {seat}, not {len(state.laid[seat])}")
        if not HAND - played <= len(state.hands[seat]) <= HAND:
            raise reader.wrong(f"has {len(state.hands[seat])} cards in the hand of seat {seat}")


def _named(cards: Iterable[str], say: Callable[[str], str]) -> list[str]:
    return [say(name_id("card", card)) for card in cards]


def plain(message_id: str) -> str:
    """Words without a language: those in the id itself."""
    return message_id.partition("-")[2]


game: Game = Tiny()


def daily(seed: int) -> dict[str, Json]:
    """The daily deal: a short game, with a watcher on some days."""
    return {"rounds": ["2"], "watch": seed % 2 == 0}
