"""Numbers of rules (KB-8.6, R-21): each one that is cited stands in docs/rules, and each rule there is tested."""

import re
from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
BOOKS = {"KB": "kingdom-builder.md", "WK": "winter-kingdom.md", "DOM": "dominion.md"}
RULINGS = "R"
"""The prefix of the rulings of Kingdom Builder."""
PLACES = ("src", "tests", "forge", "bench", "examples", "docs", "web/src", "CONTRIBUTING.md", "README.md")
SUFFIXES = frozenset((".py", ".md", ".toml", ".ftl", ".ts", ".svelte"))

NUMBER = r"\d+(?:\.\d+){0,2}[a-f]?(?!\.?\w)"
DOTTED = r"\d+(?:\.\d+){1,2}[a-f]?(?!\.?\w)"
CHAIN = re.compile(rf"\b(KB|WK|DOM)-{NUMBER}(?:(?:,?\s(?:to|and)\s|,\s|-)(?:\1-)?{DOTTED})*|\bR-\d\d\b")
"""A number and those that follow it with or without their prefix: "KB-8.1, 8.4 and 8.5", "WK-8.2 to 8.7"."""
LINK = re.compile(rf"(?P<joint>,?\s(?:to|and)\s|,\s|-|^)(?:[A-Z]+-)?(?P<number>{NUMBER})")
TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)
"""Its name has numbers as well: ``kb_7_1_to_7_3``, ``dom_8_7_2_and_8_21_5``, ``tc_142_kb_13_6_r_34``."""

ANCHOR = re.compile(r'<a id="(?P<id>[^"]*)"></a>(?:\*\*)?(?P<number>(?:KB|WK|DOM|R)-[\d.]*\d[a-f]?)?')
BARE = re.compile(r"^(?:#+ |\*\*)(?:KB|WK|DOM|R)-\d.*$", re.MULTILINE)
"""A heading or a rule whose number has no anchor."""
MARK = re.compile(r"\*\(not\s+tested:\s+([^)]*)\)\*")
REASON = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)


class Rule(NamedTuple):
    number: str
    text: str

    @property
    def untested(self) -> str | None:
        """Why no test can cite it, by its mark."""
        found = MARK.search(self.text)
        return found[1] if found else None


class Book(NamedTuple):
    """The rules of a document in their order, and the numbers of its chapters and sections."""

    rules: dict[str, Rule]
    chapters: frozenset[str]
    problems: list[str]

    def known(self, number: str) -> bool:
        return number in self.rules or number in self.chapters

    def between(self, first: str, last: str) -> list[str]:
        """The rules from one number to another; both alone if one of them is none."""
        numbers = list(self.rules)
        if first not in self.rules or last not in self.rules:
            return [first, last]
        return numbers[numbers.index(first) : numbers.index(last) + 1]

    def nearest(self, number: str) -> list[str]:
        """The existing numbers before and after one that does not exist."""
        numbers = sorted(self.rules, key=key)
        place = bisect([key(other) for other in numbers], key(number))
        return numbers[max(place - 1, 0) : place + 1]


class Citation(NamedTuple):
    number: str
    path: str
    line: int


def key(number: str) -> tuple[str, list[int], str]:
    """Numbers in the order of a document: KB-8.9 before KB-8.10, KB-12.3 before KB-12.3a."""
    prefix, rest = number.split("-")
    digits = rest.rstrip("abcdef")
    return prefix, [int(part) for part in digits.split(".")], rest[len(digits) :]


def prefix_of(number: str) -> str:
    return number.split("-")[0]


def read_book(text: str) -> Book:
    """The rules of a document by their anchors; the text of a rule goes on to the next anchor or heading."""
    rules: dict[str, Rule] = {}
    chapters: list[str] = []
    problems = [f"{line[:40]!r} has no anchor" for line in BARE.findall(text)]
    last: dict[str, str] = {}
    for found in ANCHOR.finditer(text):
        number = found["number"]
        if number is None or found["id"] != number.lower():
            problems.append(f"the anchor {found['id']} stands before {number}")
            continue
        if number in rules or number in chapters:
            problems.append(f"{number} is there twice")
        in_heading = text[: found.start()].rpartition("\n")[2].startswith("#")
        # A chapter is numbered among chapters, a rule among rules.
        row = f"{prefix_of(number)}{number.count('.') if in_heading else ''}"
        if row in last and key(number) < key(last[row]):
            problems.append(f"{number} comes after {last[row]}")
        last[row] = number
        if in_heading:
            chapters.append(number)
        else:
            end = re.compile(r'<a id="|^#', re.MULTILINE).search(text, found.end())
            rules[number] = Rule(number, text[found.end() : end.start() if end else len(text)])
    return Book(rules, frozenset(chapters), problems)


