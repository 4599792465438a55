"""The cheapest way to make pairs of everybody: minimum cost perfect matching in a complete graph.

This is Edmonds' blossom algorithm in the primal-dual form that takes cubic time. Costs are whole numbers of any size,
so that several criteria fit into one, each as a digit of it.
"""

from collections import deque
from collections.abc import Sequence
from typing import Final

FREE: Final = -1
OUTER: Final = 0
INNER: Final = 1


def cheapest_pairs(costs: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Pairs of all of 0 to n - 1, for even n, with the least sum of ``costs[i][j]``; the matrix is symmetric."""
    count = len(costs)
    if count % 2:
        raise ValueError("only an even number can be paired")
    if not count:
        return []
    dearest = max(max(row) for row in costs)
    # Every pair is worth so much that no matching with fewer of them can be worth more.
    base = (dearest + 1) * count
    found = _Matching([[base - cost for cost in row] for row in costs]).run()
    return sorted((i, j) for i, j in enumerate(found) if i < j)


class _Matching:
    """A maximum weight matching while it grows. Vertices are 1 to n, and blossoms have the numbers behind."""

    def __init__(self, weights: Sequence[Sequence[int]]) -> None:
        n = self.n = len(weights)
        size = self.size = 2 * n
        self.last = n
        """The highest number in use."""
        self.weight = [[0] * (n + 1), *([0, *row] for row in weights)]
        self.edge: list[list[tuple[int, int] | None]] = [[None] * (size + 1) for _ in range(size + 1)]
        """Between two vertices or blossoms: the edge of vertices that joins them."""
        for u in range(1, n + 1):
            for v in range(1, n + 1):
                self.edge[u][v] = (u, v) if u != v else None
        self.label = [0] * (size + 1)
        top = max(max(row) for row in weights)
        for u in range(1, n + 1):
            self.label[u] = top
        self.mate = [0] * (size + 1)
        self.slack = [0] * (size + 1)
        self.within = [*range(n + 1), *([0] * n)]
        """The outermost blossom of each, itself if there is none; 0 for numbers that are not in use."""
        self.parent = [0] * (size + 1)
        self.kind = [FREE] * (size + 1)
        self.petals: list[list[int]] = [[] for _ in range(size + 1)]
        self.petal_of = [[0] * (n + 1) for _ in range(size + 1)]
        """Which petal of a blossom holds a vertex."""
        for u in range(1, n + 1):
            self.petal_of[u][u] = u
        self.seen = [0] * (size + 1)
        self.round = 0
        self.queue: deque[int] = deque()

    def run(self) -> list[int]:
        """The partner of each of 0 to n - 1."""
        while self._grow():
            pass
        return [self.mate[u] - 1 for u in range(1, self.n + 1)]

    def _room(self, edge: tuple[int, int]) -> int:
        """How far an edge is from being tight."""
        u, v = edge
        return self.label[u] + self.label[v] - 2 * self.weight[u][v]

    def _between(self, x: int, y: int) -> tuple[int, int]:
        edge = self.edge[x][y]
        assert edge is not None
        return edge

    def _note_slack(self, u: int, x: int) -> None:
        if not self.slack[x] or self._room(self._between(u, x)) < self._room(self._between(self.slack[x], x)):
            self.slack[x] = u

    def _find_slack(self, x: int) -> None:
        self.slack[x] = 0
        for u in range(1, self.n + 1):
            if self.edge[u][x] is not None and self.within[u] != x and self.kind[self.within[u]] == OUTER:
                self._note_slack(u, x)

    def _enqueue(self, x: int) -> None:
        if x <= self.n:
            self.queue.append(x)
        else:
            for petal in self.petals[x]:
                self._enqueue(petal)

    def _put_within(self, x: int, blossom: int) -> None:
        self.within[x] = blossom
        if x > self.n:
            for petal in self.petals[x]:
                self._put_within(petal, blossom)

    def _even_place(self, blossom: int, petal: int) -> int:
        """The place of a petal, after turning the blossom so that it is an even number of steps from the stem."""
        petals = self.petals[blossom]
        place = petals.index(petal)
        if place % 2 == 0:
            return place
        petals[1:] = petals[:0:-1]
        return len(petals) - place

    def _join(self, x: int, y: int) -> None:
        """Make the edge between two of them a part of the matching, inside blossoms, too."""
        edge = self._between(x, y)
        self.mate[x] = edge[1]
        if x > self.n:
            petal = self.petal_of[x][edge[0]]
            place = self._even_place(x, petal)
            petals = self.petals[x]
            for at in range(place):
                self._join(petals[at], petals[at ^ 1])
            self._join(petal, y)
            self.petals[x] = petals[place:] + petals[:place]

    def _augment(self, x: int, y: int) -> None:
        while True:
            after = self.within[self.mate[x]]
            self._join(x, y)
            if not after:
                return
            before = self.within[self.parent[after]]
            self._join(after, before)
            x, y = before, after

    def _common_root(self, x: int, y: int) -> int:
        self.round += 1
        while x or y:
            if x:
                if self.seen[x] == self.round:
                    return x
                self.seen[x] = self.round
                x = self.within[self.mate[x]]
                if x:
                    x = self.within[self.parent[x]]
            x, y = y, x
        return 0

    def _add_blossom(self, x: int, root: int, y: int) -> None:
        blossom = self.n + 1
        while blossom <= self.last and self.within[blossom]:
            blossom += 1
        self.last = max(self.last, blossom)
        self.label[blossom] = 0
        self.kind[blossom] = OUTER
        self.mate[blossom] = self.mate[root]
        self.petals[blossom] = [root, *self._way(x, root)[::-1], *self._way(y, root)]
        self._put_within(blossom, blossom)
        for z in range(1, self.last + 1):
            self.edge[blossom][z] = self.edge[z][blossom] = None
        self.petal_of[blossom] = [0] * (self.n + 1)
        for petal in self.petals[blossom]:
            for z in range(1, self.last + 1):
                edge, best = self.edge[petal][z], self.edge[blossom][z]
                if edge is not None and (best is None or self._room(edge) < self._room(best)):
                    self.edge[blossom][z], self.edge[z][blossom] = edge, self.edge[z][petal]
            for z in range(1, self.n + 1):
                if self.petal_of[petal][z]:
                    self.petal_of[blossom][z] = petal
        self._find_slack(blossom)

    def _way(self, x: int, root: int) -> list[int]:
        """From somewhere in the tree up to the root, without it."""
        way = []
        while x != root:
            inner = self.within[self.mate[x]]
            way += [x, inner]
            self._enqueue(inner)
            x = self.within[self.parent[inner]]
        return way

    def _expand(self, blossom: int) -> None:
        petals = self.petals[blossom]
        for petal in petals:
            self._put_within(petal, petal)
        entry = self.petal_of[blossom][self._between(blossom, self.parent[blossom])[0]]
        place = self._even_place(blossom, entry)
        petals = self.petals[blossom]
        for at in range(0, place, 2):
            inner, outer = petals[at], petals[at + 1]
            self.parent[inner] = self._between(outer, inner)[0]
            self.kind[inner], self.kind[outer] = INNER, OUTER
            self.slack[inner] = 0
            self._find_slack(outer)
            self._enqueue(outer)
        self.kind[entry] = INNER
        self.parent[entry] = self.parent[blossom]
        for petal in petals[place + 1 :]:
            self.kind[petal] = FREE
            self._find_slack(petal)
        self.within[blossom] = 0

    def _use(self, edge: tuple[int, int]) -> bool:
        """A tight edge was found; says whether the matching has grown by it."""
        x, y = self.within[edge[0]], self.within[edge[1]]
        if self.kind[y] == FREE:
            self.parent[y] = edge[0]
            self.kind[y] = INNER
            mate = self.within[self.mate[y]]
            self.slack[y] = self.slack[mate] = 0
            self.kind[mate] = OUTER
            self._enqueue(mate)
        elif self.kind[y] == OUTER:
            root = self._common_root(x, y)
            if not root:
                self._augment(x, y)
                self._augment(y, x)
                return True
            self._add_blossom(x, root, y)
        return False

    def _grow(self) -> bool:
        """Add a pair to the matching; False if it has all that it can have."""
        n = self.n
        self.kind = [FREE] * (self.size + 1)
        self.slack = [0] * (self.size + 1)
        self.queue.clear()
        for x in range(1, self.last + 1):
            if self.within[x] == x and not self.mate[x]:
                self.parent[x] = 0
                self.kind[x] = OUTER
                self._enqueue(x)
        if not self.queue:
            return False
        while True:
            while self.queue:
                u = self.queue.popleft()
                if self.kind[self.within[u]] == INNER:
                    continue
                label, weights = self.label, self.weight[u]
                for v in range(1, n + 1):
                    if u == v or self.within[u] == self.within[v]:
                        continue
                    if label[u] + label[v] == 2 * weights[v]:
                        if self._use((u, v)):
                            return True
                    else:
                        self._note_slack(u, self.within[v])
            if not self._relabel():
                return False
            self.queue.clear()
            for x in range(1, self.last + 1):
                slack = self.slack[x]
                if self.within[x] == x and slack and self.within[slack] != x:
                    edge = self._between(slack, x)
                    if not self._room(edge) and self._use(edge):
                        return True
            for blossom in range(n + 1, self.last + 1):
                if self.within[blossom] == blossom and self.kind[blossom] == INNER and not self.label[blossom]:
                    self._expand(blossom)

    def _relabel(self) -> bool:
        """Change labels until another edge is tight; False if there is none left that would help."""
        n, outermost = self.n, [x for x in range(1, self.last + 1) if self.within[x] == x]
        steps = [self.label[x] // 2 for x in outermost if x > n and self.kind[x] == INNER]
        for x in outermost:
            if self.slack[x] and self.kind[x] != INNER:
                room = self._room(self._between(self.slack[x], x))
                steps.append(room if self.kind[x] == FREE else room // 2)
        outer = [u for u in range(1, n + 1) if self.kind[self.within[u]] == OUTER]
        step = min([*steps, *(self.label[u] for u in outer)])
        if any(self.label[u] <= step for u in outer):
            return False
        for u in outer:
            self.label[u] -= step
        for u in range(1, n + 1):
            if self.kind[self.within[u]] == INNER:
                self.label[u] += step
        for x in outermost:
            if x > n and self.kind[x] != FREE:
                self.label[x] += 2 * step if self.kind[x] == OUTER else -2 * step
        return True
