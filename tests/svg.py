"""Reading drawings: what is in them, by class, by id, by what they use, and which land lies where."""

import re
from itertools import pairwise
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
HREF = "href"
TAGS = {"svg", "title", "desc", "defs", "g", "path", "circle", "ellipse", "rect", "use", "clipPath"}


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def layer(root: ElementTree.Element, name: str) -> ElementTree.Element:
    (found,) = (group for group in root.iter(SVG + "g") if group.get("class") == name)
    return found


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [found for found in root.iter() if found.get("class") == name]


def uses(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [found for found in root.iter(SVG + "use") if found.get(HREF) == "#" + name]


def definitions(root: ElementTree.Element) -> dict[str, str]:
    (defs,) = root.iter(SVG + "defs")
    return {str(one.get("id")): ElementTree.tostring(one, "unicode") for one in defs}


def ids(root: ElementTree.Element) -> list[str]:
    return [str(found.get("id")) for found in root.iter() if found.get("id")]


def used(root: ElementTree.Element) -> set[str]:
    shapes = {str(one.get(HREF)).removeprefix("#") for one in root.iter(SVG + "use")}
    return shapes | {clip[5:-1] for one in root.iter() if (clip := str(one.get("clip-path", "")))}


def land_at(root: ElementTree.Element, x: float, y: float) -> list[str]:
    """The kinds of land in whose shapes a point of a map lies, as their names are written in ids."""
    shapes = {name: str(one.get("d")) for one in root.iter(SVG + "path") if (name := str(one.get("id", "")))}
    kinds = {GROUND.sub("", name): data for name, data in shapes.items() if GROUND.match(name)}
    return [kind for kind, data in kinds.items() if sum(_crossings(loop, x, y) for loop in loops(data)) % 2]


GROUND = re.compile("rw-ground-[0-9a-f]+-")


def loops(data: str) -> list[list[tuple[float, float]]]:
    """The corners of the closed lines of an outline."""
    found: list[list[tuple[float, float]]] = []
    for command, numbers in re.findall(r"([Mlcz])([^Mlcz]*)", data):
        values = [float(value) for value in re.findall(r"-?\d*\.?\d+", numbers)]
        if command == "M":
            found.append([(values[0], values[1])])
        elif command != "z":
            before = found[-1][-1]
            found[-1].append((before[0] + values[-2], before[1] + values[-1]))
    return found


def _crossings(loop: list[tuple[float, float]], x: float, y: float) -> int:
    """How often a line to the right of a point crosses a closed line."""
    return sum(
        (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1) for (x1, y1), (x2, y2) in pairwise(loop)
    )
