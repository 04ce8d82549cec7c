"""Tell by samples what takes time in differentiating, and end it after so many seconds.

Loaded only where one of the two is asked for.
"""

from __future__ import annotations

import signal
import time
from collections import Counter
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import user_error
from enzyme_cc.driver.terminal import write
from enzyme_cc.rules.bodies import COPY
from enzyme_cc.words.names import readable

if TYPE_CHECKING:
    from types import FrameType, TracebackType

    from enzyme_cc.driver.planning.steps import Manner

_SECONDS = 0.01
#: What is called what, by the beginnings of the names of modules; the first that fits.
_PHASES = (
    ("enzyme_cc.toolchains.", "LLVM"),
    ("enzyme_cc.analysis.types.", "types of bytes"),
    ("enzyme_cc.analysis.activity.", "activity"),
    ("enzyme_cc.analysis.verify.", "verifying"),
    ("enzyme_cc.analysis.", "memory and control flow"),
    ("enzyme_cc.plan.", "what is kept"),
    ("enzyme_cc.transform.prepare.", "preparation"),
    ("enzyme_cc.transform.frontends.", "preparation"),
    ("enzyme_cc.transform.", "writing derivatives"),
    ("enzyme_cc.rules.", "writing derivatives"),
    ("enzyme_cc.requests.", "requests"),
)
_FUNCTION = ("enzyme_cc.ir.function", "Function")
_WHOLE = "the unit as a whole"
#: The functions that are named, and the width of a column.
_MOST = 10
_WIDTH = 24


class OutOfTimeError(BaseException):
    """More seconds have passed than the user allows: nothing on the way may catch it."""


class Watch:
    """Samples what is done while it is open, and ends that in time."""

    #: Seconds of all watches of this command.
    spent = 0.0

    def __init__(self, manner: Manner, unit: str, *, is_shown: bool) -> None:
        self._unit = unit
        self._is_shown = is_shown and manner.time_report
        self._most = _number(manner.max_seconds)
        self._phases: Counter[str] = Counter()
        self._functions: Counter[str] = Counter()
        self._begin = 0.0

    def __enter__(self) -> None:
        self._begin = time.monotonic()
        signal.signal(signal.SIGALRM, self._sample)
        signal.setitimer(signal.ITIMER_REAL, _SECONDS, _SECONDS)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        seconds = time.monotonic() - self._begin
        Watch.spent += seconds
        if isinstance(error, OutOfTimeError):
            raise self._refusal() from None
        if self._is_shown:
            write(2, self._report(seconds))

    def _sample(self, _signal: int, frame: FrameType | None) -> None:
        phase, function = _doing(frame)
        self._phases[phase] += 1
        self._functions[function] += 1
        if self._most and Watch.spent + time.monotonic() - self._begin > self._most:
            signal.setitimer(signal.ITIMER_REAL, 0)
            raise OutOfTimeError

    def _refusal(self) -> Exception:
        phase = self._phases.most_common(1)[0][0]
        longest = [name for name, _ in self._functions.most_common(2) if name][:1]
        where = f", most of it on {phase}" + (f" of {readable(longest[0])}" if longest else "")
        return user_error(
            f"{self._unit}: differentiating takes more than {self._most:g} seconds{where}",
            "--enzyme-time-report says where the time goes; a rule for a function that takes long "
            "has it left out, and --enzyme-max-seconds= allows more",
        )

    def _report(self, seconds: float) -> str:
        all_ = self._phases.total() or 1
        lines = [f"{self._unit}: {seconds:.2f} s"]
        for title, found in (("phase", self._phases), ("function", self._functions)):
            lines += ["", f"  {title:<{_WIDTH}}  seconds"]
            named = [(readable(name) or _WHOLE, count) for name, count in found.most_common()]
            lines += [
                f"  {name:<{_WIDTH}}  {count / all_ * seconds:.2f}" for name, count in named[:_MOST]
            ]
            if len(named) > _MOST:
                rest = sum(count for _, count in named[_MOST:]) / all_ * seconds
                lines.append(f"  {f'{len(named) - _MOST} more':<{_WIDTH}}  {rest:.2f}")
        return "\n".join(lines) + "\n"


def _doing(frame: FrameType | None) -> tuple[str, str]:
    """Return the phase that a frame is in, and the function of the program that it is about."""
    phase = function = ""
    while frame is not None and not (phase and function):
        if not phase:
            module = frame.f_globals.get("__name__", "")
            phase = next((name for begin, name in _PHASES if module.startswith(begin)), "")
        function = function or _function_of(frame)
        frame = frame.f_back
    return phase or "the rest", function


def _function_of(frame: FrameType) -> str:
    for value in frame.f_locals.values():
        kind = type(value)
        if (kind.__module__, kind.__name__) == _FUNCTION:
            try:  # it may be in the making
                written: str = object.__getattribute__(value, "ref")
            except AttributeError:
                continue
            return written[1:].strip('"').removeprefix(COPY)
    return ""


def _number(text: str) -> float:
    """Return a limit in seconds; 0 where none is given."""
    try:
        most = float(text or 0)
    except ValueError:
        most = -1.0
    if not 0 <= most < float("inf") or (text and not most):
        raise user_error(
            f"--enzyme-max-seconds={text}: this is no number of seconds", "give one above 0"
        )
    return most
