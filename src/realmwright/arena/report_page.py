"""The HTML report: one file without scripts, and without fonts or images from elsewhere."""

from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from html import escape
from typing import Final

from realmwright.arena.plots import STYLE, Plot, plots
from realmwright.arena.report_tables import Table, headline, remarks, tables
from realmwright.arena.summary import Summary

LAYOUT: Final = """\
:root { color-scheme: light dark; --table: #efece4; }
@media (prefers-color-scheme: dark) { :root { --table: #14161a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: .5rem; background: var(--table); color: var(--ink);
  font: 1rem/1.4 system-ui, sans-serif; }
h1 { margin: .5rem 0; font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere; }
header ul { margin: 0 0 1.5rem; padding: 0; list-style: none; color: var(--quiet); overflow-wrap: anywhere; }
.plots { columns: 2 22rem; column-gap: 1rem; margin-bottom: 1rem; }
figure, section { margin: 0 0 1rem; padding: .75rem; background: var(--paper); border: 1px solid var(--line);
  border-radius: .5rem; break-inside: avoid; }
figure svg { display: block; width: 100%; max-width: 30rem; height: auto; }
figure.wide { column-span: all; margin-top: 1rem; }
figure.wide svg { min-width: 40rem; max-width: 60rem; }
figcaption, caption { padding: 0 0 .5rem; font-weight: 600; text-align: start; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem 1rem .3rem 0; text-align: start; white-space: nowrap; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--quiet); font-weight: 400; }
.name { min-width: 7rem; max-width: 16rem; white-space: normal; overflow-wrap: anywhere; }
.figure { text-align: end; }
tbody th { font-weight: 600; }
section p, figure p { margin: .5rem 0 0; max-width: 45rem; color: var(--quiet); font-size: .875rem; }
@media print { body { max-width: none; background: none; } }
"""


def page(summary: Summary) -> str:
    """The complete file."""
    return document(
        headline(summary),
        remarks(summary),
        [plot_section(summary), *(table_section(table) for table in tables(summary))],
    )


def document(title: str, remarks: Iterable[str], sections: Iterable[str]) -> str:
    """A page with a title, remarks below it, and sections of HTML."""
    style = STYLE + LAYOUT
    # The content security policy allows only the style sheet with this hash.
    known = b64encode(sha256(style.encode()).digest()).decode()
    title = escape(title)
    return "\n".join(
        (
            "<!doctype html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            f"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-{known}'\">",
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>",
            f"<style>{style}</style>",
            "</head>",
            "<body>",
            f"<header><h1>{title}</h1>",
            f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in remarks)}</ul></header>",
            "<main>",
            *sections,
            "</main>",
            "</body>",
            "</html>",
            "",
        )
    )


def plot_section(summary: Summary) -> str:
    """All plots in columns; wide ones come last because they span all columns."""
    drawn = "\n".join(plot_figure(plot) for plot in sorted(plots(summary), key=lambda plot: plot.wide))
    return f'<div class="plots">{drawn}</div>' if drawn else ""


def plot_figure(plot: Plot) -> str:
    """A plot with its caption. A wide one scrolls by itself and can be reached by the keyboard."""
    title = escape(plot.title)
    frame = f'class="scroll" role="region" aria-label="{title}" tabindex="0"' if plot.wide else 'class="whole"'
    return (
        f'<figure class="{"wide" if plot.wide else "narrow"}"><figcaption>{title}</figcaption>'
        f"<div {frame}>{plot.svg}</div><p>{escape(plot.note)}</p></figure>"
    )


def table_section(table: Table) -> str:
    """A table with its caption and note. It scrolls by itself where it is too wide for the page."""
    heads = "".join(
        f'<th scope="col"{column_class(column, table)}>{escape(text)}</th>' for column, text in enumerate(table.columns)
    )
    rows = "\n".join(
        f'<tr><th scope="row" class="name">{escape(row[0])}</th>'
        + "".join(f"<td{column_class(column, table)}>{escape(text)}</td>" for column, text in enumerate(row) if column)
        + "</tr>"
        for row in table.rows
    )
    name = f"{table.name}-caption"
    note = f"<p>{escape(table.note)}</p>" if table.note else ""
    return (
        f'<section><div class="scroll" role="region" aria-labelledby="{name}" tabindex="0"><table>'
        f'<caption id="{name}">{escape(table.caption)}</caption>\n<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody></table></div>{note}</section>"
    )


def column_class(column: int, table: Table) -> str:
    """The class attribute of a column: words or numbers."""
    return ' class="name"' if column < table.words else ' class="figure"'
