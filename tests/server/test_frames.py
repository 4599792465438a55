"""Messages that are read and written without the parser of websockets are what that parser makes of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from realmwright.protocol import FRAME_LIMIT
from realmwright.server.web.protocols import frame_of, text_of
from tests.server.raw_client import CONTINUED, PING, TEXT, frame

sizes = st.one_of(st.integers(0, 200), st.sampled_from([125, 126, 127, 65_535, 65_536]))


def parsed(data: bytes, side: Side) -> list[Frame]:
    """What websockets makes of data."""
    protocol = Protocol(side, max_size=None)
    protocol.receive_data(data)
    assert protocol.parser_exc is None
    events = protocol.events_received()
    assert all(isinstance(event, Frame) for event in events)
    return [event for event in events if isinstance(event, Frame)]


@given(st.text(), sizes)
def test_messages_of_the_server_are_text_frames(text: str, size: int) -> None:
    said = text + "x" * size
    assert parsed(frame_of(said), Side.CLIENT) == [Frame(Opcode.TEXT, said.encode(), fin=True)]


@given(st.text(max_size=100), st.integers(0, 300))
def test_whole_messages_of_a_client_are_read_alike(text: str, size: int) -> None:
    said = text + "x" * size
    sent = Frame(Opcode.TEXT, said.encode()).serialize(mask=True)
    assert text_of(sent) == said == bytes(parsed(sent, Side.SERVER)[0].data).decode()


WHOLE = frame(TEXT, b"{}")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        WHOLE[:1],
        WHOLE[:2],
        WHOLE[:-1],
        WHOLE + b"\x81",
        WHOLE * 2,
        frame(PING, b"{}"),
        frame(TEXT, b"{", end=False),
        frame(CONTINUED, b"}"),
        frame(TEXT, b"{}", masked=False),
        frame(TEXT, b"\xff"),
        frame(TEXT, b" " * (FRAME_LIMIT + 1)),
        bytes([WHOLE[0] | 0x40]) + WHOLE[1:],
    ],
    ids=[
        *("nothing", "a byte", "half a head", "all but a byte", "a byte more", "two", "a ping", "a beginning"),
        *("an end", "unmasked", "no text", "too long", "compressed"),
    ],
)
def test_everything_else_is_left_to_the_parser(data: bytes) -> None:
    assert text_of(data) is None
