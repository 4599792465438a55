"""A new table: whatever is clicked together is what lies on the table, and nothing else."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from realmwright.protocol import BotSeat, Clock, GuestSeat, OpenSeat, OwnSeat, Position
from tests.browser.host import Host
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
KEPT: Final = "buttons => buttons.map(button => [button.ariaLabel, button.ariaPressed])"


class Setup:
    """Somebody who sets up a table."""

    def __init__(self, visitor: Visitor, host: Host) -> None:
        self.visitor = visitor.become(host).open("/new/kingdom-builder")
        self.page = visitor.page
        self.host = host
        # What the game brings arrives last, and moves everything below it.
        expect(self.group("Boards")).to_be_visible()

    def group(self, name: str) -> Locator:
        return self.page.get_by_role("group", name=name, exact=True)

    def pick(self, group: str, choice: str) -> None:
        """One of a few values, all of them in sight."""
        self.group(group).get_by_role("radio", name=choice, exact=True).check()

    def select(self, label: str, choice: str) -> None:
        # What explains a list belongs to its name.
        self.page.get_by_role("combobox", name=re.compile(f"^{label}( [A-Z]|$)")).select_option(label=choice)

    def lay(self, place: str, board: str, turned: bool = False) -> None:
        """Choose a board for a place on the map."""
        self.page.get_by_role("button", name=re.compile(f"^{place}: .*Choose a board$")).click()
        self.page.get_by_role("dialog").get_by_role("button", name=board).click()
        if turned:
            self.visitor.press(f"Turn {board} around")

    def open_rules(self) -> None:
        self.page.locator("summary", has_text="Table rules").click()

    def start(self, promise: str) -> Position:
        """Open the table; the position there as the server has it."""
        self.visitor.press(promise)
        self.page.wait_for_url(re.compile("/table/"))
        return self.host.position(self.page.url.rsplit("/", 1)[1])


@pytest.fixture
def setup(visit: Visit, host: Host) -> Setup:
    return Setup(visit(), host)


def test_boards_and_cards_of_ones_own(setup: Setup) -> None:
    setup.pick("Boards", "Choose")
    setup.lay("Top left", "Farm")
    setup.lay("Top right", "Harbor", turned=True)
    setup.lay("Bottom left", "Tower")
    setup.lay("Bottom right", "Oracle", turned=True)
    # A board that lies elsewhere changes places.
    setup.lay("Top left", "Tower")
    setup.pick("Kingdom Builder cards", "Choose")
    for card in ("Lords", "Miners", "Hermits"):
        setup.page.get_by_role("checkbox", name=card, exact=True).check()
    expect(setup.page.get_by_role("checkbox", name="Farmers", exact=True)).to_be_disabled()
    setup.page.get_by_role("checkbox", name=re.compile("^Lords: zero can be most")).uncheck()
    position = setup.start("Start against 1 bot")
    assert position.view is not None
    assert position.view["boards"] == ["tower", "harbor/180", "farm", "oracle/180"]
    assert sorted(position.view["cards"]) == ["hermits", "lords", "miners"]
    assert position.settings.options["lords_zero_counts"] is False
    for card in ("Lords", "Miners", "Hermits"):
        expect(setup.page.get_by_role("region", name="Scoring")).to_contain_text(card)


def test_what_is_left_open_is_drawn(setup: Setup) -> None:
    setup.pick("Boards", "Choose")
    setup.lay("Bottom right", "Barn")
    expect(setup.page.get_by_text("3 boards are drawn when you start.")).to_be_visible()
    setup.pick("Kingdom Builder cards", "Choose")
    setup.page.get_by_role("checkbox", name="Knights", exact=True).check()
    position = setup.start("Start against 1 bot")
    assert position.view is not None
    assert position.view["boards"][3] == "barn"
    assert len({board.removesuffix("/180") for board in position.view["boards"]}) == 4
    assert "knights" in position.view["cards"]
    assert len(set(position.view["cards"])) == 3


def test_the_first_game(setup: Setup) -> None:
    setup.page.get_by_role("switch", name=re.compile("^First game")).check()
    expect(setup.group("Boards")).not_to_be_visible()
    position = setup.start("Start against 1 bot")
    assert position.view is not None
    assert {board.removesuffix("/180") for board in position.view["boards"]} == {"tavern", "paddock", "oasis", "farm"}
    assert sorted(position.view["cards"]) == ["fishermen", "knights", "merchants"]


def test_surprise_me_forgets_what_was_chosen(setup: Setup) -> None:
    setup.page.get_by_role("switch", name=re.compile("^First game")).check()
    setup.visitor.press("Surprise me")
    expect(setup.page.get_by_role("switch", name=re.compile("^First game"))).not_to_be_checked()
    expect(setup.page.get_by_text("Everything is left to chance now.")).to_be_visible()
    position = setup.start("Start against 1 bot")
    assert position.settings.options["boards"] == "random"
    assert position.settings.options["cards"] == "random"
    assert position.view is not None
    assert len(position.view["boards"]) == 4


@pytest.mark.parametrize("game", ["kingdom-builder", "winter-kingdom"])
def test_the_address_tells_what_is_in_sight(visit: Visit, host: Host, game: str) -> None:
    # given that a board and a card are kept
    ann = visit().become(host).open(f"/new/{game}")
    keep = ann.page.get_by_role("button", name=re.compile("^Keep "))
    expect(keep.first).to_be_visible()
    keep.first.click()
    keep.last.click()
    expect(keep.last).to_have_attribute("aria-pressed", "true")
    before, address = keep.evaluate_all(KEPT), ann.page.url

    # when the address is opened anew, then the same is drawn and kept
    ann.open("/about").open(address.removeprefix(ann.url))
    expect(keep.first).to_be_visible()
    assert keep.evaluate_all(KEPT) == before
    assert ann.page.url == address


@pytest.mark.parametrize(("game", "name"), [("kingdom-builder", "Knights"), ("winter-kingdom", "Farmsteads")])
def test_what_is_chosen_only_in_part_is_found_again(visit: Visit, game: str, name: str) -> None:
    ann = visit().open(f"/new/{game}")
    for option in ("Boards", re.compile(" cards$")):
        ann.page.get_by_role("group", name=option).get_by_role("radio", name="Choose").first.check()
    card = ann.page.get_by_role("checkbox", name=name, exact=True)
    card.check()
    said, address = ann.page.locator(".options").inner_text(), ann.page.url
    assert "choose=boards,cards" in address
    ann.open("/about").open(address.removeprefix(ann.url))
    expect(card).to_be_checked()
    assert ann.page.locator(".options").inner_text() == said
    assert ann.page.url == address


@pytest.mark.parametrize("game", ["kingdom-builder", "winter-kingdom"])
def test_a_code_tells_the_whole_set_up(visit: Visit, game: str) -> None:
    # given two set-ups
    ann = visit().open(f"/new/{game}")
    code = ann.page.get_by_role("textbox", name="Code for friends")
    keep = ann.page.get_by_role("button", name=re.compile("^Keep "))
    expect(keep.first).to_be_visible()
    first, names = code.input_value(), keep.evaluate_all(KEPT)
    ann.press("Draw the others again")
    expect(code).not_to_have_value(first)
    # when somebody types the code of the first one, then that is in sight
    code.fill(first.lower())
    expect(code).to_have_value(first)
    assert keep.evaluate_all(KEPT) == names
    # and a code of another game is none
    code.fill("2FYP-2EEC-T")
    code.press("Enter")
    expect(ann.page.get_by_text("This is no code of a set-up of this game.")).to_be_visible()


def test_the_same_set_up_again(visit: Visit, host: Host) -> None:
    # given a game of which chance has drawn everything
    table = host.open_table(seats=[OwnSeat(), BotSeat("random")], options={})
    host.play_on(table)
    played = host.position(table).view
    assert played is not None
    ann = visit().become(host).open(f"/table/{table}")
    # when she sets up the same again, then the same boards and cards lie there
    ann.page.get_by_role("link", name="Same set-up again").click()
    ann.page.wait_for_url(re.compile("/new/kingdom-builder"))
    expect(ann.page.get_by_role("textbox", name="Code for friends")).to_be_visible()
    ann.press(re.compile("^Start against"))
    ann.page.wait_for_url(re.compile("/table/"))
    again = host.position(ann.page.url.rsplit("/", 1)[1]).view
    assert again is not None
    assert (again["boards"], again["cards"]) == (played["boards"], played["cards"])


def test_seats_for_everybody(setup: Setup) -> None:
    for _ in range(3):
        setup.visitor.press("Add a seat")
    expect(setup.visitor.button("Add a seat")).to_be_disabled()
    setup.select("Bot in seat 2", "Easy bot")
    setup.select("Seat 3", "Same screen")
    setup.page.get_by_role("textbox", name="Name in seat 3").fill("Gus")
    setup.select("Seat 4", "Friend, by link")
    setup.visitor.press("Remove seat 5")
    setup.visitor.press("Move seat 1 down")
    setup.select("Who begins", "3. Gus")
    position = setup.start("Open the table and invite")
    assert position.settings.seats == [BotSeat("easy"), OwnSeat(), GuestSeat("Gus"), OpenSeat()]
    assert position.settings.options["start"] == 2
    assert position.phase == "open"
    expect(setup.page.get_by_role("textbox", name="The link")).to_have_value(setup.page.url)


def test_table_rules_arrive(setup: Setup) -> None:
    setup.open_rules()
    setup.page.get_by_role("textbox", name="Title").fill("Saturday game")
    setup.page.get_by_role("checkbox", name=re.compile("^Show it in the list")).check()
    setup.pick("The game begins", "When I say so")
    setup.pick("Spectators", "Some minutes later")
    for rule in ("Chat", "Show running scores", "Ask the others to take a move back"):
        setup.page.get_by_role("checkbox", name=rule).uncheck()
    setup.page.get_by_role("checkbox", name=re.compile("^Undo in one's own turn")).uncheck()
    setup.select("Time for one turn", "5 minutes")
    setup.select("Time for the whole game, each player", "Another time")
    setup.page.get_by_role("spinbutton", name="Time for the whole game, each player: how many").fill("2")
    setup.select("Time for the whole game, each player: unit", "hours")
    setup.select("Who plays for somebody who is away", "Hard bot")
    setup.page.get_by_role("checkbox", name=re.compile("^Hints")).uncheck()
    settings = setup.start("Open the table").settings
    assert settings.title == "Saturday game"
    assert settings.public
    assert settings.begin == "host"
    assert settings.spectators == "delayed"
    assert settings.clock == Clock(turn=300, game=7200)
    assert settings.stand_in == "hard"
    assert settings.hints is None
    assert [settings.chat, settings.scores, settings.takebacks, settings.undo] == [False] * 4
    expect(setup.visitor.prompt).to_have_text("Saturday game")


def test_the_defaults_are_what_they_say(setup: Setup) -> None:
    settings = setup.start("Start against 1 bot").settings
    assert settings.seats == [OwnSeat(), BotSeat("medium")]
    assert (settings.title, settings.public, settings.begin, settings.spectators) == ("", False, "full", "open")
    assert settings.chat
    assert settings.undo
    assert settings.takebacks
    assert settings.scores
    assert settings.clock == Clock()
    assert (settings.stand_in, settings.hints) == ("medium", "search")
