"""Show what reverse sweeps keep as one HTML page: the source, with what is done with each line.

The page needs nothing else: no network, no script, no font. All text in it that is not ours is
escaped here, and nowhere else.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.plan.marks import Topic
from enzyme_cc.plan.page_style import STYLE
from enzyme_cc.plan.tables import OVERHEAD, size_of, sweeps_of, what_of
from enzyme_cc.words.own_code import is_of_library

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from enzyme_cc.plan.report import Explained, Row

#: Files of at most so many lines are shown whole; of others, and of libraries, so many lines around
#: what is said.
_WHOLE = 1500
_AROUND = 8
#: How many entries of a function the summary names.
_BIGGEST = 3
_LINE = re.compile(r"\bline (\d+)")
#: What no HTML may have, and what would end the line of a listing.
_UNSHOWN = re.compile("[\0-\x08\x0a-\x1f\x7f]")

_KEPT = "kept"
_TOPICS = (
    (_KEPT, "kept", "until the reverse sweep takes it"),
    (Topic.AGAIN.name.lower(), "again", "computed once more in the reverse sweep"),
    (Topic.ACTIVE.name.lower(), "active", "derivatives go through it"),
    (Topic.LOOP.name.lower(), "loop", "how often it goes round, and whether LLVM vectorises it"),
    (Topic.CALL.name.lower(), "call", "how it is differentiated"),
)
_WORDS = {css: word for css, word, _ in _TOPICS}


class _Note(NamedTuple):
    """A note on a line: its topic, and the text as HTML."""

    topic: str
    html: str


def page(explained: Sequence[Explained], source: Callable[[str], str | None], folder: str) -> str:
    """Return the page; `source` reads a file, places in the folder are said without it."""
    return _Page(explained, source, folder).html()


def _shown(text: str) -> str:
    """Return text as HTML."""
    return escape(_UNSHOWN.sub("\N{REPLACEMENT CHARACTER}", text))


class _Page:
    def __init__(
        self, explained: Sequence[Explained], source: Callable[[str], str | None], folder: str
    ) -> None:
        self.explained = explained
        self.folder = folder
        self.notes: dict[str, dict[int, dict[_Note, None]]] = {}
        #: The lines that links lead to: they are shown.
        self.linked: dict[str, set[int]] = {}
        own = [each.place.rpartition(":")[0] for each in explained if each.has_places]
        said = [mark.path for each in explained for mark in each.marks]
        kept = [row.at[0] for each in explained for row in each.rows if row.at[1]]
        read = {path: source(path) for path in dict.fromkeys((*own, *kept, *said))}
        self.files = {path: text.split("\n") for path, text in read.items() if text is not None}
        self.numbers = {path: number for number, path in enumerate(self.files, 1)}
        for each in explained:
            self._take(each)

    def html(self) -> str:
        """Return everything."""
        title = _shown(self._title())
        lines = [
            "<!DOCTYPE html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>Gradients of {title}</title>",
            f"<style>{STYLE}</style></head><body>",
            f"<header><h1>Gradients of {title}</h1>",
            f"<p>{_INTRODUCTION}</p></header><main>",
            *self._summary(),
            *self._topics(),
            *(line for path in self.files for line in self._listing(path)),
            *(line for number, _ in enumerate(self.explained) for line in self._function(number)),
            f"<footer><p>{_MADE_BY}</p></footer></main></body></html>",
            "",
        ]
        return "\n".join(lines)

    def _title(self) -> str:
        first = next(iter(self.files), "")
        return first.rpartition("/")[2] or ", ".join(each.name for each in self.explained[:1])

    # -- what is said of lines -----------------------------------------------------------------

    def _take(self, explained: Explained) -> None:
        for row in explained.rows:
            what = f"<b>{_shown(what_of(row))}</b>"
            size = f'<span class="bytes">{self._text(size_of(explained, row))} bytes</span>'
            because = self._reason(explained, row.reason)
            self._add(*row.at, _Note(_KEPT, f"{what} {size}: it {because}"))
        for text in (*explained.freed, *explained.remarks):
            self._reason(explained, text)
        for mark in explained.marks:
            self._add(mark.path, mark.line, _Note(mark.topic.name.lower(), self._text(mark.text)))

    def _add(self, path: str, line: int, note: _Note) -> None:
        self.notes.setdefault(path, {}).setdefault(line, {})[note] = None

    def _short(self, text: str) -> str:
        return text.replace(self.folder, "") if self.folder else text

    def _text(self, text: str) -> str:
        return _shown(self._short(text))

    def _reason(self, explained: Explained, text: str) -> str:
        """Return a reason, its lines as links: they are lines of the function's file."""
        path = explained.place.rpartition(":")[0]

        def linked(found: re.Match[str]) -> str:
            return self._link(path, int(found[1]), found[0])

        return _LINE.sub(linked, self._text(text))

    def _link(self, path: str, line: int, html: str) -> str:
        lines = self.files.get(path)
        if lines is None or not 0 < line <= len(lines):
            return html
        self.linked.setdefault(path, set()).add(line)
        return f'<a href="#{self._name(path, line)}">{html}</a>'

    def _name(self, path: str, line: int) -> str:
        return f"f{self.numbers[path]}-{line}"

    # -- parts of the page ---------------------------------------------------------------------

    def _summary(self) -> Iterator[str]:
        yield '<section><h2>Summary</h2><div class="wide"><table class="summary">'
        yield "<thead><tr><th>function</th><th>bytes of tape, one call</th><th>biggest entries</th>"
        yield "</tr></thead><tbody>"
        for number, each in enumerate(self.explained):
            rows = sorted(each.rows, key=_bulk, reverse=True)
            biggest = "".join(f"<li>{self._entry(each, row)}</li>" for row in rows[:_BIGGEST])
            more = len(rows) - _BIGGEST
            rest = f'<li><a href="#t{number}">{more} more</a></li>' if more > 0 else ""
            name = f'<a href="#t{number}">{self._text(each.name)}</a>'
            kept = f"<ol>{biggest}{rest}</ol>" if biggest else "nothing is kept"
            called = "" if each.is_whole else "<small>called in a gradient</small>"
            yield f'<tr><th scope="row">{name}{called}</th>'
            yield f'<td class="bytes">{self._text(each.total)}</td><td>{kept}</td></tr>'
        yield "</tbody></table></div></section>"

    def _entry(self, explained: Explained, row: Row) -> str:
        place = f" at {self._text(_told(row))}" if row.place else ""
        what = self._link(*row.at, f"<b>{_shown(what_of(row))}</b>{place}")
        return f'{what}: <span class="bytes">{self._text(size_of(explained, row))}</span>'

    def _topics(self) -> Iterator[str]:
        """Yield what chooses what is shown: it needs no script."""
        if not self.files:
            yield f"<p>{_NO_LINES}</p>"
            return
        yield '<fieldset class="topics"><legend>Shown of each line</legend>'
        for css, word, meaning in _TOPICS:
            box = f'<input type="checkbox" id="show-{css}" checked>'
            yield f'<label>{box} <span class="tag {css}">{word}</span> {meaning}</label>'
        yield "</fieldset>"

    def _listing(self, path: str) -> Iterator[str]:
        lines, notes = self.files[path], self.notes.get(path, {})
        last = len(lines) - (not lines[-1])
        yield f'<section><h2>{self._text(path)}</h2><div class="listing">'
        before = 0
        is_whole = last <= _WHOLE and not is_of_library(f"{path}:1:1")
        said = set(notes) | self._heads(path) | self.linked.get(path, set())
        for line in range(1, last + 1) if is_whole else _around(said, last):
            if line > before + 1:
                yield f'<p class="gap">lines {before + 1} to {line - 1} are left out</p>'
            yield from self._line(path, line, list(notes.get(line, ())))
            before = line
        if before < last:
            yield f'<p class="gap">lines {before + 1} to {last} are left out</p>'
        yield "</div></section>"

    def _heads(self, path: str) -> set[int]:
        """Return the lines where functions of a file begin."""
        split = (each.place.rpartition(":") for each in self.explained if each.has_places)
        return {int(line) for found, _, line in split if found == path}

    def _line(self, path: str, line: int, notes: list[_Note]) -> Iterator[str]:
        name = self._name(path, line)
        classes = " ".join(["line", *dict.fromkeys(f"has-{each.topic}" for each in notes)])
        number = f'<a class="number" href="#{name}">{line}</a>'
        code = _shown(self.files[path][line - 1].removesuffix("\r"))
        yield f'<div class="{classes}" id="{name}">{number}<code>{code}</code></div>'
        if notes:
            yield '<ul class="notes">'
            for css, word, _ in _TOPICS:
                texts = [each.html for each in notes if each.topic == css]
                if css == Topic.AGAIN.name.lower():
                    texts = [", ".join(f"<b>{each}</b>" for each in texts)] if texts else []
                for text in texts:
                    yield f'<li class="{css}"><span class="tag {css}">{word}</span> {text}</li>'
            yield "</ul>"

    def _function(self, number: int) -> Iterator[str]:
        """Yield everything there is to say of one function, as a table."""
        each = self.explained[number]
        path, _, line = each.place.rpartition(":")
        place = self._link(path, int(line), self._text(each.place)) if each.has_places else ""
        yield f'<section id="t{number}"><h2>{self._text(each.name)}</h2>'
        names = " and ".join(f"<code>{_shown(name)}</code>" for name in filter(None, each.written))
        written = f"{sweeps_of(each)} {names}" if names else ""
        yield f"<p>{': '.join(filter(None, (place, written)))}</p>"
        yield from self._rows(each)
        yield "<ul>"
        if each.again:
            what = "1 value is" if each.again == 1 else f"{each.again} values are"
            yield f"<li>{what} computed once more in the reverse sweep</li>"
        for freed in each.freed:
            done = "takes effect when the reverse sweep has ended"
            yield f"<li>{self._reason(each, freed)} {done}</li>"
        yield from (f"<li>{self._reason(each, remark)}</li>" for remark in each.remarks)
        yield "</ul></section>"

    def _rows(self, each: Explained) -> Iterator[str]:
        if not each.rows:
            yield "<p>nothing is kept</p>"
            return
        yield '<div class="wide"><table><thead><tr><th>line</th><th>kept</th><th>bytes</th>'
        yield "<th>because it</th></tr></thead><tbody>"
        for row in each.rows:
            where = self._link(*row.at, self._text(row.place))
            size = self._text(size_of(each, row))
            yield f"<tr><td>{where}</td><td>{_shown(what_of(row))}</td>"
            yield f'<td class="bytes">{size}</td><td>{self._reason(each, row.reason)}</td></tr>'
        if each.overhead and not each.is_whole:
            yield f'<tr><td></td><td>overhead</td><td class="bytes">{each.overhead} in the tape'
            yield f"</td><td>{OVERHEAD}</td></tr>"
        yield '<tr class="total"><td></td><td>in all</td>'
        yield f'<td class="bytes">{self._text(each.total)}</td><td></td></tr>'
        yield "</tbody></table></div>"


def _bulk(row: Row) -> tuple[int, float]:
    """Return what rows are ordered by: how many counts their bytes grow with, then their number."""
    return max(
        (len([each for each in part.factors if each]), float(part.number)) for part in row.parts
    )


def _around(said: set[int], last: int) -> list[int]:
    """Return the lines near to some."""
    near = {each + by for each in said for by in range(-_AROUND, _AROUND + 1)}
    return sorted(each for each in near if 0 < each <= last)


def _told(row: Row) -> str:
    return f"line {row.place}" if row.place.isdigit() else row.place


_INTRODUCTION = (
    "What the gradients of this source keep in memory from their forward sweep, how much, and why. "
    "Bytes are for one call, as formulas in the function's variables."
)
_NO_LINES = (
    "No lines are shown: it is not known where things are in the source, or it cannot be read. "
    "Compiled with <code>-g</code>, objects carry that."
)
_MADE_BY = (
    "Made by <code>enzyme-cc --enzyme-explain=html</code>. Of loops, LLVM's remarks are said: of "
    "those of functions and of derivatives, each compiled by itself, before one goes into another."
)
