"""Attributes of ours in a C or C++ source, in clang's words: text in, text out.

Only the attributes change, where they stand: lines stay lines. What is in comments and strings,
what is no attribute, and attributes that mean nothing where they are, clang sees as they are.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.attributes.annotations import NAMESPACE, PREFIX, WORDS, Subject, Takes
from enzyme_cc.attributes.checkpointing import checkpoint_edits
from enzyme_cc.attributes.declared import end_of, holder, lines_again
from enzyme_cc.attributes.lexing import GAP, NAME, SKIPPED, STRING, Edit, closing
from enzyme_cc.attributes.registering import KEPT, kept_places

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_START = re.compile(
    rf"(?P<skipped>{SKIPPED})"
    rf"|(?<![\w$])(?P<gnu>__attribute(?:__)?{GAP}*\({GAP}*\()"
    rf"|(?P<standard>\[{GAP}*\[)(?:{GAP}*using{GAP}+(?P<using>{NAMESPACE}){GAP}*:(?!:))?"
    rf"|(?<![\w$])__has_(?P<asks>(?:c|cpp)_)?attribute{GAP}*\({GAP}*"
    rf"(?P<asked>(?:{NAMESPACE}{GAP}*::{GAP}*)?{NAME})(?={GAP}*\))"
    r"|(?<![\w'])\d[\w.']*",
    re.DOTALL,
)
_ITEM = re.compile(
    rf"{GAP}*(?:(?P<namespace>{NAME}){GAP}*::{GAP}*)?(?P<name>{NAME}){GAP}*(?P<open>\()?",
    re.DOTALL,
)
_KIND = re.compile(rf"{GAP}*(?P<text>{STRING}){GAP}*,?", re.DOTALL)
# Of a type, an attribute of ours would say nothing, and clang would not tell.
_TYPE = re.compile(r"(?<![\w$])(?:class|enum|struct|union)\s*\Z")
_EXTERN = re.compile(r'(?<![\w$])extern(?![\w$])(?!\s*")')


def respelled(source: bytes, *, has_lambdas: bool = False) -> bytes:
    """Return the source with each attribute of ours as clang's `annotate`, and what registers kept.

    `has_lambdas` says that it is C++ in which these may be part of constants.
    """
    if PREFIX.rstrip("_").encode() not in source:
        return source
    text = source.decode("latin-1")  # which keeps every byte as it is
    pieces, done = [], 0
    edits = [*_edits(text, _function(has_lambdas)), *_registering(text), *checkpoint_edits(text)]
    for edit in _sorted(text, edits):
        pieces += [text[done : edit.start], edit.text]
        done = edit.end
    return "".join([*pieces, text[done:]]).encode("latin-1") if done else source


def _registering(text: str) -> Iterator[Edit]:
    return (Edit(at, at, KEPT) for at in kept_places(text))


def _sorted(text: str, edits: Iterable[Edit]) -> list[Edit]:
    """Return the edits as they stand; where lines come in, the numbers of lines are told again."""
    found = sorted(edits)
    first = next((each.end for each in found if "\n#line" in each.text), None)
    told = lines_again(text, first) if first is not None else ()
    return sorted([*found, *(Edit(at, at, line) for at, line in told)])


def _edits(text: str, named: str) -> Iterator[Edit]:
    position = 0
    while found := _START.search(text, position):
        position = found.end()
        if found["asked"]:
            if _word_of(found["asked"]) in WORDS:
                name = "clang::annotate" if found["asks"] else "annotate"
                yield Edit(found.start("asked"), found.end("asked"), name)
        elif found["gnu"] or found["standard"]:
            for edit, *behind in _listed(text, found, named):
                yield edit
                yield from behind
                position = max(position, edit.end)


def _listed(text: str, start: re.Match[str], named: str) -> Iterator[list[Edit]]:
    """Yield the edits of a list of attributes, with what each has stand behind the statement."""
    if _TYPE.search(text, max(start.start() - 80, 0), start.start()):
        return
    is_using = bool(start["using"])
    name = "clang::annotate" if start["standard"] and not is_using else "annotate"
    if is_using:
        yield [Edit(start.start("using"), start.end("using"), "clang")]
    position = start.end()
    while item := _ITEM.match(text, position):
        end = closing(text, item.end()) if item["open"] else item.end("name")
        found = _item(text, item, end, is_using=is_using)
        if found is not None:
            given = _arguments(WORDS[found.word].takes, found.inside, named)
            spelled = f'{name}("{PREFIX}{found.word}"{found.lines}{given})'
            yield [Edit(found.start, end, spelled), *_behind(text, found, given)]
        comma = _COMMA.match(text, end)
        if comma is None:
            return
        position = comma.end()


def _behind(text: str, found: _Item, given: str) -> Iterator[Edit]:
    """Yield what holds the address of a variable of elsewhere."""
    takes, subjects = WORDS[found.word]
    is_clear = takes is Takes.VARIABLE or (takes is Takes.NOTHING and not given)
    by_name = takes is Takes.NOTHING
    is_said = Subject.VARIABLE in subjects and is_clear
    end = end_of(text, found.start, by_name=by_name) if is_said else 0
    if end:
        yield Edit(end, end, holder(text, found.start, found.word, given.lstrip(", ")))


_COMMA = re.compile(rf"(?:{GAP}|\.\.\.)*,(?:{GAP}*,)*", re.DOTALL)


class _Item(NamedTuple):
    """An attribute of ours: its word, what is in its brackets, and ends of lines before that."""

    start: int
    word: str
    lines: str
    inside: str


def _item(text: str, item: re.Match[str], end: int, *, is_using: bool) -> _Item | None:
    """Return one attribute; None for one that is not ours."""
    inside = text[item.end() : end - 1] if item["open"] else ""
    if is_using or item["namespace"]:
        if item["namespace"] not in (None, NAMESPACE):
            return None
        word = _bare(item["name"])
    elif _bare(item["name"]) == NAMESPACE:
        kind = _KIND.match(inside)
        if kind is None:
            return None
        word, inside = kind["text"].strip('"'), inside[kind.end() :]
    else:
        word = _word_of(item["name"])
    if word not in WORDS or _is_elsewhere(word, text, item.start(), end):
        return None
    lines = "".join(_LINES.findall(text[item.start("name") : item.end()]))
    start = item.start("namespace") if item["namespace"] else item.start("name")
    return _Item(start, word, lines, inside)


# What ends a line between a word and its brackets has to stay.
_LINES = re.compile(r"\\?\r?\n")


def _function(has_lambdas: bool) -> str:
    """Return how a function is named: where it is a template's, only a body has clang make it."""
    return "*[]{{ return {}; }}()" if has_lambdas else "*{}"