def cited_in(text: str, books: Mapping[str, Book]) -> Iterator[tuple[str, int]]:
    """The numbers that a text cites, with their lines; a range cites every rule of it."""
    if not any(f"{prefix}-" in text for prefix in (*BOOKS, RULINGS)):
        return
    for chain in CHAIN.finditer(text):
        line = text.count("\n", 0, chain.start()) + 1
        prefix = prefix_of(chain[0])
        before = ""
        for link in LINK.finditer(chain[0]):
            number = f"{prefix}-{link['number']}"
            if link["joint"].strip(", \n") in ("to", "-") and before:
                yield from ((each, line) for each in books[prefix].between(before, number)[1:])
            else:
                yield number, line
            before = number


def cited_by_name(name: str, books: Mapping[str, Book]) -> Iterator[str]:
    """The numbers in the name of a test."""
    words = name.split("_")
    place = 0
    while place < len(words):
        prefix = words[place].upper()
        place += 1
        if prefix == RULINGS and place < len(words) and re.fullmatch(r"\d\d", words[place]):
            yield f"{RULINGS}-{words[place]}"
        if prefix not in BOOKS:
            continue
        before = ""
        joint = ""
        while digits := parts(words[place:]):
            if joint == "to" and len(digits) == 1:
                digits = [before.partition("-")[2].partition(".")[0], *digits]
                place -= 1
            # A third number that belongs to no rule is a word of the name.
            while len(digits) > 2 and not books[prefix].known(f"{prefix}-{'.'.join(digits)}"):
                digits.pop()
            number = f"{prefix}-{'.'.join(digits)}"
            yield from books[prefix].between(before, number)[1:] if joint == "to" else [number]
            before = number
            place += len(digits)
            joint = words[place] if place < len(words) else ""
            if joint not in ("and", "to"):
                break
            place += 1


def parts(words: list[str]) -> list[str]:
    """The parts of a number at the beginning of some words."""
    return list(takewhile(re.compile(r"\d+[a-f]?").fullmatch, words[:3]))


def citations(path: str, text: str, books: Mapping[str, Book]) -> Iterator[Citation]:
    """What a file cites, in its text and in the names of its tests."""
    for number, line in cited_in(text, books):
        yield Citation(number, path, line)
    if path.startswith("tests/") and path.endswith(".py"):
        for test in TEST.finditer(text):
            line = text.count("\n", 0, test.start()) + 1
            for number in cited_by_name(test[1], books):
                yield Citation(number, path, line)


def unknown(found: Iterable[Citation], books: Mapping[str, Book]) -> list[str]:
    """The citations of numbers that do not exist."""
    problems = []
    for number, path, line in found:
        book = books[prefix_of(number)]
        if not book.known(number):
            near = ", ".join(book.nearest(number))
            problems.append(f"{path}:{line} cites {number}, which does not exist; near are {near}")
    return problems


def uncovered(rules: Iterable[Rule], tested: frozenset[str]) -> list[str]:
    """The rules that should be tested and are not, and those that are although they say that they cannot be."""
    problems = []
    for rule in rules:
        if rule.untested is None and rule.number not in tested:
            problems.append(f"no test cites {rule.number}")
        if rule.untested is not None and rule.number in tested:
            problems.append(f"{rule.number} is tested, so its mark (not tested: {rule.untested}) can go")
    return problems


def preface(text: str) -> int:
    """How many lines the docstring of a module has: it says what the module is about and tests nothing."""
    found = re.match(r'"""(?:[^"]|"(?!""))*"""', text)
    return found[0].count("\n") + 1 if found else 0


def counts_as_test(citation: Citation, text: str) -> bool:
    """Whether a citation stands in a test, or in what tests are made of; a case of the casebook counts as a test."""
    if citation.path.startswith("tests/cases/"):
        return True
    return citation.path.startswith("tests/") and citation.path.endswith(".py") and citation.line > preface(text)


# The documents and the files of this repository


