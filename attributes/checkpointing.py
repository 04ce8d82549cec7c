"""Annotations of loops that are checkpointed: each puts a call into the loop behind it.

    #pragma enzyme checkpoint("revolve", 4)
    for (int i = 0; i < n; i++) ...

means what `[[enzyme::checkpoint("revolve", 4)]]` and `__attribute__((enzyme_checkpoint(...)))` do.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.attributes.lexing import GAP, SKIPPED, STRING, Edit, closing
from enzyme_cc.attributes.names import SET_CHECKPOINTING

if TYPE_CHECKING:
    from collections.abc import Iterator

#: The schedules that users name, by the numbers that the call has for them.
SCHEDULES = {
    "none": 0,
    "periodic": 1,
    "regular": 1,
    "revolve": 2,
    "store_all": 3,
    "binomial": 4,
}
_DEFAULT = "-1"
_MOST = 2
_WORD = r"(?:enzyme(?:_|{gap}*::{gap}*)(?:checkpoint|checkpointing_enable)|__enzyme_checkpoint__)"
_NAME = _WORD.format(gap=GAP)
_LINE = r"(?:\\\r?\n|[^\n])*"
_FOUND = re.compile(
    rf"(?P<skipped>{SKIPPED})"
    rf"|^[ \t]*\#[ \t]*pragma[ \t]+enzyme\b(?P<pragma>{_LINE})"
    rf"|(?<![\w$])__attribute(?:__)?{GAP}*\({GAP}*\({GAP}*{_NAME}(?P<gnu>(?={GAP}*[()]))"
    rf"|\[{GAP}*\[{GAP}*{_NAME}(?P<standard>(?={GAP}*[(\]]))",
    re.DOTALL | re.MULTILINE,
)
_PRAGMA = re.compile(rf"[ \t]+(?:checkpoint|checkpointing_enable)\b(?={GAP}*(?:\(|\Z))", re.DOTALL)
_GIVEN = re.compile(rf"{GAP}*\(", re.DOTALL)
_ENDS = {"gnu": re.compile(rf"{GAP}*\){GAP}*\)", re.DOTALL)}
_ENDS["standard"] = re.compile(rf"{GAP}*\]{GAP}*\]", re.DOTALL)
# Between an annotation and its loop: directives, and what others say of the loop.
_OTHERS = rf"\#{_LINE}|\[\[[^][]*\]\]|__attribute(?:__)?{GAP}*\(\((?:[^()]|\([^()]*\))*\)\)"
_FOR = re.compile(rf"(?:{GAP}|{_OTHERS})*for{GAP}*\(", re.DOTALL)
_BODY = re.compile(rf"{GAP}*(?P<open>{{)?", re.DOTALL)
_SCHEDULE = re.compile(rf"\s*(?P<text>{STRING})\s*\Z", re.DOTALL)
_CALL = (
    '_Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \\"-Weverything\\"") '
    f'extern void __enzyme_checkpointed_here(int, int) __asm__("{SET_CHECKPOINTING}"); '
    "__enzyme_checkpointed_here({schedule}, {budget}); "
    '_Pragma("clang diagnostic pop")'
)


class _Annotation(NamedTuple):
    """An annotation: where it stands, and what is in its brackets."""

    start: int
    end: int
    inside: str
    is_pragma: bool


def checkpoint_edits(text: str) -> Iterator[Edit]:
    """Yield what takes the place of the annotations, and what goes into the loops."""
    if "checkpoint" not in text and "pragma" not in text:
        return
    for found in _FOUND.finditer(text):
        if found["skipped"]:
            continue
        annotation = _read(text, found)
        if annotation is not None:
            yield from _edits(text, annotation)
        elif found["pragma"] is not None:
            what = f"#pragma enzyme{found['pragma'].rstrip()}: not known, and ignored [EZ0133]"
            yield Edit(found.start(), found.end(), _said(what, "warning", is_pragma=True))


def _read(text: str, found: re.Match[str]) -> _Annotation | None:
    """Return an annotation; None for what is none, or not alone between its brackets."""
    is_pragma = found["pragma"] is not None
    at = found.end()
    if is_pragma:
        word = _PRAGMA.match(found["pragma"])
        if word is None:
            return None
        at = found.start("pragma") + word.end()
    given = _GIVEN.match(text, at, found.end() if is_pragma else len(text))
    end = closing(text, given.end()) if given else at
    inside = text[given.end() : end - 1] if given else ""
    if not is_pragma:
        close = _ENDS["gnu" if found["gnu"] is not None else "standard"].match(text, end)
        if close is None:
            return None
        end = close.end()
    return _Annotation(found.start(), found.end() if is_pragma else end, inside, is_pragma)


def _edits(text: str, annotation: _Annotation) -> Iterator[Edit]:
    start, end, inside, is_pragma = annotation
    lines = re.sub(r"[^\n]", "", text[start:end])
    wrong, call = _call(inside)
    loop = _FOR.match(text, end)
    if not wrong and loop is None:
        wrong = "only a for loop is checkpointed by what stands before it"
    if wrong:
        told = _said(f"checkpoint: {wrong} [EZ0489]", "error", is_pragma=is_pragma)
        yield Edit(start, end, told + lines)
        return
    assert loop is not None
    yield Edit(start, end, lines)
    body = _BODY.match(text, closing(text, loop.end()))
    assert body is not None
    if body["open"]:
        yield Edit(body.end(), body.end(), f" {{ {call} }}")
    else:
        yield Edit(body.end(), body.end(), f"if (__extension__ ({{ {call} 0; }})) ; else ")


def _call(inside: str) -> tuple[str, str]:
    """Return what is wrong with what is in the brackets, or the call that it means."""
    given = _split(inside)
    if len(given) > _MOST:
        return f"it takes a schedule and a budget, and {len(given)} arguments are given", ""
    schedule = "periodic"
    if given:
        found = _SCHEDULE.match(given[0])
        if found is None:
            return "the schedule is no string, such as 'revolve'", ""
        schedule = found["text"].strip('"')
    if schedule not in SCHEDULES:
        return f"the schedule '{schedule}' is none of {', '.join(SCHEDULES)}", ""
    # What it stands for is on one line.
    budget = " ".join(given[1].replace("\\\n", " ").split()) if len(given) == _MOST else _DEFAULT
    return "", _CALL.format(schedule=SCHEDULES[schedule], budget=f"({budget})")


def _split(inside: str) -> list[str]:
    """Return the arguments, each as it is written."""
    found, start, depth = [], 0, 0
    for token in re.finditer(rf"{STRING}|[][(){{}},]", inside):
        if token[0] == "," and not depth:
            found.append(inside[start : token.start()])
            start = token.end()
        elif token[0] in "([{":
            depth += 1
        elif token[0] in ")]}":
            depth -= 1
    last = inside[start:]
    return [*found, last] if found or last.strip() else []


def _said(what: str, kind: str, *, is_pragma: bool) -> str:
    """Return what has clang say something here."""
    quoted = '"' + what.replace("\\", "").replace('"', '\\"').replace("\n", " ") + '"'
    if is_pragma:
        return f"#pragma GCC {kind} {quoted}"
    escaped = quoted.replace("\\", "\\\\").replace('"', '\\"')
    return f'_Pragma("GCC {kind} {escaped}")'
