"""Who may think next: counted in thoughts, not in seconds."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmwright.server.bots.thought_queue import LEAST_SHARE, Asker, QueueFull, Thought, ThoughtQueue


class Bench:
    """A queue with workers that finish when a test says so."""

    def __init__(self, workers: int, most: int = 1000, most_of_person: int = 64) -> None:
        self.queue = ThoughtQueue(workers, most, most_of_person)
        self.started: list[tuple[Thought, float]] = []
        self.running: list[Thought] = []

    def asks(self, person: str, table: str = "", bot: str = "expert", advice: bool = False) -> Thought:
        """Somebody's bot has to choose."""

        def start(share: float) -> None:
            self.started.append((thought, share))
            self.running.append(thought)

        thought = Thought(Asker(person, table, advice), bot, start)
        self.queue.add(thought)
        return thought

    def finishes(self, thought: Thought | None = None) -> Thought:
        """A thought comes to its end: this one, or the oldest."""
        thought = thought or self.running[0]
        self.running.remove(thought)
        self.queue.remove(thought)
        return thought

    def finishes_all(self) -> None:
        while self.running:
            self.finishes()

    @property
    def order(self) -> list[str]:
        """Whose thoughts have been started, in order."""
        return [thought.asker.person for thought, _ in self.started]

    def share(self, thought: Thought) -> float:
        return next(share for each, share in self.started if each is thought)


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_fifty_tables_of_one_person_hold_up_another_for_one_thought_at_most(workers: int) -> None:
    bench = Bench(workers)
    for table in range(50):
        bench.asks("guest", f"table {table}")
    before = len(bench.started)
    mine = bench.asks("Ann")
    while mine not in bench.running:
        bench.finishes()
    # With one worker, the thought that was under way comes first; with more of them nobody has to be waited for.
    assert len(bench.started) - before == 1
    assert (bench.running == [mine]) == (workers == 1)
    # and Ann's bot gets all that it usually has, or its half of a single worker
    assert bench.share(mine) == (0.5 if workers == 1 else 1.0)


def test_people_take_turns_and_then_their_tables() -> None:
    bench = Bench(1)
    for table in ("a", "b", "c"):
        bench.asks("Ann", table)
    bench.asks("Ann", "a")
    for table in ("d", "e"):
        bench.asks("Ben", table)
    bench.asks("Cleo", "f")
    bench.finishes_all()
    served = [thought.asker[:2] for thought, _ in bench.started]
    assert served == [
        *(("Ann", "a"), ("Ben", "d"), ("Cleo", "f")),
        *(("Ann", "b"), ("Ben", "e")),
        *(("Ann", "c"), ("Ann", "a")),
    ]


def test_what_waits_for_one_person_is_bounded() -> None:
    bench = Bench(1, most=6, most_of_person=3)
    for _ in range(4):
        bench.asks("guest")
    with pytest.raises(QueueFull, match=r"^3 choices of one person wait already$"):
        bench.asks("guest")
    for person in ("Ann", "Ben", "Cleo"):
        bench.asks(person)
    with pytest.raises(QueueFull, match=r"^6 choices wait already$"):
        bench.asks("Dora")
    bench.finishes()
    bench.asks("Dora")
    assert bench.queue.waiting == 6
    bench.finishes_all()
    assert bench.queue.waiting == 0


def test_budgets_are_shortened_instead_of_queueing_without_end() -> None:
    bench = Bench(2)
    # One thought, or one for each of two people, is thought as usual.
    bench.asks("Ann")
    bench.asks("Ben")
    assert [share for _, share in bench.started] == [1.0, 1.0]
    bench.finishes_all()
    # All that one person waits for takes about as long as one thought would.
    bench.started.clear()
    for table in range(40):
        bench.asks("guest", str(table))
    bench.finishes_all()
    shares = [share for _, share in bench.started]
    assert shares[0] == 1.0
    assert sum(shares[1:]) < 10
    assert shares[1] == 2 / 39
    assert shares[1:] == sorted(shares[1:])
    # So it is with many people.
    bench.started.clear()
    for person in range(40):
        bench.asks(f"person {person}")
    bench.finishes_all()
    assert bench.started[2][1] == 2 / 39
    assert min(share for _, share in bench.started) >= LEAST_SHARE


