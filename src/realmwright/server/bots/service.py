"""Bots for the tables: choices at the table, advice, and which bots stand in."""

import secrets

from realmwright.game import State
from realmwright.server.bots.pool import BotPool, Choice
from realmwright.server.bots.thought_queue import Asker
from realmwright.server.errors import Refused
from realmwright.server.installed import bot_names, known_bot
from realmwright.server.operations.config import Config
from realmwright.server.operations.metrics import Metrics


class BotService:
    """Asks the pool of bots, and counts what they get wrong."""

    def __init__(self, config: Config, pool: BotPool, metrics: Metrics) -> None:
        self.pool = pool
        self.spare_bot = config.spare_bot if config.spare_bot in bot_names() else min(bot_names())
        """The bot that plays on for those who resign."""
        self.adviser = config.adviser if config.adviser in bot_names() else self.spare_bot
        """The bot that is asked about finished games."""
        self._metrics = metrics
        self._shortened = 0

    async def choose(self, bot: str, state: State, asker: Asker, seed: int | None = None) -> Choice:
        """The action that a bot plays. It is legal in any case. With a seed it plays the same in the same position."""
        choice = await self.pool.choose(bot, state, secrets.randbits(48) if seed is None else seed, asker, seed)
        self._metrics.bot_shortened.inc(self.pool.shortened - self._shortened)
        self._shortened = self.pool.shortened
        if choice.fault is not None:
            self._metrics.bot_faults.labels(choice.fault).inc()
        return choice

    async def advise(self, bot: str, state: State, asker: Asker) -> int:
        """The action that a bot would play. Games go before advice, and one person gets one at a time.

        Raises Refused if the bot is not installed or cannot be asked now.
        """
        known_bot(bot, state.game.name)
        if self.pool.advises(asker.person):
            raise Refused("limit", "the answer to your last question is still being thought about")
        choice = await self.choose(bot, state, asker)
        if choice.fault == "slow":
            raise Refused("limit", "the bots are busy with games; ask again in a moment")
        if choice.fault is not None:
            raise Refused("unavailable", "no advice could be had")
        return choice.action
