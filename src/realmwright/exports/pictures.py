"""Drawings as pixels."""


def png(svg: str, width: int | None = None) -> bytes:
    """An SVG drawing as PNG, by default as large as it says itself.

    It takes up to a few seconds and holds the interpreter all the while, so servers leave it to another process.
    """
    # Imported only here because it is large. Our drawings use no fonts, so there are none to be searched for.
    import resvg_py

    return resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
