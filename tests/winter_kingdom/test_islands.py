"""WK-10.17: with the twist Islands hexes of different boards are never adjacent, for any purpose."""

from tests.winter_kingdom.positions import coins, hexes, kind, legal, play, refused, table


def on_north(place: str) -> bool:
    q, r = (int(part) for part in place.split(","))
    return max(abs(q - 4), abs(r + 9), abs(q - 4 + r + 9)) <= 4


def test_tc_71_wk_10_17_islands() -> None:
    # Given seven boards all snowscape and a house on 0,-5, north board
    state = table({}, "0,-5", boards=7, ground="S", card="snowscape", twists=["islands"])
    # then 0,-4 on the centre board is not legal while a free neighbour on the north board exists
    assert hexes(state) == {"1,-5", "0,-6", "1,-6"}
    plain = table({}, "0,-5", boards=7, ground="S", card="snowscape")
    assert hexes(plain) == {"1,-5", "0,-4", "-1,-4", "-1,-5", "0,-6", "1,-6"}


def test_wk_10_17_where_the_own_board_is_full_any_hex_goes() -> None:
    named = kind("S", "0,-5 1,-5 0,-4 4,4")
    state = table(named, "0,-5 1,-5", boards=7, ground="G", card="snowscape", twists=["islands"])
    assert hexes(state) == {"0,-4", "4,4"}
    assert hexes(table(named, "0,-5 1,-5", boards=7, card="snowscape")) == {"0,-4"}


def test_wk_10_17_no_step_and_no_leap_leads_across() -> None:
    for talent in ("mule", "horse", "horse II", "sleigh II", "carriage"):
        state = table({}, "0,-5", boards=7, twists=["islands"], talents={0: [talent]}, left=0)
        play(state, f"use {talent}", "move 0,-5")
        assert hexes(state, "to")
        assert all(on_north(place) for place in hexes(state, "to")), talent
        across = table({}, "0,-5", boards=7, talents={0: [talent]}, left=0)
        play(across, f"use {talent}", "move 0,-5")
        assert not all(on_north(place) for place in hexes(across, "to")), talent


def test_wk_10_17_tunnels_are_unaffected() -> None:
    named = kind("U", "4,-9 0,0")
    state = table(named, "4,-10", boards=7, twists=["islands"], left=0)
    play(state, "use tunnel", "move 4,-10")
    assert hexes(state, "to") == {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}


def test_wk_10_17_no_row_runs_across() -> None:
    row = "0,-6 0,-5 0,-4"
    talents = {0: ["tavern"]}
    assert "use tavern" in legal(table({}, row, boards=7, talents=talents, left=0))
    refused(table({}, row, boards=7, talents=talents, left=0, twists=["islands"]), "use tavern")


def test_wk_10_17_no_marble_row_either() -> None:
    for twists, paid in (([], [2]), (["islands"], [])):
        state = table(kind("T", "0,-6 0,-5 0,-4"), boards=7, card="tundra", economy="marble", twists=twists)
        play(state, "build 0,-6", "build 0,-5", "build 0,-4")
        assert coins(state) == paid


def test_wk_10_17_pioneers_do_not_see_the_other_side() -> None:
    for twists, paid in (([], []), (["islands"], [1])):
        state = table({"0,-4": "T"}, "0,-5", boards=7, card="tundra", economy="pioneers", twists=twists)
        play(state, "build 0,-4")
        assert coins(state) == paid


def test_wk_10_17_nor_do_villages_and_enclosures() -> None:
    for twists, paid in (([], [1]), (["islands"], [])):
        state = table({"0,-5": "V"}, boards=7, economy="agriculture", twists=twists)
        play(state, "build 0,-4")
        assert coins(state) == paid
    for twists, paid in (([], []), (["islands"], [1])):
        state = table(kind("T", "0,-5 0,-4"), boards=7, card="tundra", economy="enclosure", twists=twists)
        play(state, "build 0,-4")
        assert coins(state) == paid


def test_wk_10_17_the_outer_edge_is_unaffected() -> None:
    for twists in ([], ["islands"]):
        state = table({}, boards=7, economy="export", twists=twists)
        play(state, "build 0,-4")
        assert coins(state) == []
        state = table({}, boards=7, economy="export", twists=twists)
        play(state, "build 4,-13")
        assert coins(state) == [1]


def test_wk_10_17_homestead_finds_its_board_from_elsewhere_no_more() -> None:
    """WK-8.15: 0,-4 is next to 0,-5, unless boards are islands; then the whole centre board is open."""
    state = table({}, "0,-5", boards=7, talents={0: ["homestead"]}, left=0)
    play(state, "use homestead")
    assert hexes(state) == {"0,-4"}
    apart = table({}, "0,-5", boards=7, talents={0: ["homestead"]}, left=0, twists=["islands"])
    play(apart, "use homestead")
    assert len(hexes(apart)) == 61
