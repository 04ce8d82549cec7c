"""Comments that say which messages a file must lead to, held against those it did lead to.

`; expected-error@+1 {{text}}` wants one error on the next line whose message contains the text.
Messages and expectations must pair off completely.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from typing import TYPE_CHECKING, NamedTuple, TypeVar

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
_T = TypeVar("_T")
_PLACE = re.compile(r":(\d+)(?::\d+)?\Z")

#: The line of a message that has no place.
UNKNOWN = 0


class Message(NamedTuple):
    """One line of what was said."""

    line: int
    severity: str
    text: str


class Expectation(NamedTuple):
    """A message that one comment expects."""

    #: The line of the comment, and the one it is about.
    written: int
    line: int
    severity: str
    text: str
    pattern: re.Pattern[str]
    #: How many such messages.
    number: int

    def fits(self, message: Message) -> bool:
        """Return whether this message, on the right line, is one that is asked for."""
        return self.severity == message.severity and bool(self.pattern.search(message.text))


def messages(problems: Iterable[Diagnostic]) -> list[Message]:
    """Return what was said, notes as messages of their own at the place of what they belong to."""
    said = []
    for problem in problems:
        place = _PLACE.search(problem.where)
        line = int(place[1]) if place else UNKNOWN
        code = f" [{problem.code}]" if problem.code else ""
        said.append(Message(line, problem.severity, problem.message + code))
        said += [Message(line, "note", note) for note in problem.notes]
    return said


def mismatches(text: str, said: list[Message]) -> list[tuple[int, str]]:
    """Return what differs between a file's expectations and what was said: line and complaint."""
    expected, unclear = _read(text.split("\n"))
    pairs = _Pairs(expected, Counter(said))
    missing = [
        (one.written, f"expected {one.severity} was not produced{_where(one)}{times}: {one.text}")
        for one, times in _with_times(expected, pairs.wanting)
    ]
    surplus = [
        (one.line, f"unexpected {one.severity}{times}: {one.text}")
        for one, times in _with_times(pairs.kinds, pairs.spare)
    ]
    return sorted(unclear + missing + surplus)


def _with_times(every: Iterable[_T], counts: list[int]) -> list[tuple[_T, str]]:
    """Return those of which some are left, with how many if there are several."""
    left = zip(every, counts, strict=True)
    return [(each, f" ({count} times)" if count > 1 else "") for each, count in left if count]


def _where(expectation: Expectation) -> str:
    if expectation.line == expectation.written:
        return ""
    return " without a place" if expectation.line == UNKNOWN else f" on line {expectation.line}"


def _read(lines: list[str]) -> tuple[list[Expectation], list[tuple[int, str]]]:
    """Return the expectations of a file, and complaints about those that cannot be understood."""
    comments = {number: comment for number, line in enumerate(lines, 1) if (comment := _asks(line))}
    expected: list[Expectation] = []
    unclear: list[tuple[int, str]] = []
    for number, comment in comments.items():
        for word in _WORD.finditer(comment):
            found = _EXPECTATION.match(comment, word.start())
            try:
                expected.append(_expectation(found, number, comments))
            except ValueError as error:
                unclear.append((number, f"{error}: {comment[word.start() :].strip()[:60]}"))
    return expected, unclear


def _asks(line: str) -> str:
    """Return the comment of a line, if it expects something."""
    if "expected-" not in line:
        return ""
    found = _COMMENT.match(line)
    return found[1] if found and _WORD.search(found[1]) else ""


def _expectation(found: re.Match[str] | None, number: int, comments: dict[int, str]) -> Expectation:
    if found is None:
        raise ValueError("this expectation is not understood")
    text = _inside(found)
    try:
        pattern = re.compile(text if found["regex"] else re.escape(text))
    except re.error as error:
        raise ValueError(f"this is no regular expression ({error})") from error
    line = _target(found["place"] or "+0", number, comments)
    return Expectation(number, line, found["severity"], text, pattern, int(found["count"] or 1))


def _inside(found: re.Match[str]) -> str:
    """Return the text between the braces, which end at as many as opened them."""
    count = len(found["open"])
    closed = re.compile(rf"(.*?)\}}{{{count}}}(?!\}})").match(found.string, found.end())
    if closed is None:
        raise ValueError("these braces are never closed")
    return closed[1]


def _target(place: str, number: int, comments: dict[int, str]) -> int:
    """Return the line meant; `above` and `below` skip lines that expect something themselves."""
    if place == "unknown":
        return UNKNOWN
    step = {"above": -1, "below": 1}.get(place)
    if step is None:
        return number + int(place)
    number += step
    while number in comments:
        number += step
    return number


class _Pairs:
    """Expectations and messages paired off, as many as possible; the same messages by number.

    Each expectation takes what is free, then what another can do without. Where that ends
    without success, nobody will ever succeed with the messages it tried.
    """

    def __init__(self, expected: list[Expectation], said: dict[Message, int]) -> None:
        self.kinds = list(said)
        #: How many messages of each kind are not expected, and how many each expectation lacks.
        self.spare = list(said.values())
        self.wanting = [one.number for one in expected]
        lines: dict[int, list[int]] = {}
        for kind, message in enumerate(self.kinds):
            lines.setdefault(message.line, []).append(kind)
        self._fitting = [
            [kind for kind in lines.get(one.line, ()) if one.fits(self.kinds[kind])]
            for one in expected
        ]
        #: For each kind the expectations that have some of it, and how many.
        self._owners: list[Counter[int]] = [Counter() for _ in self.kinds]
        self._hopeless: set[int] = set()
        for number in range(len(expected)):
            while self.wanting[number] and (path := self._path(number)):
                self._take(path)

    def _path(self, number: int) -> list[tuple[int, int]]:
        """Return who is to take which kind so that this one gets more."""
        #: For each kind met: who would take it, and which kind that one would give for it.
        came: dict[int, tuple[int, int | None]] = {}
        work: deque[tuple[int, int | None]] = deque([(number, None)])
        while work:
            taker, given = work.popleft()
            for kind in self._fitting[taker]:
                if kind in came or kind in self._hopeless:
                    continue
                came[kind] = (taker, given)
                if self.spare[kind]:
                    return _steps(came, kind)
                work.extend((owner, kind) for owner in self._owners[kind])
        self._hopeless |= came.keys()
        return []

    def _take(self, path: list[tuple[int, int]]) -> None:
        takers, kinds = zip(*path, strict=True)
        moves = list(zip(takers[1:], kinds[:-1], strict=True))
        most = [self._owners[kind][owner] for owner, kind in moves]
        count = min(self.wanting[takers[0]], self.spare[kinds[-1]], *most)
        for taker, kind in path:
            self._owners[kind][taker] += count
        for owner, kind in moves:
            self._owners[kind][owner] -= count
        for kind in kinds:
            self._owners[kind] = +self._owners[kind]
        self.wanting[takers[0]] -= count
        self.spare[kinds[-1]] -= count


def _steps(came: dict[int, tuple[int, int | None]], kind: int) -> list[tuple[int, int]]:
    """Return the way to a kind, from its beginning."""
    steps = []
    following: int | None = kind
    while following is not None:
        taker, given = came[following]
        steps.append((taker, following))
        following = given
    return steps[::-1]
