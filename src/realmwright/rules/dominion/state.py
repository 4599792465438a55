"""The turn of Dominion: decisions, and what follows from them.

This is the hot path of every simulation, written so that it can be compiled as it stands: fixed fields, small ints,
lists of cards by number. A card that has to be decided about leaves a frame on the stack; a position is copied with
all its frames in the middle of any effect. What only people need lives in the modules beside it.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from realmwright.base_state import BaseState
from realmwright.bits import Actions
from realmwright.dice import Dice
from realmwright.game import (
    Deed,
    Event,
    Gain,
    IllegalAction,
    Json,
    PaletteName,
    Prompt,
    Score,
    Seats,
    check_seat,
)
from realmwright.rules.dominion import drawing, imagining, notation, papers, picture, scoring
from realmwright.rules.dominion.actions import ALL_TREASURES, BUY, DONE, END_TURN, PICK, PLAY
from realmwright.rules.dominion.box import COPPER, ESTATE, PROVINCE, SILVER, Frame
from realmwright.rules.dominion.cards import BOX
from realmwright.rules.dominion.effects import PERFORM, REACT
from realmwright.rules.dominion.kingdom import COPPERS, ESTATES, KINGDOM, piles
from realmwright.rules.dominion.phases import ACTIONS, BUYS, DRAFT, OVER
from realmwright.rules.dominion.zones import FACE, UNSEEN, Zones

if TYPE_CHECKING:
    from realmwright.rules.dominion.setup import Dominion

HAND: Final = 5
EMPTY_PILES: Final = 3
"""So many empty piles end the game (DOM-7.1)."""

MAY_STOP: Final[Actions] = 1 << DONE
MAY_END: Final[Actions] = 1 << END_TURN
MAY_PLAY_ALL: Final[Actions] = 1 << ALL_TREASURES
DEAREST: Final = len(BOX.affordable) - 1


class State(Zones, BaseState):
    """A position. See :class:`realmwright.game.State` for what can be done with it."""

    __slots__ = (
        "actions",
        "bought",
        "buys",
        "choices",
        "chooser",
        "coins",
        "draftable",
        "edition",
        "game",
        "immune",
        "kingdom",
        "last",
        "merchants",
        "phase",
        "stack",
        "start",
        "taken",
        "turn",
        "turns",
    )

    # Fixed by the set-up; the kingdom grows in a draft.
    game: "Dominion"
    start: int
    edition: int
    kingdom: int
    """The kingdom cards of this game."""
    draftable: int
    """The kingdom cards that a draft may still add."""

    taken: Seats[int]
    """How many turns each seat has begun."""

    # The turn under way.
    phase: int
    turn: int
    turns: int
    """How many turns were begun."""
    actions: int
    buys: int
    coins: int
    bought: bool
    """Something was bought, so no more Treasures are played (DOM-4.8)."""
    merchants: int
    """What the first Silver of this turn is worth more."""
    stack: list[Frame]
    """The instructions under way, the innermost last."""
    last: int
    """What an instruction hands to the next."""
    immune: int
    """The seats that the attack under way does not touch."""
    chooser: int
    choices: Actions

    def __init__(self, game: "Dominion", players: int, start: int, edition: int, dice: Dice) -> None:
        """The table before the kingdom is chosen and anything is dealt."""
        super().__init__(players, dice)
        self.game = game
        self.start = start
        self.edition = edition
        self.kingdom = 0
        self.draftable = 0
        self.taken = [0] * players
        self.phase = DRAFT
        self.turn = start
        self.turns = 0
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.bought = False
        self.merchants = 0
        self.stack = []
        self.last = 0
        self.immune = 0
        self.chooser = start
        self.choices = 0

    def deal(self, supply: Sequence[int]) -> None:
        """Lay out the supply, give everybody the starting cards and begin the first turn (DOM-2.4)."""
        self.supply = list(supply)
        self.stocked = 0
        for card, count in enumerate(supply):
            if count:
                self.stocked |= 1 << card
        for seat in range(self.players):
            self.discard[seat] = [COPPER] * COPPERS + [ESTATE] * ESTATES
            self.draw(seat, HAND)
        self._begin_turn(self.start)
        self.choices = self._turn_choices()

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.game = self.game
        twin.players = self.players
        twin.start = self.start
        twin.edition = self.edition
        twin.dice = self.dice
        twin.kingdom = self.kingdom
        twin.draftable = self.draftable
        twin.deck = [cards[:] for cards in self.deck]
        twin.hand = [cards[:] for cards in self.hand]
        twin.discard = [cards[:] for cards in self.discard]
        twin.tops = [known[:] for known in self.tops]
        twin.shown = [cards[:] for cards in self.shown]
        twin.shuffles = self.shuffles[:]
        twin.taken = self.taken[:]
        twin.supply = self.supply[:]
        twin.stocked = self.stocked
        twin.empties = self.empties
        twin.trash = self.trash[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.turns = self.turns
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.bought = self.bought
        twin.merchants = self.merchants
        twin.table = self.table[:]
        twin.stack = self.stack[:]
        twin.last = self.last
        twin.immune = self.immune
        twin.chooser = self.chooser
        twin.choices = self.choices
        twin.secrets = self.secrets
        twin.journal = None
        return twin

    # Decisions

    @property
    def seat(self) -> int | None:
        return None if self.phase == OVER else self.chooser

    def known_seat(self, seat: int | None) -> int | None:
        """Who holds a Reaction is not told: while somebody is asked for one, nobody else knows who it is."""
        check_seat(self, seat)
        if self.stack and self.stack[-1].number == REACT and seat != self.chooser:
            return None
        return self.seat

    def legal(self) -> Actions:
        return self.choices

    def play(self, action: int) -> None:
        if action < 0 or not self.choices >> action & 1:
            raise IllegalAction(notation.refusal(self, action))
        if self.stack:
            frame = self.stack[-1]
            BOX.instructions[frame.number].take(self, frame, action)
            self.go_on()
        elif action >= BUY:
            if self.phase == DRAFT:
                self._pick(action - PICK)
            else:
                self._buy(action - BUY)
                self.choices = self._turn_choices()
        elif action >= PLAY:
            self._play(action - PLAY)
        elif action == ALL_TREASURES:
            self._play_treasures()
            self.choices = self._turn_choices()
        elif action == END_TURN:
            self._end_turn()
        else:
            self.phase = BUYS
            self.tell(self.turn, "no-more-actions")
            self.choices = self._turn_choices()

    def reconsider(self) -> None:
        """Find the choices anew, as when hidden cards were exchanged."""
        if self.stack:
            self.go_on()
        elif self.phase in (ACTIONS, BUYS):
            self.choices = self._turn_choices()

    def go_on(self) -> None:
        """Carry out what is on the stack until somebody has a choice; one without alternatives makes itself."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            instruction = BOX.instructions[frame.number]
            choices = instruction.step(self, frame)
            if choices:
                if choices & (choices - 1):
                    self.chooser = self.turn if instruction.by_active else frame.seat
                    self.choices = choices
                    return
                if frame.seat != self.chooser:
                    # Whoever brought this about learns of it what another holds.
                    self.secrets += 1
                instruction.take(self, stack[-1], choices.bit_length() - 1)
        self.chooser = self.turn
        self.choices = self._turn_choices()

    def _turn_choices(self) -> Actions:
        """What the active player may do between cards; the Action phase ends by itself where nothing can be played."""
        held: int = 0
        # Written out, as most choices of a game are made here.
        for card in self.hand[self.turn]:
            held |= 1 << card
        if self.phase == ACTIONS:
            if self.actions and held & BOX.actions:
                return (held & BOX.actions) << PLAY | MAY_STOP
            self.phase = BUYS
        found = MAY_END
        if not self.bought:
            held &= BOX.treasures
            if held:
                found |= held << PLAY | MAY_PLAY_ALL
        if self.buys:
            coins = self.coins
            found |= (BOX.affordable[coins if coins < DEAREST else DEAREST] & self.stocked) << BUY
        return found

    # The turn

    def _begin_turn(self, seat: int) -> None:
        """DOM-4.2."""
        self.turn = seat
        self.chooser = seat
        self.turns += 1
        self.taken[seat] += 1
        self.phase = ACTIONS
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.bought = False
        self.merchants = 0
        if self.journal is not None:
            self.journal.append(Event("turn-begun", {"seat": seat, "turn": self.taken[seat]}))

    def _play(self, card: int) -> None:
        self.leave_hand(self.turn, card)
        self.table.append(card)
        if self.phase == ACTIONS:
            self.actions -= 1
            self.perform(card)
            self.go_on()
        else:
            self.coins += BOX.coins[card]
            if card == SILVER:
                self._first_silver()
            self.tell(self.turn, "played", card=card)
            self.choices = self._turn_choices()

    def _play_treasures(self) -> None:
        seat = self.turn
        hand = self.hand[seat]
        treasures = BOX.treasures
        played = [card for card in hand if treasures >> card & 1]
        self.hand[seat] = [card for card in hand if not treasures >> card & 1]
        if self.shown[seat]:
            self.shown[seat] = [card for card in self.shown[seat] if not treasures >> card & 1]
        self.table += played
        for card in played:
            self.coins += BOX.coins[card]
        if SILVER in played:
            self._first_silver()
        if self.journal is not None:
            names: list[Json] = [BOX.names[card] for card in sorted(played)]
            self.journal.append(Event("treasures-played", {"seat": seat, "cards": names, "coins": self.coins}))

    def _first_silver(self) -> None:
        """DOM-12.5: every Merchant in play counts once."""
        self.coins += self.merchants
        self.merchants = 0

    def _buy(self, card: int) -> None:
        self.buys -= 1
        self.coins -= BOX.costs[card]
        self.bought = True
        self.discard[self.turn].append(card)
        self.take_from_supply(card)
        self.tell(self.turn, "bought", card=card)

    def _end_turn(self) -> None:
        """DOM-4.11: clean up and draw; then the end (DOM-7.1), or the player to the left."""
        seat = self.turn
        pile = self.discard[seat]
        hand = self.hand[seat]
        if hand:
            known = self.shown[seat]
            for card in hand:
                if card in known:
                    known.remove(card)
                    pile.append(card)
                else:
                    pile.append(card | UNSEEN)
            hand.clear()
        if self.table:
            pile += self.table
            self.table.clear()
        elif pile:
            # Whatever lies on top can be seen.
            pile[-1] &= FACE
        self.draw(seat, HAND)
        if self.empties >= EMPTY_PILES or not self.stocked >> PROVINCE & 1:
            self.phase = OVER
            self.choices = 0
            if self.journal is not None:
                self.journal.append(Event("game-over", {"winners": self.winners()}))
        else:
            self._begin_turn((seat + 1) % self.players)
            self.choices = self._turn_choices()

    def _pick(self, card: int) -> None:
        """DOM-9.3: the picks go round; with the last one the game is dealt."""
        self.kingdom |= 1 << card
        self.draftable ^= 1 << card
        self.tell(self.chooser, "picked", card=card)
        if self.kingdom.bit_count() < KINGDOM:
            self.chooser = (self.chooser + 1) % self.players
            self.choices = self.draftable << PICK
        else:
            self.draftable = 0
            self.deal(piles(self.players, self.kingdom))

    # Playing a card

    def perform(self, card: int) -> None:
        """Play a card that lies on the table: first others may react to an attack, then it is carried out."""
        self.tell(self.turn, "played", card=card)
        self.immune = 0
        if not BOX.attacks >> card & 1:
            self.carry_out(card)
            return
        # That nobody reacts is worth knowing, too.
        self.secrets += 1
        self.stack.append(Frame(PERFORM, self.turn, card))
        # Whoever holds no Reaction is passed over in silence, so that the stack does not tell who holds one.
        for seat in reversed(self.in_turn_order(self.turn)[1:]):
            self.stack.append(Frame(REACT, seat, card))

    def carry_out(self, card: int) -> None:
        """What a card gives, and the instructions that follow, which wait on the stack."""
        entry = BOX.cards[card]
        self.actions += entry.actions
        self.buys += entry.buys
        self.coins += entry.coins
        if entry.cards:
            self.draw(self.turn, entry.cards)
        for instruction in reversed(entry.then):
            self.stack.append(Frame(instruction.number, self.turn))

    # Results

    def owned(self, seat: int) -> list[int]:
        """All cards of a player, wherever they are (DOM-3.4)."""
        cards = self.deck[seat] + self.hand[seat] + self.discarded(seat)
        if seat == self.turn:
            cards += self.table
        for frame in self.stack:
            # The loot of a Thief lies in the trash.
            if frame.seat == seat and not BOX.instructions[frame.number].in_trash:
                cards += frame.cards
        return cards

    def scores(self) -> list[Score]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def totals(self) -> list[int]:
        """The points of all seats, added up."""
        return [score.total for score in self.scores()]

    def gains(self, seat: int | None) -> list[list[Gain] | None]:
        check_seat(self, seat)
        return [scoring.gains(score) for score in self.scores()]

    def winners(self) -> list[int]:
        """DOM-7.4: the most points; among those who tie, the fewest turns."""
        ranks = [(total, -turns) for total, turns in zip(self.totals(), self.taken, strict=True)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    # For people: see the modules named

    def prompt(self) -> Prompt:
        return notation.prompt(self)

    def describe(self, action: int) -> Deed:
        return notation.describe(action)

    def say(self, action: int) -> str:
        return notation.say(action)

    def read(self, text: str) -> int:
        return notation.read(text)

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
