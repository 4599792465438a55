"""What a browser needs to install the page: a manifest in each language, and its icons, drawn from the icon of tabs.

Addresses are relative to the manifest, because the page may be served from a folder. For the same reason it has no
`id`: that would be resolved against the host alone, and two folders of one host would be the same app. By default it is
the address at which the app starts, which is right for both.
"""

import json
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from realmwright.exports.pictures import png
from realmwright.game import LANGUAGES, Json

WEB: Final = Path(__file__).parents[2] / "web"
PUBLIC: Final = WEB / "public"
SIZES: Final = (192, 512)
TOUCH: Final = 180
"""What iOS takes for its home screen. It knows no transparency."""
SAFE: Final = 0.8
"""Of a maskable icon only a circle of this diameter is certain to be shown."""
DRAWING: Final = 48
"""The side of the drawing in favicon.svg."""
CORNER: Final = 22
"""How far the corners of its hexagon are from the middle."""
SHORTCUTS: Final = ("puzzles", "daily", "learn")
"""Screens to start with. Each is called like its address."""
AND: Final = {"en": " and ", "nl": " en ", "de": " und "}
ALIKE: Final = 8
"""By how much of 255 a pixel may differ: processors round otherwise."""


def generate() -> dict[Path, str | bytes | None]:
    """The manifests and the icons."""
    manifests = {PUBLIC / manifest_name(language): manifest(language) for language in LANGUAGES}
    icons = {PUBLIC / "icons" / name: icon for name, icon in draw_icons().items()}
    return {**manifests, **{path: kept(path, icon) for path, icon in icons.items()}}


def manifest_name(language: str) -> str:
    """The file of a language. The page points to the one of its reader."""
    return "manifest.webmanifest" if language == "en" else f"manifest.{language}.webmanifest"


def manifest(language: str) -> str:
    """The manifest in a language: what the app is called, looks like and starts with."""
    words = _words(language)
    # The lightest surface, as long as nobody has said that they like it dark: a manifest has one colour only.
    table = _colour("table")
    games = [words(f"game-{game}") for game in ("kingdom-builder", "winter-kingdom", "dominion")]
    body: dict[str, Json] = {
        "name": "Realmwright",
        "short_name": "Realmwright",
        "description": words("home-lead", games=", ".join(games[:-1]) + AND[language] + games[-1]),
        "lang": language,
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": table,
        "background_color": table,
        "categories": ["games", "entertainment"],
        "icons": [
            {"src": "favicon.svg", "type": "image/svg+xml", "sizes": "any"},
            *(_icon(f"icons/icon-{size}.png", size, "any") for size in SIZES),
            *(_icon(f"icons/maskable-{size}.png", size, "maskable") for size in SIZES),
        ],
        "shortcuts": [
            {"name": words(name), "url": name, "icons": [_icon("icons/icon-192.png", 192, "any")]} for name in SHORTCUTS
        ],
    }
    return json.dumps(body, indent=2, ensure_ascii=False) + "\n"


def _icon(src: str, size: int, purpose: str) -> dict[str, Json]:
    return {"src": src, "type": "image/png", "sizes": f"{size}x{size}", "purpose": purpose}


def draw_icons() -> dict[str, bytes]:
    """Every icon by its name: as it is, and on paper where its edge may be cut off."""
    plain = (PUBLIC / "favicon.svg").read_text("utf-8")
    inner = plain[plain.index(">") + 1 : plain.rindex("</svg>")]
    scale, middle = SAFE / 2 * DRAWING / CORNER, DRAWING / 2
    masked = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {DRAWING} {DRAWING}">'
        f'<path d="M0 0h{DRAWING}v{DRAWING}H0z" fill="{_colour("table")}"/>'
        f'<g transform="translate({middle} {middle}) scale({scale:.3f}) translate(-{middle} -{middle})">{inner}</g>'
        "</svg>"
    )
    icons = {f"icon-{size}.png": png(plain, size) for size in SIZES}
    icons |= {f"maskable-{size}.png": png(masked, size) for size in SIZES}
    return icons | {"apple-touch-icon.png": png(masked, TOUCH)}


def kept(path: Path, icon: bytes) -> bytes:
    """The icon that lies there if it looks the same, so that it does not change with the machine."""
    old = path.read_bytes() if path.is_file() else b""
    return old if old and look_alike(old, icon) else icon


def look_alike(one: bytes, other: bytes) -> bool:
    """Whether nobody sees a difference between two pictures."""
    from PIL import Image, ImageChops

    with Image.open(BytesIO(one)) as first, Image.open(BytesIO(other)) as second:
        if first.size != second.size:
            return False
        difference = ImageChops.difference(first.convert("RGBA"), second.convert("RGBA"))
    return max(difference.tobytes()) <= ALIKE


def _colour(token: str) -> str:
    """A light colour of the page by its name."""
    found = re.search(rf"--{token}: light-dark\((#[0-9a-f]{{6}}),", (WEB / "src/tokens.css").read_text("utf-8"))
    if found is None:
        raise ValueError(f"tokens.css has no colour {token!r} for both themes")
    return found[1]


def _words(language: str) -> Callable[..., str]:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((WEB / "text" / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def say(name: str, **values: str) -> str:
        pattern = bundle.get_message(name).value
        if pattern is None:
            raise ValueError(f"{name} has no text in {language}")
        text, problems = bundle.format_pattern(pattern, values)
        if problems:
            raise ValueError(f"{name} in {language}: {problems[0]}")
        return str(text)

    return say
