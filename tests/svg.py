"""Reading drawings: what is in them, by class, by id, by what they use."""

from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
HREF = "href"
TAGS = {"svg", "title", "desc", "defs", "g", "path", "circle", "rect", "use"}


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
    return {str(one.get(HREF)).removeprefix("#") for one in root.iter(SVG + "use")}
