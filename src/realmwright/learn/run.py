"""A training run: a folder in which a net learns, for some minutes at a time.

The folder has everything that is needed to go on (``checkpoint.npz``), the net (``net.onnx``) with
its card (``card.json``), which says how it came about, and a page with curves (``progress.html``). Each file is
replaced as a whole, so a run can be interrupted at any moment.
"""

import json
import sys
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from io import BytesIO
from pathlib import Path
from queue import Empty, Queue
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any, Final, NamedTuple, cast

import jax
import numpy as np

from realmwright.arena.reports import replace_file
from realmwright.bots.nets import CARD, NET
from realmwright.bots.seeds import check_for_tuning
from realmwright.game import BadSetup
from realmwright.learn.card import Mark, check_same, new_card, read_card, recipe_from
from realmwright.learn.network import Params
from realmwright.learn.rating import Rating, rate
from realmwright.learn.recipes import Recipe
from realmwright.learn.report import page
from realmwright.learn.sources import DEALS_AT_ONCE, Source, held_out
from realmwright.learn.training import Batch, Trainer, Window, assemble

CHECKPOINT: Final = "checkpoint.npz"
PAGE: Final = "progress.html"
USUAL_SEED: Final = 25
SAVE_SECONDS: Final = 30.0
"""A checkpoint is written so often: no more than that is lost when a run is killed."""
HELD_OUT: Final = 32
"""Deals that nothing is learnt from."""
AHEAD: Final = 8
"""Batches that are made before they are needed, by threads of their own."""
MAKERS: Final = 4
PAUSE: Final = 0.02


class Limits(NamedTuple):
    """How long to go on."""

    seconds: float
    steps: int | None = None


class Helpers:
    """Threads of a run. What goes wrong in one of them is raised where it is asked for."""

    def __init__(self) -> None:
        self.stop: Final = Event()
        self._threads: list[Thread] = []
        self._failures: list[BaseException] = []

    def start(self, work: Callable[..., None], *given: object) -> None:
        def guarded() -> None:
            try:
                work(*given)
            except BaseException as problem:
                self._failures.append(problem)

        self._threads.append(Thread(target=guarded, daemon=True))
        self._threads[-1].start()

    def check(self) -> None:
        if self._failures:
            raise self._failures[0]

    def end(self, batches: "Queue[Batch]") -> None:
        """Wait for all threads; those that wait for room in the queue get it."""
        self.stop.set()
        while any(thread.is_alive() for thread in self._threads):
            with suppress(Empty):
                batches.get(timeout=PAUSE)


