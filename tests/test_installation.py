"""What the page is installed with: manifests and icons. tests/browser/test_installation.py asks a browser of them."""

import json
import re
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from tools.generators import installation

from realmwright.game import LANGUAGES
from realmwright.server.web.static import SCREENS

WEB = Path(__file__).parents[1] / "web"
PUBLIC = WEB / "public"


@pytest.fixture(params=LANGUAGES)
def manifest(request: pytest.FixtureRequest) -> dict[str, Any]:
    path = PUBLIC / installation.manifest_name(request.param)
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    assert found["lang"] == request.param
    return found


def test_every_language_has_the_same_app(manifest: dict[str, Any]) -> None:
    english = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    spoken = {"lang", "description", "shortcuts"}
    assert {name: value for name, value in manifest.items() if name not in spoken} == {
        name: value for name, value in english.items() if name not in spoken
    }
    assert [each["url"] for each in manifest["shortcuts"]] == [each["url"] for each in english["shortcuts"]]


def test_every_icon_is_there_in_its_size(manifest: dict[str, Any]) -> None:
    icons = manifest["icons"] + [icon for each in manifest["shortcuts"] for icon in each["icons"]]
    for icon in icons:
        assert (PUBLIC / icon["src"]).is_file()
        if icon["type"] == "image/png":
            with Image.open(PUBLIC / icon["src"]) as picture:
                assert picture.format == "PNG"
                assert f"{picture.width}x{picture.height}" == icon["sizes"]
    drawn = {(icon.get("purpose"), icon["sizes"]) for icon in manifest["icons"]}
    assert {(purpose, f"{size}x{size}") for purpose in ("any", "maskable") for size in (192, 512)} < drawn


def test_addresses_are_relative_and_lead_to_screens(manifest: dict[str, Any]) -> None:
    shortcuts = [each["url"] for each in manifest["shortcuts"]]
    icons = [icon["src"] for icon in manifest["icons"]]
    assert not [address for address in (*shortcuts, *icons, manifest["start_url"]) if address.startswith("/")]
    assert {f"/{url}" for url in shortcuts} <= set(SCREENS)
    assert "id" not in manifest, "it would be the same for all folders of a host"


@pytest.mark.parametrize("name", ["maskable-192.png", "maskable-512.png", "apple-touch-icon.png"])
def test_what_may_be_cut_off_is_paper(name: str) -> None:
    """Outside the safe zone, a circle of four fifths of the width, nothing but the background is drawn."""
    with Image.open(PUBLIC / "icons" / name) as picture:
        image = picture.convert("RGBA")
    width, corner = image.width, image.getpixel((0, 0))
    assert isinstance(corner, tuple)
    assert corner[3] == 255, "nothing shines through"
    middle, radius = (width - 1) / 2, width * 0.4 + 1
    outside = {
        image.getpixel((x, y))
        for x in range(0, width, 2)
        for y in range(0, width, 2)
        if (x - middle) ** 2 + (y - middle) ** 2 > radius**2
    }
    assert outside == {corner}


def test_an_icon_is_drawn_anew_only_if_it_looks_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "icon.png"
    drawn = installation.draw_icons()["icon-192.png"]
    assert installation.kept(path, drawn) == drawn
    with Image.open(BytesIO(drawn)) as picture:
        picture.save(path, compress_level=1)
    packed_otherwise = path.read_bytes()
    assert packed_otherwise != drawn
    assert installation.kept(path, drawn) == packed_otherwise
    with Image.open(BytesIO(drawn)) as picture:
        picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM).save(path)
    assert installation.kept(path, drawn) == drawn


def test_the_colours_around_the_page_are_its_own() -> None:
    index, tokens = ((WEB / name).read_text("utf-8") for name in ("index.html", "src/tokens.css"))
    table = re.search(r"--table: light-dark\((#\w+), (#\w+)\)", tokens)
    assert table is not None
    said = re.findall(r'<meta name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)"', index)
    assert said == [(table[1], "light"), (table[2], "dark")]