def test_advice_comes_after_games_but_is_not_starved_by_one_person() -> None:
    alone = Bench(1)
    alone.asks("Ann", "a")
    hint = alone.asks("Ann", "a", advice=True)
    for table in range(3):
        alone.asks("Ben", str(table))
    alone.finishes_all()
    assert alone.started[-1][0] is hint
    # One person's tables have all workers but one: that one is free for the advice of others.
    two = Bench(2)
    for table in range(50):
        two.asks("guest", str(table))
    hint = two.asks("Ann", "a", advice=True)
    assert hint in two.running
    # and nobody has two questions at once
    with pytest.raises(QueueFull, match="one question"):
        two.asks("Ann", "b", advice=True)
    two.finishes(hint)
    two.asks("Ann", "b", advice=True)


def test_a_bot_that_never_comes_to_an_end_blocks_only_itself() -> None:
    bench = Bench(2)
    bench.queue.note_speed("sleeper", True)
    bench.asks("Ann", bot="sleeper")
    asleep = bench.asks("Ben", bot="sleeper")
    assert asleep not in bench.running
    assert bench.asks("Cleo") in bench.running
    # A bot that answers in time is an ordinary one again.
    bench.queue.note_speed("sleeper", False)
    bench.finishes()
    assert asleep in bench.running


def test_what_is_not_wanted_any_more_is_forgotten() -> None:
    bench = Bench(1)
    bench.asks("Ann")
    dropped, kept = bench.asks("Ann", "b"), bench.asks("Ben")
    bench.queue.remove(dropped)
    assert bench.queue.waiting == 1
    bench.finishes()
    assert bench.running == [kept]


@given(
    st.integers(1, 4),
    st.lists(st.one_of(st.tuples(st.integers(0, 3), st.integers(0, 3)), st.none()), max_size=60),
)
def test_nobody_waits_for_more_than_one_thought_of_each_other_person(
    workers: int, events: list[tuple[int, int] | None]
) -> None:
    """Whatever people ask and whenever thoughts end: between two turns of a person, nobody else has two."""
    bench = Bench(workers)
    waiting: list[list[str]] = []
    for event in events:
        if event is None and bench.running:
            bench.finishes()
        elif event is not None:
            person, table = event
            bench.asks(f"person {person}", f"table {table}")
        waiting += [[*bench.queue._games]] * (len(bench.started) - len(waiting))
        # No worker is idle while anybody waits who has not all but one of them.
        held = Counter(thought.asker.person for thought in bench.running)
        if len(bench.running) < workers:
            assert all(held[person] >= workers - 1 for person in bench.queue._games)
    bench.finishes_all()
    assert bench.queue.waiting == 0
    assert all(LEAST_SHARE <= share <= 1 for _, share in bench.started)
    if workers == 1:
        for (first, _), (second, _), others in zip(bench.started, bench.started[1:], waiting, strict=False):
            # Twice in a row only if nobody else was waiting.
            assert first.asker.person != second.asker.person or set(others) <= {first.asker.person}


def test_workers_are_shared_alike_in_the_long_run() -> None:
    """Of three workers, whoever always wants more has two, and somebody with one table always has the third."""
    bench = Bench(3)
    for table in range(60):
        bench.asks("guest", str(table))
    bench.asks("Ann", "a")
    for _ in range(300):
        done = bench.finishes()
        bench.asks(*done.asker[:2])
    served = Counter(bench.order[10:])
    assert abs(served["guest"] - 2 * served["Ann"]) <= 2