class Run:
    """A run in its folder, new or resumed."""

    def __init__(self, folder: Path, recipe: Recipe, seed: int | None = None) -> None:
        """A run that is there keeps its recipe and its seed; a new one begins with the usual seed unless one is given.

        Raises BadSetup if the seed is reserved, or if the folder holds something else.
        """
        known = read_card(folder)
        if known is None:
            seed = USUAL_SEED if seed is None else seed
            check_for_tuning(seed)
            known = new_card(recipe, seed)
        else:
            check_same(known, recipe, seed, folder)
            recipe = recipe_from(known)
        self.folder: Final = folder
        self.card: Final = known
        self.recipe: Final = recipe
        self.trainer: Final = Trainer(recipe, self.card["seed"])
        if (stored := folder / CHECKPOINT).exists():
            try:
                with np.load(stored) as arrays:
                    self.trainer.restore(arrays)
            except (OSError, ValueError, KeyError) as problem:
                raise BadSetup(f"{stored} is no checkpoint of this run: {problem}") from problem
        self._window = Window(self.trainer.inputs, recipe.window, recipe.reuse)
        self._test: Batch | None = None

    @property
    def next_deal(self) -> int:
        """The number of the first deal that nothing was learnt from yet."""
        return self.card["deals"]

    def teacher(self) -> Params:
        """The averaged weights as they are now."""
        return cast(Params, jax.tree.map(np.asarray, self.trainer.progress.average))

    def go_on(self, source: Source, limits: Limits, tell: Callable[[Mark], None] = lambda _: None) -> None:
        """Learn until a limit is reached. What is learnt is saved now and then, and in the end, whatever ends it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._write_card()
        helpers = Helpers()
        batches: Queue[Batch] = Queue(AHEAD)
        helpers.start(self._fill, source, helpers.stop)
        helpers.start(self._find_test)
        for number in range(MAKERS):
            helpers.start(self._make_batches, batches, helpers.stop, number)
        losses: list[Any] = []
        began = saved = monotonic()
        before, last_step = self.card["seconds"], self.trainer.steps + (limits.steps or sys.maxsize)
        try:
            while monotonic() - began < limits.seconds and self.trainer.steps < last_step:
                helpers.check()
                if batches.empty():
                    sleep(PAUSE)
                    continue
                losses.append(self.trainer.learn(batches.get()))
                if len(losses) > AHEAD:
                    # Steps are computed behind our back: they must not pile up beyond the time that there is.
                    losses[-AHEAD].block_until_ready()
                if monotonic() - saved >= SAVE_SECONDS:
                    self.card["seconds"] = before + monotonic() - began
                    tell(self._save(losses))
                    saved = monotonic()
        finally:
            helpers.end(batches)
            self.card["seconds"] = before + monotonic() - began
            if losses:
                tell(self._save(losses))
        helpers.check()

    def _fill(self, source: Source, stop: Event) -> None:
        """Fill the window until the run ends."""
        with closing(source):
            for first, deals in source:
                for examples in deals:
                    self._window.add(examples)
                    self.card["positions"] += len(examples.targets)
                    self.card["playouts"] += examples.playouts
                # Those of a task that is still under way are not asked for again.
                self.card["deals"] = max(self.card["deals"], first + DEALS_AT_ONCE)
                if stop.is_set():
                    return

    def _make_batches(self, batches: "Queue[Batch]", stop: Event, number: int) -> None:
        chance = np.random.default_rng((self.card["seed"], self.trainer.steps, number))
        while not stop.is_set():
            batch = self._window.batch(self.recipe.batch, chance)
            if batch is None:
                stop.wait(PAUSE)
            else:
                batches.put(batch)

    def _find_test(self) -> None:
        """The held-out positions. They are the same whenever a run goes on."""
        found = held_out(self.recipe.sampling, self.card["seed"], HELD_OUT)
        everything = [(examples, np.arange(len(examples.targets))) for examples in found]
        self._test = assemble(self.trainer.inputs, everything)

    def explained(self) -> float:
        """The share of the variance of held-out targets that the averaged net explains."""
        if self._test is None:
            self._find_test()
        assert self._test is not None
        misses = self.trainer.values(self._test) - self._test.targets
        return 1 - float(np.mean(misses**2)) / float(np.var(self._test.targets))

    def _save(self, losses: list[Any]) -> Mark:
        """Note how things stand, and write everything; the net too, if it is better or plays itself."""
        explained = self.explained()
        mark = Mark(
            seconds=round(self.card["seconds"], 1),
            deals=self.card["deals"],
            positions=self.card["positions"],
            steps=self.trainer.steps,
            loss=round(float(np.mean([float(loss) for loss in losses])), 5),
            explained=round(explained, 4),
        )
        losses.clear()
        self.card["history"].append(mark)
        self.card["steps"] = mark["steps"]
        checkpoint = BytesIO()
        np.savez(checkpoint, allow_pickle=False, **self.trainer.arrays())
        replace_file(self.folder / CHECKPOINT, checkpoint.getvalue())
        # Held-out positions were played out by the policy; a net that plays itself comes to know better.
        by_net = self.next_deal > self.recipe.sampling.by_policy
        if (by_net or explained >= self.card["explained"] or not self.has_net) and self.export():
            self.card["explained"] = mark["explained"]
        self._write_card()
        return mark

    @property
    def has_net(self) -> bool:
        """Whether a net has been exported."""
        return (self.folder / NET).exists()

    def export(self) -> bool:
        """Write the net as an ONNX graph; says whether that can be done here."""
        try:
            from realmwright.learn.export import to_onnx
        except ImportError:
            return False
        replace_file(self.folder / NET, to_onnx(self.trainer.progress.average, self.trainer.inputs).SerializeToString())
        return True

    def rate(self, opponents: tuple[str, ...], deals: int, jobs: int) -> list[Rating]:
        """Play the exported net against other bots, two players, and note the results on the card."""
        self.card["ratings"] = rate(self.folder, self.recipe.sampling.game, opponents, self.card["seed"], deals, jobs)
        self._write_card()
        return self.card["ratings"]

    def _write_card(self) -> None:
        replace_file(self.folder / CARD, json.dumps(self.card, indent=1) + "\n")
        replace_file(self.folder / PAGE, page(cast(Mapping[str, Any], self.card)))