@cache
def books() -> Mapping[str, Book]:
    found = {prefix: read_book((ROOT / "docs" / "rules" / name).read_text("utf-8")) for prefix, name in BOOKS.items()}
    rulings = {number: rule for number, rule in found["KB"].rules.items() if prefix_of(number) == RULINGS}
    rules = {number: rule for number, rule in found["KB"].rules.items() if number not in rulings}
    found["KB"] = found["KB"]._replace(rules=rules)
    return {**found, RULINGS: Book(rulings, frozenset(), [])}


@cache
def files() -> Mapping[str, str]:
    """What may cite rules, by path; not this module, whose samples cite what is not there."""
    found = {}
    for place in PLACES:
        for path in (ROOT / place).rglob("*") if (ROOT / place).is_dir() else [ROOT / place]:
            if path.suffix in SUFFIXES and path != Path(__file__) and path.is_file():
                found[path.relative_to(ROOT).as_posix()] = path.read_text("utf-8")
    return found


@cache
def everything_cited() -> list[Citation]:
    return [citation for path, text in files().items() for citation in citations(path, text, books())]


def test_every_cited_number_exists() -> None:
    assert len(everything_cited()) > 2000
    problems = unknown(everything_cited(), books())
    assert not problems, "\n".join(problems)


def test_every_rule_is_cited_by_a_test_or_says_why_not() -> None:
    tested = frozenset(each.number for each in everything_cited() if counts_as_test(each, files()[each.path]))
    rules = [rule for book in books().values() for rule in book.rules.values()]
    problems = uncovered(rules, tested)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("prefix", BOOKS)
def test_numbers_are_unique_in_order_and_have_anchors(prefix: str) -> None:
    problems = books()[prefix].problems
    assert not problems, "\n".join(problems)


def test_marks_give_one_of_the_reasons_that_the_readme_names() -> None:
    reasons = set(REASON.findall((ROOT / "docs" / "rules" / "README.md").read_text("utf-8")))
    given = {rule.untested for book in books().values() for rule in book.rules.values()} - {None}
    assert given == reasons
    for book in books().values():
        for rule in book.rules.values():
            assert len(MARK.findall(rule.text)) == len(re.findall(r"\bnot\s+tested\b", rule.text)), (
                f"{rule.number} has no proper mark"
            )


def test_a_ruling_and_its_rules_name_each_other() -> None:
    rules = books()["KB"].rules
    for number, ruling in books()[RULINGS].rules.items():
        decided = [each for each, _ in cited_in(ruling.text, books()) if each in rules]
        assert decided, f"{number} names no rule"
        for each in decided:
            assert number in rules[each].text, f"{each} does not name {number}"
    for each, rule in rules.items():
        for number in re.findall(r"\bR-\d\d\b", rule.text):
            assert number in books()[RULINGS].rules, f"{each} names {number}"


def test_links_lead_to_anchors() -> None:
    for path, text in files().items():
        for page, part in re.findall(r"\]\(([^)#:]*\.md)?(?:#([^)]*))?\)", text) if "docs/rules/" in path else ():
            target = (ROOT / path).parent / page if page else ROOT / path
            assert target.exists(), f"{path} links to {page}"
            assert not part or f'<a id="{part}"></a>' in target.read_text("utf-8"), f"{path} links to #{part}"


# The checks themselves, on small samples

SAMPLE = """
# A game

## <a id="kb-1"></a>KB-1 First

<a id="kb-1.1"></a>**KB-1.1 Name.** Text. *(not tested: definition)*

<a id="kb-1.2"></a>**KB-1.2** More
text.

| a | b |
|---|---|
| <a id="kb-1.3"></a>KB-1.3 | x |
| <a id="kb-1.3a"></a>KB-1.3a | y *(not tested: components)* |

## <a id="kb-2"></a>KB-2 Second

<a id="kb-2.1"></a>**KB-2.1** Last.
"""


def sample() -> Mapping[str, Book]:
    deep = '### <a id="dom-8.1"></a>DOM-8.1 A\n<a id="dom-8.1.1"></a>**DOM-8.1.1** x\n<a id="dom-8.1.2"></a>DOM-8.1.2\n'
    return {"KB": read_book(SAMPLE), "DOM": read_book(deep), "R": read_book('| <a id="r-01"></a>R-01 | x |')}


