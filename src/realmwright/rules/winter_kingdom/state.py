"""The turn of Winter Kingdom: decisions, and what follows from them (WK-4 to WK-7).

This is the hot path of every simulation, written so that it can be compiled as it stands: fixed fields, small ints,
bitsets touched only through operators. What only people need (views, dumps, drawings, notation) lives beside it.
"""

from collections.abc import Callable, Sequence

from realmwright.base_state import BaseState
from realmwright.bits import Actions, Bits, each
from realmwright.dice import Dice, shuffled
from realmwright.game import Deed, Event, Gain, IllegalAction, Json, PaletteName, Prompt, Score, check_seat
from realmwright.refusals import refusal
from realmwright.rules.winter_kingdom import deck, drawing, imagining, notation, papers, picture, scoring, trading
from realmwright.rules.winter_kingdom.data import MANDATORY, TALENTS, TALENTS_DEALT
from realmwright.rules.winter_kingdom.economies import in_a_row
from realmwright.rules.winter_kingdom.ground import FORT, HOUSE, Ground
from realmwright.rules.winter_kingdom.position import (
    ASK_BUILD,
    ASK_DROP,
    ASK_FOLLOW,
    ASK_OPEN,
    ASK_PICK,
    ASK_ROAD,
    ASK_SETTLE,
    ASK_WOLVES,
    BUILDING,
    CLEANING,
    EXTRA,
    SALVAGING,
    TRADING,
)
from realmwright.rules.winter_kingdom.talents import (
    AGAIN,
    CHOICE_OF_TERRAIN,
    FOLLOWS,
    NONE,
    POWERS,
    SECONDS,
)
from realmwright.rules.winter_kingdom.terrain import NO_TERRAIN, OPEN, right_of


