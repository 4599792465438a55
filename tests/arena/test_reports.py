"""Reports: the same figures in text, JSON and HTML; names and messages are escaped; tournaments may be empty."""

import json
import re
from base64 import b64encode
from collections import Counter
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from realmwright.arena import reports
from realmwright.arena.match import Fault, Plan, Result
from realmwright.arena.plots import plots
from realmwright.arena.summary import summary_of
from tests.arena.report_samples import ended, matches, plan_for, tournaments
from tests.svg import SVG

VOID = {"meta", "br", "hr", "img", "input", "link"}
NUMBER = re.compile(r"[+-]?\d+(?:\.\d+)?")

GAMES = [
    *(game for deal in range(6) for game in matches(deal, (40 + deal, 35), (38, 41 - deal))),
    ended(6, (0, 2), (33, 12), seconds=(0.002, 4.5)),
    ended(6, (2, 1), (12, 31), [Fault(0, "slow", 9, "took 61.0 s of 60")]),
    ended(7, (2, 1), (12, 31), finished=False),
]
TOURNAMENT = (plan_for("search:1s", "greedy", "random"), GAMES)
HOSTILE = ("<script>alert('x')</script>", '"&[bold red]x[/]', "\x1b[31mred\x00\nline", "\ud800 x")


class Page(HTMLParser):
    """Reads a page, and insists that every element is closed in its place."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        assert len(dict(attrs)) == len(attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "svg" in self.open, "only drawings have elements that close themselves"
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.setdefault(self.open[-1] if self.open else "", []).append(data)

    def said(self) -> str:
        return "\n".join("\n".join(texts) for tag, texts in self.texts.items() if tag not in ("style", "title", "desc"))

    def having(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


def test_the_text_has_a_line_for_every_bot_and_every_pairing() -> None:
    lines = reports.text(*TOURNAMENT).splitlines()
    assert lines[0] == "some-game: 15 games among 3 bots"
    assert "given up, at the latest after 500 turns of each player, and left out: 1" in lines
    assert "1 fault of random: took 61.0 s of 60" in lines
    (pairing,) = (line.split() for line in lines if line.startswith("search:1s   greedy"))
    assert pairing[2:7] == ["12", "6", "8", "1", "70.8%"]
    (conduct,) = (line.split() for line in lines if line.startswith("random") and " ms " in line)
    assert conduct[1:] == ["30", "183", "ms", "450", "ms", "1", "0", "0", "0", "1"]
    assert not any("\x1b" in line or line != line.rstrip() for line in lines)
    assert max(map(len, lines)) <= reports.WIDTH


def test_the_text_shortens_no_name() -> None:
    name = "a-bot-with-a-name-beyond-all-measure" * 3
    assert f"1 {name}" in reports.text(plan_for(name, "greedy"), matches(0, (5, 3)))


def test_the_page_tells_every_figure_of_the_text() -> None:
    shown = Counter(NUMBER.findall(Page(reports.html(*TOURNAMENT)).said()))
    told = Counter(NUMBER.findall(reports.text(*TOURNAMENT)))
    assert sum(told.values()) > 100
    assert told - shown == Counter()


def test_the_page_is_whole_by_itself_and_runs_nothing() -> None:
    text = reports.html(*TOURNAMENT)
    page = Page(text)
    assert not {"script", "link", "img", "iframe", "object", "image", "use"} & {tag for tag, _ in page.tags}
    for _, attributes in page.tags:
        assert not {"style", "src", "href", "xlink:href"} & set(attributes)
        assert not any(name.startswith("on") for name in attributes)
    style = "".join(page.texts["style"])
    assert "url(" not in style
    assert "@import" not in style
    hashed = b64encode(sha256(style.encode()).digest()).decode()
    (policy,) = (each["content"] for each in page.having("meta") if "http-equiv" in each)
    assert policy == f"default-src 'none'; style-src 'sha256-{hashed}'"
    assert "prefers-color-scheme: dark" in style


def test_the_page_can_be_read_aloud() -> None:
    page = Page(reports.html(*TOURNAMENT))
    assert page.having("html") == [{"lang": "en"}]
    tables = len(page.having("table"))
    assert tables == len(page.having("caption")) == len(page.having("section")) == 5
    assert all(each.get("scope") in ("col", "row") for each in page.having("th"))
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    named = [
        attributes[name]
        for _, attributes in page.tags
        for name in ("aria-labelledby", "aria-describedby")
        if name in attributes
    ]
    assert set(named) <= set(ids)
    drawings = page.having("svg")
    assert len(drawings) == 4
    assert all(each["role"] == "img" and "aria-labelledby" in each and "aria-describedby" in each for each in drawings)


@pytest.mark.parametrize("name", HOSTILE)
def test_names_and_messages_are_data(name: str, tmp_path: Path) -> None:
    plan = plan_for(name, "greedy")
    results = [*matches(0, (5, 3), (5, 3)), ended(1, (0, 1), (3, 2), [Fault(0, "failed", 1, name)])]
    shown = "".join(sign if sign.isprintable() else " " for sign in name)
    assert f"1 {shown} " in reports.text(plan, results)
    page = Page(reports.html(plan, results))
    assert f"1 {shown}" in page.texts["th"]
    assert "script" not in page.open
    assert not page.having("script")
    assert reports.to_json(plan, results)["bots"] == [name, "greedy"]
    reports.write(tmp_path, plan, results)
    assert json.loads((tmp_path / "report.json").read_text("utf-8"))["bots"] == [name, "greedy"]


def test_json_survives_a_round_trip_and_every_key_is_documented() -> None:
    found = reports.to_json(*TOURNAMENT)
    again = json.loads(json.dumps(found, allow_nan=False))
    assert again == found
    documented = reports.to_json.__doc__
    assert documented is not None

    def keys(value: object) -> set[str]:
        if isinstance(value, dict):
            return set(value) | {key for inner in value.values() for key in keys(inner)}
        return {key for inner in value for key in keys(inner)} if isinstance(value, list) else set()

    kinds = {"slow", "failed", "illegal"}
    assert {key for key in keys(again) - kinds if f"``{key}``" not in documented} == set()


def test_json_has_the_figures() -> None:
    found = json.loads(json.dumps(reports.to_json(*TOURNAMENT)))
    assert [found[key] for key in ("games", "finished", "given_up", "deals")] == [15, 14, 1, 7]
    assert [each["name"] for each in found["standings"]] == ["search:1s", "greedy", "random"]
    pairing = found["pairings"][0]
    assert (pairing["bot"], pairing["other"], pairing["ahead"], pairing["level"]) == (0, 1, 8, 1)
    assert pairing["share"]["value"] == pytest.approx(8.5 / 12)
    low, high = pairing["share"]["interval"]
    assert low < 8.5 / 12 < high
    assert found["standings"][2]["faults"] == {"slow": 1, "failed": 0, "illegal": 0}


NOTHING: list[tuple[Plan, list[Result], str]] = [
    (plan_for("a", "b"), [], "No game is finished: there is nothing to compare."),
    (plan_for("a", "b"), [ended(0, (0, 1), (5, 3), finished=False)], "No game is finished"),
    (plan_for("a"), [], "One bot alone has nobody to be compared with."),
    (plan_for("a", "b", "idle", "lazy"), matches(0, (5, 3)), "Without a finished game: idle, lazy."),
]


@pytest.mark.parametrize(("plan", "results", "sentence"), NOTHING)
def test_reports_say_which_figures_are_missing(
    plan: Plan, results: list[Result], sentence: str, tmp_path: Path
) -> None:
    assert sentence in reports.text(plan, results)
    assert sentence in Page(reports.html(plan, results)).said()
    remarks = reports.to_json(plan, results)["remarks"]
    assert isinstance(remarks, list)
    assert any(sentence in line for line in remarks)
    reports.write(tmp_path, plan, results)


def test_reports_are_written_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    plan, results = TOURNAMENT
    reports.write(folder, plan, results[:3])
    reports.write(folder, plan, results)
    assert {path.name for path in folder.iterdir()} == {"report.txt", "report.json", "report.html"}
    assert (folder / "report.txt").read_text("utf-8") == reports.text(plan, results)
    assert json.loads((folder / "report.json").read_text("utf-8")) == reports.to_json(plan, results)
    assert (folder / "report.html").read_text("utf-8") == reports.html(plan, results)
    (folder / "report.txt").unlink()
    (folder / "report.txt").mkdir()
    with pytest.raises(OSError, match=r"report\.txt"):
        reports.write(folder, plan, results)
    assert {path.name for path in folder.iterdir()} == {"report.txt", "report.json", "report.html"}


@settings(max_examples=25)
@given(tournaments())
def test_every_tournament_can_be_reported(tournament: tuple[Plan, list[Result]]) -> None:
    plan, results = tournament
    text = reports.text(plan, results)
    assert all(name in text for name in plan.bots)
    json.dumps(reports.to_json(plan, results), allow_nan=False)
    Page(reports.html(plan, results))
    for plot in plots(summary_of(plan, results)):
        drawing = ElementTree.fromstring(plot.svg)
        wide, tall = (float(drawing.attrib[name]) for name in ("width", "height"))
        for circle in drawing.iter(SVG + "circle"):
            assert 0 <= float(circle.attrib["cx"]) <= wide
        for cell in drawing.iter(SVG + "rect"):
            assert float(cell.attrib["x"]) + float(cell.attrib["width"]) <= wide + 0.2
            assert float(cell.attrib["y"]) + float(cell.attrib["height"]) <= tall


def test_better_bots_are_further_to_the_right() -> None:
    ratings = ElementTree.fromstring(plots(summary_of(*TOURNAMENT))[0].svg)
    dots = [float(each.attrib["cx"]) for each in ratings.iter(SVG + "circle")]
    assert len(dots) == 3
    assert dots == sorted(dots, reverse=True)


def test_a_cell_has_the_share_of_its_row_against_its_column() -> None:
    shares = ElementTree.fromstring(plots(summary_of(*TOURNAMENT))[1].svg)
    titles = [title.text for group in shares.iter(SVG + "g") for title in group.iter(SVG + "title")]
    assert len(titles) == 6
    assert any(title and title.startswith("search:1s against greedy: 70.8%") for title in titles)
    assert any(title and title.startswith("greedy against search:1s: 29.2%") for title in titles)
