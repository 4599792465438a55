"""The turn of Kingdom Builder: decisions, and what follows from them.

This is the hot path of every simulation, written so that it can be compiled as it stands: fixed fields,
small ints, bitsets touched only through operators. What only people need (views, dumps, drawings, notation)
lives in the modules beside it.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from realmwright.dice import Dice
from realmwright.game import Deed, Event, Gain, IllegalAction, Json, PaletteName, Prompt, Score, check_seat
from realmwright.rules.kingdom_builder import deck, drawing, gains, imagining, notation, papers, picture, tiles
from realmwright.rules.kingdom_builder.board import Board
from realmwright.rules.kingdom_builder.cards import CARDS, castles
from realmwright.rules.kingdom_builder.locations import BUILD, LOCATIONS, MOVE, movable, targets
from realmwright.rules.kingdom_builder.terrain import CARD_KINDS, CARDS_OF_A_KIND, NAMES, NO_CARD

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.setup import KingdomBuilder

SETTLEMENTS: Final = 40
MANDATORY: Final = 3
"""How many settlements the mandatory action builds (KB-4.2)."""
TILES_A_LOCATION: Final = 2
NONE: Final = -1


class State:
    """A position. See :class:`realmwright.game.State` for what can be done with it."""

    __slots__ = (
        "board",
        "cards",
        "choices",
        "dealt",
        "deck",
        "dice",
        "discard",
        "empty",
        "ending",
        "fresh",
        "game",
        "hand",
        "held",
        "journal",
        "left",
        "lifted",
        "lords_zero_counts",
        "near",
        "over",
        "own",
        "players",
        "removed",
        "secrets",
        "shuffles",
        "start",
        "supply",
        "taken",
        "tile",
        "turn",
        "turns",
        "used",
    )

    # Fixed by the set-up.
    game: "KingdomBuilder"
    board: Board
    cards: tuple[str, ...]
    players: int
    start: int
    lords_zero_counts: bool
    dice: Dice

    # By seat.
    own: list[int]
    """The hexes with the seat's settlements."""
    near: list[int]
    """The hexes next to them, kept up to date build by build."""
    supply: list[int]
    hand: list[int]
    """The terrain card of each seat; face up while it is the seat's turn."""
    dealt: list[int]
    """The number of the shuffle that each hand card comes from: after the next one, its pile is known (see imagine)."""
    taken: list[int]
    """The slots from which the seat ever took a tile (KB-7.2)."""
    held: list[int]
    """The slots whose tile it still has; of these, each is fresh, used this turn, or taken this turn."""
    fresh: list[int]
    used: list[int]

    # Shared by all.
    empty: int
    deck: tuple[int, ...]
    """Face down; the last card is drawn first."""
    discard: tuple[int, ...]
    removed: tuple[int, ...]
    """Terrain cards that became useless and left the game (KB-6.4)."""
    shuffles: int

    # The turn under way.
    turn: int
    turns: int
    """How many turns were begun."""
    left: int
    """Settlements that the mandatory action still has to build: all of them before, 0 after it."""
    tile: int
    """The location whose tile is being used, or NONE."""
    lifted: int
    """The hex whose settlement is being moved, or NONE."""
    ending: bool
    """Somebody's supply ran out: this round is the last (KB-9.2)."""
    over: bool
    choices: int
    secrets: int
    journal: list[Event] | None

    def __init__(
        self,
        game: "KingdomBuilder",
        board: Board,
        cards: tuple[str, ...],
        players: int,
        start: int,
        lords_zero_counts: bool,
        dice: Dice,
    ) -> None:
        """The table before any terrain card is dealt."""
        self.game = game
        self.board = board
        self.cards = cards
        self.players = players
        self.start = start
        self.lords_zero_counts = lords_zero_counts
        self.dice = dice
        self.own = [0] * players
        self.near = [0] * players
        self.supply = [SETTLEMENTS] * players
        self.hand = [NO_CARD] * players
        self.dealt = [0] * players
        self.taken = [0] * players
        self.held = [0] * players
        self.fresh = [0] * players
        self.used = [0] * players
        self.empty = board.grid.board
        self.deck = ()
        self.discard = CARD_KINDS * CARDS_OF_A_KIND
        self.removed = ()
        self.shuffles = 0
        self.turn = start
        self.turns = 0
        self.left = 0
        self.tile = NONE
        self.lifted = NONE
        self.ending = False
        self.over = False
        self.choices = 0
        self.secrets = 0
        self.journal = None

    def deal(self) -> None:
        """Give everybody a terrain card and begin the first turn (KB-3.4)."""
        for seat in range(self.players):
            deck.deal(self, seat)
        self._begin_turn(self.start)
        self.choices = self.find_choices()

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.game = self.game
        twin.board = self.board
        twin.cards = self.cards
        twin.players = self.players
        twin.start = self.start
        twin.lords_zero_counts = self.lords_zero_counts
        twin.dice = self.dice
        twin.own = self.own[:]
        twin.near = self.near[:]
        twin.supply = self.supply[:]
        twin.hand = self.hand[:]
        twin.dealt = self.dealt[:]
        twin.taken = self.taken[:]
        twin.held = self.held[:]
        twin.fresh = self.fresh[:]
        twin.used = self.used[:]
        twin.empty = self.empty
        twin.deck = self.deck
        twin.discard = self.discard
        twin.removed = self.removed
        twin.shuffles = self.shuffles
        twin.turn = self.turn
        twin.turns = self.turns
        twin.left = self.left
        twin.tile = self.tile
        twin.lifted = self.lifted
        twin.ending = self.ending
        twin.over = self.over
        twin.choices = self.choices
        twin.secrets = self.secrets
        twin.journal = None
        return twin

    # Decisions

    @property
    def seat(self) -> int | None:
        return None if self.over else self.turn

    def known_seat(self, seat: int | None) -> int | None:
        """Whose turn it is everybody knows."""
        check_seat(self, seat)
        return self.seat

    def legal(self) -> int:
        return self.choices

    def play(self, action: int) -> None:
        if action < 0 or not self.choices >> action & 1:
            raise IllegalAction(notation.refusal(self, action))
        if self.tile != NONE:
            self._go_on(action)
        elif action < self.board.end:
            self.left -= 1
            self._build(action)
        elif action == self.board.end:
            self._end_turn()
        else:
            self._use(action - self.board.use)
        self.choices = self.find_choices()

    def find_choices(self) -> int:
        """The legal actions; kept in ``choices`` after every change."""
        seat = self.turn
        if self.tile != NONE:
            location = LOCATIONS[self.tile]
            if location.act == BUILD or self.lifted != NONE:
                return targets(self, location)
            return movable(self, location)
        if self.left:
            found = self.empty & self.board.terrain[self.hand[seat]]
            # KB-1.19, written out because most choices of a game are made here.
            near = found & self.near[seat]
            if near:
                found = near
            # KB-4.3: extra actions come before or after the mandatory action, never within it.
            if self.left < MANDATORY:
                return found
        elif self.over:
            return 0
        else:
            found = 1 << self.board.end
        if self.fresh[seat]:
            found |= tiles.usable(self)
        return found

    def adjacent_if_possible(self, found: int) -> int:
        """KB-1.19: those of the hexes that touch an own settlement, or all of them if none does."""
        return found & self.near[self.turn] or found

    # What follows from a decision

    def _go_on(self, cell: int) -> None:
        """The next step of the extra action under way."""
        if self.lifted != NONE:
            self._put_down(cell)
        elif LOCATIONS[self.tile].act == MOVE:
            self._lift(cell)
        else:
            self.tile = NONE
            self._build(cell)

    def _build(self, cell: int) -> None:
        seat = self.turn
        board = self.board
        here = 1 << cell
        self.own[seat] |= here
        self.near[seat] |= board.around[cell]
        self.empty ^= here
        self.supply[seat] -= 1
        if self.journal is not None:
            self.note("built", "hex", board.name(cell))
        if board.by_slot & here:
            tiles.take(self, here)
        if self.supply[seat] == 0:
            self.left = 0
            if not self.ending:
                self.ending = True
                self.note("last-round")
        # KB-6.4, written out like KB-1.19 above.
        card = self.hand[seat]
        if card != NO_CARD and not self.empty & board.terrain[card]:
            deck.replace(self)

    def _use(self, number: int) -> None:
        seat = self.turn
        fresh = self.fresh[seat]
        copies = fresh & self.board.slots_of[number]
        spent = copies & -copies
        self.fresh[seat] = fresh ^ spent
        self.used[seat] |= spent
        self.tile = number
        self.note("tile-used", "tile", LOCATIONS[number].name)

    def _lift(self, cell: int) -> None:
        seat = self.turn
        here = 1 << cell
        self.own[seat] ^= here
        self.near[seat] = self.board.grid.near(self.own[seat])
        self.empty |= here
        self.lifted = cell

    def _put_down(self, cell: int) -> None:
        seat = self.turn
        here = 1 << cell
        source = self.lifted
        self.own[seat] |= here
        self.near[seat] |= self.board.around[cell]
        self.empty ^= here
        self.tile = NONE
        self.lifted = NONE
        if self.journal is not None:
            args: dict[str, Json] = {"seat": seat, "from": self.board.name(source), "hex": self.board.name(cell)}
            self.journal.append(Event("moved", args))
        # KB-7.8: losses are settled before gains.
        if self.held[seat]:
            tiles.lose(self)
        if self.board.by_slot & here:
            tiles.take(self, here)
        deck.check(self)

    def tiles_left(self, slot: int) -> int:
        """How many tiles still lie on a location hex."""
        count = TILES_A_LOCATION
        for taken in self.taken:
            count -= taken >> slot & 1
        return count

    def _end_turn(self) -> None:
        """KB-4.6: discard, draw, turn the tiles over; then the next seat, or the end (KB-9.2)."""
        seat = self.turn
        card = self.hand[seat]
        if card != NO_CARD:
            self.discard += (card,)
        deck.deal(self, seat)
        card = self.hand[seat]
        self.secrets += 1
        if card != NO_CARD and self.journal is not None:
            self.journal.append(Event("card-drawn", {"seat": seat, "terrain": NAMES[card]}, audience=seat))
        self.fresh[seat] = self.held[seat]
        self.used[seat] = 0
        following = (seat + 1) % self.players
        if self.ending and following == self.start:
            self.over = True
            if self.journal is not None:
                self.journal.append(Event("game-over", {"winners": self.winners()}))
        else:
            self._begin_turn(following)

    def _begin_turn(self, seat: int) -> None:
        """KB-4.1: the terrain card is shown, and replaced at once if it is useless."""
        self.turn = seat
        self.turns += 1
        self.left = MANDATORY if self.supply[seat] else 0
        card = self.hand[seat]
        if card == NO_CARD:
            deck.replace(self)
            return
        if self.journal is not None:
            self.note("card-shown", "terrain", NAMES[card])
        deck.check(self)

    def note(self, kind: str, name: str = "", value: Json = None) -> None:
        """Enter something that the player did, with one detail, into the journal."""
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": self.turn, name: value} if name else {"seat": self.turn}))

    # Results

    def scores(self) -> list[Score]:
        return [self.score(seat) for seat in range(self.players)]

    def known_scores(self, seat: int | None) -> list[Score | None]:
        """Nothing that earns gold is hidden (KB-17.5)."""
        check_seat(self, seat)
        return [*self.scores()]

    def gains(self, seat: int | None) -> list[list[Gain] | None]:
        check_seat(self, seat)
        return [gains.gains(self, other) for other in range(self.players)]

    def score(self, seat: int) -> Score:
        """The gold of one seat, by card and from castles."""
        gold = Score({name: CARDS[name].gold(self, seat) for name in self.cards})
        gold["castles"] = castles(self, seat)
        return gold

    def winners(self) -> list[int]:
        """KB-9.6: most gold wins, and those who tie share the victory."""
        totals = [score.total for score in self.scores()]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    # For people: see the modules named

    def prompt(self) -> Prompt:
        return notation.prompt(self)

    def describe(self, action: int) -> Deed:
        return notation.describe(self, action)

    def say(self, action: int) -> str:
        return notation.say(self, action)

    def read(self, text: str) -> int:
        return notation.read(self, text)

    def view(self, seat: int | None) -> dict[str, Json]:
        return papers.view(self, seat)

    def dump(self) -> dict[str, Json]:
        return papers.dump(self)

    def imagine(self, seat: int | None, dice: Dice) -> "State":
        return imagining.imagine(self, seat, dice)

    def text(
        self,
        seat: int | None = None,
        colour: bool = False,
        names: Sequence[str] = (),
        say: Callable[[str], str] | None = None,
    ) -> str:
        return picture.text(self, seat, colour, names, say)

    def svg(self, seat: int | None = None, palette: PaletteName = "map", *, dark: bool = False) -> str:
        return drawing.svg(self, seat, palette, dark=dark)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, _: object) -> "State":
        return self.copy()

    def __repr__(self) -> str:
        where = "over" if self.over else f"turn {self.turns}, seat {self.turn}"
        return f"<kingdom-builder, {self.players} players, {where}>"
