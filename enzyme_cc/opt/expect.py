"""Comments that say which messages a file must lead to, held against those it did lead to.

`; expected-error@+1 {{text}}` wants one error on the next line whose message contains the text.
Messages and expectations must pair off completely.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.diagnostics import Diagnostic

_SEVERITIES = "error|warning|note|remark"
_COMMENT = re.compile(r"""(?:[^;"]|"[^"]*")*;(.*)""")
_WORD = re.compile(rf"\bexpected-(?:{_SEVERITIES})\b|\bexpected-[-\w]+(?=[ @]*\S*[ ]*\{{\{{)")
_EXPECTATION = re.compile(
    rf"""expected-(?P<severity>{_SEVERITIES})(?P<regex>-re)?
    (?:@(?P<place>[+-]\d+|above|below|unknown))?
    (?:[ ]+(?P<count>[1-9]\d*))?
    [ ]*(?P<open>\{{\{{+)""",
    re.VERBOSE,
)
_PLACE = re.compile(r":(\d+)(?::\d+)?\Z")

#: The line of a message that has no place.
UNKNOWN = 0


class Message(NamedTuple):
    """One line of what was said."""

    line: int
    severity: str
    text: str


class Expectation(NamedTuple):
    """What one comment asks for, once."""

    #: The line of the comment, and the one it is about.
    written: int
    line: int
    severity: str
    text: str
    pattern: re.Pattern[str]

    def fits(self, message: Message) -> bool:
        """Whether this message is one that is asked for."""
        return (
            self.line == message.line
            and self.severity == message.severity
            and bool(self.pattern.search(message.text))
        )


def messages(problems: Iterable[Diagnostic]) -> list[Message]:
    """What was said, notes as messages of their own at the place of what they belong to."""
    said = []
    for problem in problems:
        place = _PLACE.search(problem.where)
        line = int(place[1]) if place else UNKNOWN
        said.append(Message(line, problem.severity, problem.message))
        said += [Message(line, "note", note) for note in problem.notes]
    return said


def mismatches(text: str, said: list[Message]) -> list[tuple[int, str]]:
    """What differs between a file's expectations and what was said: line and complaint."""
    expected, unclear = _read(text.split("\n"))
    partner = _pair(expected, said)
    taken = set(partner.values())
    missing = [
        (each.written, f"expected {each.severity} was not produced{_where(each)}: {each.text}")
        for number, each in enumerate(expected)
        if number not in partner
    ]
    surplus = [
        (each.line, f"unexpected {each.severity}: {each.text}")
        for number, each in enumerate(said)
        if number not in taken
    ]
    return sorted(unclear + missing + surplus)


def _where(expectation: Expectation) -> str:
    if expectation.line == expectation.written:
        return ""
    return " without a place" if expectation.line == UNKNOWN else f" on line {expectation.line}"


def _read(lines: list[str]) -> tuple[list[Expectation], list[tuple[int, str]]]:
    """The expectations of a file, and complaints about those that cannot be understood."""
    comments = {number: comment for number, line in enumerate(lines, 1) if (comment := _asks(line))}
    expected: list[Expectation] = []
    unclear: list[tuple[int, str]] = []
    for number, comment in comments.items():
        for word in _WORD.finditer(comment):
            found = _EXPECTATION.match(comment, word.start())
            try:
                expected += _expectations(found, number, comments)
            except ValueError as error:
                unclear.append((number, f"{error}: {comment[word.start() :].strip()[:60]}"))
    return expected, unclear


def _asks(line: str) -> str:
    """The comment of a line, if it expects something."""
    if "expected-" not in line:
        return ""
    found = _COMMENT.match(line)
    return found[1] if found and _WORD.search(found[1]) else ""


def _expectations(
    found: re.Match[str] | None, number: int, comments: dict[int, str]
) -> list[Expectation]:
    if found is None:
        raise ValueError("this expectation is not understood")
    text = _inside(found)
    try:
        pattern = re.compile(text if found["regex"] else re.escape(text))
    except re.error as error:
        raise ValueError(f"this is no regular expression ({error})") from error
    line = _target(found["place"] or "+0", number, comments)
    one = Expectation(number, line, found["severity"], text, pattern)
    return [one] * int(found["count"] or 1)


def _inside(found: re.Match[str]) -> str:
    """What stands between the braces: closed by as many as opened it, so it may hold fewer."""
    count = len(found["open"])
    closed = re.compile(rf"(.*?)\}}{{{count}}}(?!\}})").match(found.string, found.end())
    if closed is None:
        raise ValueError("these braces are never closed")
    return closed[1]


def _target(place: str, number: int, comments: dict[int, str]) -> int:
    """The line meant; `above` and `below` skip lines that expect something themselves."""
    if place == "unknown":
        return UNKNOWN
    step = {"above": -1, "below": 1}.get(place)
    if step is None:
        return number + int(place)
    number += step
    while number in comments:
        number += step
    return number


def _pair(expected: list[Expectation], said: list[Message]) -> dict[int, int]:
    """Which message each expectation gets, so that as many as possible get one."""
    fitting = [[i for i, each in enumerate(said) if one.fits(each)] for one in expected]
    owner: dict[int, int] = {}
    for number in range(len(expected)):
        _find_partner(number, fitting, owner, set())
    return {number: message for message, number in owner.items()}


def _find_partner(
    number: int, fitting: list[list[int]], owner: dict[int, int], tried: set[int]
) -> bool:
    """Give one expectation a message; if all are taken, another may give up its own."""
    for index in fitting[number]:
        if index not in owner:
            owner[index] = number
            return True
    for index in fitting[number]:
        if index in tried:
            continue
        tried.add(index)
        if _find_partner(owner[index], fitting, owner, tried):
            owner[index] = number
            return True
    return False