def _arguments(takes: Takes, inside: str, named: str) -> str:
    """Return what the annotation is given: of functions and variables the addresses."""
    plain = inside.strip()
    if not plain:
        return inside
    inside = inside.lstrip(" ")
    if takes is Takes.FUNCTION:
        inside = named.format(inside)
    elif takes is Takes.VARIABLE and not plain.startswith("&"):
        inside = f"&{inside}"
    return f", {inside}"


def _is_elsewhere(word: str, text: str, start: int, end: int) -> bool:
    """Return whether it is about a variable of elsewhere, of which clang keeps no annotation."""
    if word != "shadow":
        return False
    before = max(text.rfind(each, 0, start) for each in ";{}") + 1
    if end_of(text, start):
        return False
    after = text.find(";", end)
    return _EXTERN.search(text, before, after if after >= 0 else len(text)) is not None


def _bare(name: str) -> str:
    """Return a name without the underscores of `__name__`."""
    is_wrapped = len(name) > 4 and name.startswith("__") and name.endswith("__")
    return name[2:-2] if is_wrapped else name


def _word_of(name: str) -> str:
    """Return the word in `enzyme_inactive`, `__enzyme_inactive__` or `enzyme::inactive`, or ""."""
    namespace, colons, rest = name.partition("::")
    if colons:
        return _bare(rest.strip()) if namespace.strip() == NAMESPACE else ""
    bare = _bare(name)
    return bare.removeprefix(PREFIX) if bare.startswith(PREFIX) else ""