def test_a_document_is_read() -> None:
    book = sample()["KB"]
    assert list(book.rules) == ["KB-1.1", "KB-1.2", "KB-1.3", "KB-1.3a", "KB-2.1"]
    assert book.chapters == {"KB-1", "KB-2"}
    assert book.problems == []
    assert [rule.untested for rule in book.rules.values()] == ["definition", None, None, "components", None]
    assert sample()["DOM"].chapters == {"DOM-8.1"}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("kb-1.2", "kb-1.4", "the anchor kb-1.4 stands before KB-1.2"),
        ('"kb-1.3"></a>KB-1.3', '"kb-1.2"></a>KB-1.2', "KB-1.2 is there twice"),
        ('"kb-1.2"></a>**KB-1.2', '"kb-1.9"></a>**KB-1.9', "KB-1.3 comes after KB-1.9"),
        ('"kb-2"></a>KB-2', '"kb-0"></a>KB-0', "KB-0 comes after KB-1"),
        ('<a id="kb-2.1"></a>', "", "'**KB-2.1** Last.' has no anchor"),
    ],
)
def test_a_wrong_document_is_found_out(old: str, new: str, problem: str) -> None:
    assert problem in read_book(SAMPLE.replace(old, new, 1)).problems


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("KB-1.1.", "KB-1.1"),
        ("(KB-1.1, KB-1.3a)", "KB-1.1 KB-1.3a"),
        ("KB-1.1, 1.2 and 2.1", "KB-1.1 KB-1.2 KB-2.1"),
        ("KB-1.1 to KB-1.3", "KB-1.1 KB-1.2 KB-1.3"),
        ("KB-1.2 to 2.1", "KB-1.2 KB-1.3 KB-1.3a KB-2.1"),
        ("KB-1.1-1.3", "KB-1.1 KB-1.2 KB-1.3"),
        ("KB-1.1 to 9.9", "KB-1.1 KB-9.9"),
        ("KB-2, 3 gold", "KB-2"),
        ("R-01 and KB-1 and DOM-8.1.2", "R-01 KB-1 DOM-8.1.2"),
        ("TC-001 XKB-1.1 KB-1.1x", ""),
    ],
)
def test_numbers_are_found_in_a_text(text: str, numbers: str) -> None:
    assert [number for number, _ in cited_in(text, sample())] == numbers.split()


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("test_tc_012_kb_1_2_a_name", "KB-1.2"),
        ("test_kb_1_1_to_1_3_a_name", "KB-1.1 KB-1.2 KB-1.3"),
        ("test_kb_1_1_to_3_a_name", "KB-1.1 KB-1.2 KB-1.3"),
        ("test_kb_1_1_and_2_1_a_name", "KB-1.1 KB-2.1"),
        ("test_kb_1_2_3_a_name", "KB-1.2"),
        ("test_kb_1_3a", "KB-1.3a"),
        ("test_kb_1_a_chapter", "KB-1"),
        ("test_r_01_kb_9_9_both", "R-01 KB-9.9"),
        ("test_kb_1_1_kb_1_2_r_01_all", "KB-1.1 KB-1.2 R-01"),
        ("test_dom_8_1_2_and_8_1_1_a_name", "DOM-8.1.2 DOM-8.1.1"),
        ("test_work_1_1_for_2_players", ""),
    ],
)
def test_numbers_are_found_in_a_name(name: str, numbers: str) -> None:
    assert list(cited_by_name(name, sample())) == numbers.split()


def test_an_unknown_number_is_told_with_its_place_and_its_neighbours() -> None:
    text = '"""KB-1.2."""\n\ndef test_kb_1_9_x() -> None:\n    "KB-1"\n'
    assert unknown(citations("tests/a.py", text, sample()), sample()) == [
        "tests/a.py:3 cites KB-1.9, which does not exist; near are KB-1.3a, KB-2.1"
    ]


def test_a_rule_without_a_test_and_a_needless_mark_are_told() -> None:
    rules = sample()["KB"].rules.values()
    assert uncovered(rules, frozenset({"KB-1.1", "KB-1.2", "KB-2.1", "KB-1"})) == [
        "KB-1.1 is tested, so its mark (not tested: definition) can go",
        "no test cites KB-1.3",
    ]


@pytest.mark.parametrize(
    ("path", "line", "counts"),
    [
        ("tests/a/test_b.py", 3, True),
        ("tests/a/test_b.py", 2, False),
        ("tests/cases/x.md", 1, True),
        ("tests/x.md", 3, False),
        ("src/a.py", 3, False),
    ],
)
def test_what_counts_as_a_test(path: str, line: int, counts: bool) -> None:
    text = '"""KB-1.1\n"""\ndef test_x() -> None: ...\n'
    assert counts_as_test(Citation("KB-1.1", path, line), text) is counts
    assert preface("x = 1") == 0
