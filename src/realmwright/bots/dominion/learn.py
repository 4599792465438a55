"""Learn a table of buy values from games: ``python -m realmwright.bots.dominion.learn --games N --output FILE``.

The learner plays Actions and answers cards as the policy ``sensible`` does. What it buys and gains it draws from a
softmax over the cards that it can have, whose logits are the values of the table (:mod:`buy_values`), with 0 for
nothing. After each game the buys of the winner are made a little likelier and those of the loser less likely: a policy
gradient (REINFORCE; Williams, 1992) with the average result as its baseline. It plays against itself and, every other
game, against one of the named strategies, in random kingdoms of both editions.

The table that is shipped was learnt in this way from millions of games, by a program that is lost. This one learns the
same kind of table, but not the same numbers.
"""

import argparse
from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

from realmwright.bits import each
from realmwright.bots import bots_for
from realmwright.bots.dominion.action_priority import CARDS, best_action
from realmwright.bots.dominion.answers import answer, free_gains
from realmwright.bots.dominion.buy_values import COLUMNS, TABLE, columns_of, ends_game, lead_of, written_table
from realmwright.bots.dominion.counting import KINDS, counted
from realmwright.bots.dominion.policies import SENSIBLE
from realmwright.bots.dominion.strategy import Strategist
from realmwright.bots.seeds import check_for_tuning
from realmwright.dice import FastDice, Stream
from realmwright.game import BadSetup, Json
from realmwright.playouts import uniform
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import ALL_TREASURES, BUY, END_TURN, GAIN
from realmwright.rules.dominion.model.phases import ACTIONS, DRAFT
from realmwright.rules.dominion.model.position import NOTHING
from realmwright.rules.dominion.state import State

OPPONENTS: Final = (
    "big-money-ultimate",
    "double-witch",
    "smithy-ultimate",
    "village-smithy",
    "militia",
    "chapel-witch",
)
RATE: Final = 0.002
"""How far a single buy moves a value, in natural logarithms."""
FORGETTING: Final = 0.02
"""The share of the newest game in the average result."""
MOST_TURNS: Final = 120
"""A game that is not over by then counts as it stands; a table that wants nothing would play for ever."""
HUNDREDTHS: Final = 100
FINE: Final = 1 << 30

Values = list[list[float]]
"""A table in natural logarithms: a row for each card, an entry for each column."""


class Buy(NamedTuple):
    """A buy or a gain: what counted, what there was to choose from and how likely, and what was chosen."""

    features: list[tuple[int, int]]
    """The columns that counted, and how often."""
    cards: list[int]
    """The cards to choose from; NOTHING is one of them where nothing had to be bought."""
    chances: list[float]
    chosen: int


class Learner:
    """A player that buys by a table and can be taught by the results of its games."""

    blind = True

    def __init__(self, values: Values, stream: Stream, noise: float = 1.0) -> None:
        """The less noise there is, the more often it buys what it values most."""
        self.values = values
        self.buys: list[Buy] = []
        """What it has bought since it was taught."""
        self._stream = stream
        self._noise = noise

    def choose(self, state: State) -> int:
        """A legal action."""
        if state.stack:
            gains = free_gains(state)
            return GAIN + self._buy(state, list(each(gains))) if gains else answer(state, SENSIBLE)
        if state.phase == DRAFT:
            return uniform(state, self._stream)
        action = best_action(state, SENSIBLE) if state.phase == ACTIONS else NOTHING
        if action != NOTHING:
            return action
        legal = state.legal()
        if legal >> ALL_TREASURES & 1:
            return ALL_TREASURES
        if not state.buys:
            return END_TURN
        card = self._buy(state, [*each(legal >> BUY & CARDS), NOTHING])
        return END_TURN if card == NOTHING else BUY + card

    def _buy(self, state: State, cards: list[int]) -> int:
        """One of the cards; a buy that ends the game is left to the rule that the policy has for it, too."""
        seat = state.chooser
        own = counted(state, seat)
        lead = lead_of(state, seat, own)
        allowed = []
        for card in cards:
            if card != NOTHING and ends_game(state, card):
                after = lead + CATALOGUE.cards[card].points
                if after > 0 and NOTHING in cards:
                    return card
                if after < 0:
                    continue
            allowed.append(card)
        allowed = allowed or cards
        owned = [card for card, count in enumerate(own) if count]
        features = [(card, own[card]) for card in owned]
        features += [(column, 1) for column in columns_of(state, own, owned, lead)]
        logits = [self._value(card, features) / self._noise for card in allowed]
        highest = max(logits)
        weights = [exp(logit - highest) for logit in logits]
        whole = sum(weights)
        chances = [weight / whole for weight in weights]
        left = self._stream.below(FINE) / FINE
        place = 0
        while place < len(chances) - 1 and left >= chances[place]:
            left -= chances[place]
            place += 1
        self.buys.append(Buy(features, allowed, chances, place))
        return allowed[place]

    def _value(self, card: int, features: list[tuple[int, int]]) -> float:
        if card == NOTHING:
            return 0.0
        row = self.values[card]
        return sum(row[column] * count for column, count in features)

    def teach(self, advantage: float, rate: float) -> None:
        """Make what was bought likelier if there was an advantage, and less likely if it is below 0."""
        for features, cards, chances, chosen in self.buys:
            for place, (card, chance) in enumerate(zip(cards, chances, strict=True)):
                if card != NOTHING:
                    step = rate * advantage * ((place == chosen) - chance)
                    row = self.values[card]
                    for column, count in features:
                        row[column] += step * count
        self.buys.clear()