class State(Ground, BaseState):
    """A position. See :class:`realmwright.game.State` for what can be done with it."""

    __slots__ = ()

    def deal(self) -> None:
        """WK-3.4, WK-3.5: talents and a terrain card for everybody; then the first turn begins."""
        order = shuffled(self.dice.stream("talents"), list(each(self.pool)))
        for seat in range(self.players):
            hand = order[seat * TALENTS_DEALT : (seat + 1) * TALENTS_DEALT]
            for talent in hand:
                self.unbought[seat] |= 1 << talent
            if self.journal is not None:
                names: list[Json] = [TALENTS[talent].name for talent in sorted(hand)]
                self.journal.append(Event("talents-dealt", {"seat": seat, "talents": names}, audience=seat))
            deck.deal(self, seat)
        self.begin_turn(self.start)
        self._go_on()

    # Decisions

    @property
    def seat(self) -> int | None:
        return None if self.over else self.turn

    def legal(self) -> Actions:
        return self.choices

    def play(self, action: int) -> None:
        if action < 0 or not self.choices >> action & 1:
            raise IllegalAction(refusal(self, action))
        board = self.board
        if action < board.fort:
            self._click(action, fort=False)
        elif action < board.use:
            self._click(action - board.fort, fort=True)
        elif action == board.end:
            self._end_turn()
        elif action < board.buy:
            self._use(action - board.use)
        elif action == board.stop:
            self.note("stopped")
            if self.step == ASK_FOLLOW:
                self._after_follow()
            else:
                self._finish()
        elif action == board.salvage:
            self.phase = SALVAGING
        else:
            trading.trade(self, action)
        self._go_on()

    def _go_on(self) -> None:
        """Find the next decision."""
        if self.left and self.step == ASK_OPEN and not deck.usable(self):
            deck.replace(self)
        self.choices = self.find_choices()

    def find_choices(self) -> Actions:
        """The legal actions; kept in ``choices`` after every change."""
        if self.over:
            return 0
        step = self.step
        if step == ASK_OPEN:
            if not self.left:
                return self._find_after()
            found = self._with_forts(self.card_targets())
            # WK-4.5: talents are used before or after the mandatory action, never within it.
            return found | self.usable(~self.used) << self.board.use if self.left == self.whole else found
        if step == ASK_BUILD:
            return self._with_forts(POWERS[self.power].targets(self))
        if step == ASK_PICK:
            return POWERS[self.power].where(self)
        if step == ASK_DROP:
            return POWERS[self.power].reach(self, self.lifted)
        if step == ASK_FOLLOW:
            return self._find_follow() | 1 << self.board.stop
        if step == ASK_ROAD:
            return self._find_road() | 1 << self.board.stop
        if step == ASK_SETTLE:
            return self._with_forts(self._find_settle())
        return self.houses() or self.own[self.turn]

    def _find_after(self) -> Actions:
        """What can be done once the mandatory action is over."""
        board = self.board
        seat = self.turn
        phase = self.phase
        found: Actions = 1 << board.end
        if phase == EXTRA:
            # WK-7.5: used in this turn or not.
            return found | self.usable(AGAIN[self.extra]) << board.use if self.extra_left else found
        if phase == TRADING:
            if self.fresh:
                found |= self.usable(self.fresh & ~(self.used & SECONDS)) << board.use
            if self.purchases >= self.law.purchases:
                return found
        elif phase == BUILDING:
            found |= self.usable(~self.used) << board.use
            if self.income.removed and self.own[seat]:
                found |= 1 << board.salvage
        else:
            found |= self.own[seat]
        return found | trading.offers(self)

    def usable(self, among: int) -> int:
        """Those of the seat's powers that have a target (WK-4.7)."""
        rest = self.powers[self.turn] & among
        found = 0
        while rest:
            lowest = rest & -rest
            if POWERS[lowest.bit_length() - 1].ready(self):
                found |= lowest
            rest ^= lowest
        return found

    def _with_forts(self, cells: Bits) -> Actions:
        """WK-6.1: where a house may be built, a fort may be as well, as far as there are pieces of each."""
        seat = self.turn
        if not self.fort_supply[seat]:
            return cells
        forts: Actions = cells << self.board.fort
        return cells | forts if self.supply[seat] else forts

    # The mandatory action

    def kinds(self) -> tuple[int, ...]:
        """The kinds of which one is, or can still be, the terrain of the mandatory action."""
        if self.kind >= 0:
            return (self.kind,)
        card = self.shown_card()
        return (card, right_of(card)) if self.kind == OPEN else ()

    def card_targets(self) -> Bits:
        """Where it can build, each kind by itself: next to own buildings if possible (WK-5.4, WK-10.13)."""
        near = self.near[self.turn]
        if self.law.reach > 1:
            grid = self.board.grid
            for _ in range(1, self.law.reach):
                near |= grid.near(near)
        found = 0
        for kind in self.kinds():
            cells = self.vacant(self.board.terrain[kind])
            found |= cells & near or cells
        return found

    def _build_mandatory(self, cell: int, fort: bool) -> None:
        """WK-4.4."""
        board = self.board
        if self.kind == OPEN:
            card = self.shown_card()
            self.kind = card
            if not board.terrain[card] >> cell & 1:
                self.kind = right_of(card)
                self.used |= CHOICE_OF_TERRAIN
                self._note_power(CHOICE_OF_TERRAIN.bit_length() - 1)
        self.left -= 1
        self.laid |= 1 << cell
        self.build(cell, fort, earns=True)
        if not self.left and self.income.straight and in_a_row(self):
            self.earn(self.income.coins)
        settles = self.law.settles
        # WK-10.15: another piece at once, if there is one and a place for it.
        if settles >= 0 and board.beside[settles] >> cell & 1 and self.stock() and self._find_settle():
            self.step = ASK_SETTLE

    def _find_settle(self) -> Bits:
        return self.open() & self.near[self.turn]

    # What follows from a click on a hex

    def _click(self, cell: int, fort: bool) -> None:
        step = self.step
        if step == ASK_OPEN:
            if self.left:
                self._build_mandatory(cell, fort)
            else:
                trading.salvage(self, cell)
        elif step == ASK_PICK:
            self.lifted = cell
            self.step = ASK_DROP
        elif step == ASK_DROP:
            self.move(cell)
            self._after_first()
        elif step == ASK_BUILD:
            self.build(cell, fort, earns=True)
            self.lifted = NONE if fort else cell
            self._after_first()
        elif step == ASK_FOLLOW:
            if POWERS[self.power + 1].builds:
                self.build(cell, fort, earns=True)
            else:
                self.move(cell)
            self._after_follow()
        elif step == ASK_ROAD:
            self.move(cell)
            self._finish()
        elif step == ASK_SETTLE:
            self.step = ASK_OPEN
            self.build(cell, fort, earns=False)
        else:
            piece = self.take_off(cell)
            if self.journal is not None:
                self.note_deed("lost", {"piece": piece, "hex": self.board.name(cell)})
            self._clean_up()

    def build(self, cell: int, fort: bool, earns: bool) -> None:
        """Put a piece on a hex; everything that follows from it happens at once (WK-4.3)."""
        seat = self.turn
        board = self.board
        here = 1 << cell
        self.own[seat] |= here
        self.near[seat] |= board.around[cell]
        self.free ^= here
        self.pieces += 1
        if fort:
            self.forts[seat] |= here
            self.fort_supply[seat] -= 1
        else:
            self.supply[seat] -= 1
        if self.journal is not None:
            self.note_deed("built", {"piece": FORT if fort else HOUSE, "hex": board.name(cell)})
        pays = self.income.earns
        if earns and pays is not None and pays(self, cell):
            # WK-9.3: a fort earns as two houses.
            self.earn(2 * self.income.coins if fort else self.income.coins)
        stock = self.supply[seat] + self.fort_supply[seat]
        if stock < self.left:
            # WK-4.11: before the mandatory action it becomes shorter as a whole.
            if self.left == self.whole:
                self.whole = stock
            self.left = stock
        if not stock and not self.ending:
            self.ending = True
            self.note("last-round")

    # Talents

    def _use(self, number: int) -> None:
        """Begin to use a power (WK-4.6)."""
        power = POWERS[number]
        if self.phase == EXTRA:
            self.extra_left -= 1
        self.fresh &= ~power.marks
        self.used |= power.marks
        self._note_power(number)
        self.power = number
        self.step = ASK_BUILD if power.builds else ASK_PICK

    def _note_power(self, number: int) -> None:
        if self.journal is not None:
            power = POWERS[number]
            self.note_deed("talent-used", {"talent": TALENTS[power.talent].name, "level": power.level})

    def _after_first(self) -> None:
        """WK-7.9: whether the second half of the card goes on with the same house."""
        talent = POWERS[self.power].talent
        if FOLLOWS[talent] and self.upgraded[self.turn] >> talent & 1 and self._find_follow():
            self.step = ASK_FOLLOW
        else:
            self._after_follow()

    def _find_follow(self) -> Actions:
        power = POWERS[self.power + 1]
        if power.builds:
            return self._with_forts(power.where(self)) if self.stock() else 0
        return power.reach(self, self.lifted) if self.lifted != NONE else 0

    def _after_follow(self) -> None:
        """WK-10.16: whether the moved house may go one hex further."""
        if self.law.road and self.moved and self._find_road():
            self.step = ASK_ROAD
        else:
            self._finish()

    def _find_road(self) -> Bits:
        return self.board.around[self.lifted] & self.open()

    def _finish(self) -> None:
        """The power has been used."""
        self.step = ASK_OPEN
        self.power = NONE
        self.lifted = NONE
        self.origin = NONE
        self.moved = False

    # Turns

    def begin_turn(self, seat: int) -> None:
        """WK-4.2: a turn begins with showing the terrain card."""
        self.turn = seat
        self.turns += 1
        self.close()
        self.whole = self.left = min(MANDATORY, self.stock())
        if self.left:
            deck.show(self)
        else:
            self.kind = NO_TERRAIN

    def _end_turn(self) -> None:
        """WK-4.8, WK-10.11: clean up, unless the wolves come first."""
        self.extra = NONE
        self.extra_left = 0
        self.fresh = 0
        wolves = self.law.wolves
        if wolves and self.pieces > wolves and self.own[self.turn]:
            self.phase = CLEANING
            self.step = ASK_WOLVES
        else:
            self._clean_up()

    def _clean_up(self) -> None:
        seat = self.turn
        self.step = ASK_OPEN
        deck.draw_anew(self)
        self.idle = 0 if self.pieces else self.idle + 1
        self.laid = 0
        self.pieces = 0
        self.used = 0
        self.phase = BUILDING
        self.purchases = 0
        following = (seat + 1) % self.players
        # Where nobody can build any more, nobody will ever run out of pieces.
        if following == self.start and (self.ending or self.idle >= self.players):
            self.over = True
            self.kind = NO_TERRAIN
            self.close()
            if self.journal is not None:
                self.journal.append(Event("game-over", {"winners": self.winners()}))
        else:
            self.begin_turn(following)

    # Results

    def scores(self) -> list[Score]:
        return [self.score(seat) for seat in range(self.players)]

    def score(self, seat: int) -> Score:
        """The points of one seat, by what pays them."""
        return Score({name: scoring.points(self, seat, name) for name in scoring.sources(self)})

    def totals(self) -> list[int]:
        """The same for all seats, added up."""
        return [sum(scoring.points(self, seat, name) for name in scoring.sources(self)) for seat in range(self.players)]

    def gains(self, seat: int | None) -> list[list[Gain] | None]:
        check_seat(self, seat)
        return [scoring.gains(self, other) for other in range(self.players)]

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