def zeros() -> Values:
    """A table that knows nothing."""
    return [[0.0] * len(COLUMNS) for _ in range(KINDS)]


def values_of(table: Sequence[Sequence[int]]) -> Values:
    """A table of hundredths in natural logarithms."""
    return [[value / HUNDREDTHS for value in row] for row in table]


def hundredths(values: Values) -> list[list[int]]:
    """The way back."""
    return [[round(HUNDREDTHS * value) for value in row] for row in values]


def play(players: Sequence[Learner | Strategist], state: State) -> list[float]:
    """Play a game; the share of the victory that everybody has."""
    while (seat := state.seat) is not None and state.turns <= MOST_TURNS:
        state.play(players[seat].choose(state))
    winners = state.winners()
    return [(seat in winners) / len(winners) for seat in range(state.players)]


def learn(values: Values, games: int, seed: int, opponents: Sequence[str] = OPPONENTS, rate: float = RATE) -> float:
    """Teach a table by so many games; the average result against the named strategies at the end."""
    dice = FastDice(seed)
    stream = dice.stream("learning")
    average = 0.5
    for number in range(games):
        options: dict[str, Json] = {"edition": ("first", "second")[number // 2 % 2], "mixed": number % 5 == 0}
        state = game.new(2, FastDice(stream.below(FINE)), options)
        learner = Learner(values, stream)
        if number % 2 and opponents:
            rival = bots_for(game.name)[opponents[stream.below(len(opponents))]](number)
            assert isinstance(rival, Strategist), "the opponents are strategies"
            own = stream.below(2)
            result = play((learner, rival) if own == 0 else (rival, learner), state)[own]
            learner.teach(result - average, rate)
            average += FORGETTING * (result - average)
        else:
            players = (learner, Learner(values, stream))
            results = play(players, state)
            for player, result in zip(players, results, strict=True):
                player.teach(result - 0.5, rate)
    return average


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m realmwright.bots.dominion.learn", description="Learn buy values.")
    parser.add_argument("--games", type=int, default=10_000, help="how many games to learn from")
    parser.add_argument("--seed", type=int, default=0, help="the same seed learns the same table")
    parser.add_argument("--output", type=Path, required=True, help="the file to write, in the format of buy_values.csv")
    parser.add_argument("--afresh", action="store_true", help="begin with zeros, not with the shipped table")
    parser.add_argument("--rate", type=float, default=RATE, help="how far a single buy moves a value")
    asked = parser.parse_args(arguments)
    try:
        check_for_tuning(asked.seed)
    except BadSetup as problem:
        parser.error(str(problem))
    values = zeros() if asked.afresh else values_of(TABLE)
    average = learn(values, asked.games, asked.seed, rate=asked.rate)
    asked.output.write_text(written_table(hundredths(values)), "utf-8")
    print(f"{asked.games} games learnt; lately {average:.0%} against {', '.join(OPPONENTS)}; wrote {asked.output}")


if __name__ == "__main__":
    main()
