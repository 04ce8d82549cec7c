"""Diagnostics for a person: one cause, where it is, one way out.

A leaf that everybody may import, on the driver's fast path too, so it imports nothing. A
`UserError` is the user's to mend; an `InternalError` is a bug of ours. Nobody below a
command's `main` prints or exits.
"""

from __future__ import annotations


class Diagnostic:
    """One message: what happened, where, and notes that say what to do.

    `trail` is a tuple of places with the function each is in: the one of the message, then
    those that it is reached from.
    """

    __slots__ = (
        *("code", "excerpt", "message", "notes", "origin", "severity", "symbol", "trail", "where"),
    )

    def __init__(  # noqa: PLR0913 - what a message may have, by name
        self,
        message: str,
        *,
        where: str = "",
        notes: tuple[str, ...] = (),
        code: str = "",
        severity: str = "error",
        excerpt: str = "",
        trail: tuple[tuple[str, str], ...] = (),
        origin: str = "",
        symbol: str = "",
    ) -> None:
        self.message = message
        self.where = where
        self.notes = notes
        self.code = code
        self.severity = severity
        #: The source line, and a caret under it.
        self.excerpt = excerpt
        self.trail = trail
        #: A line for the place that is meant, where the message stands at one that leads there.
        self.origin = origin
        #: What linkers call the function that it is about.
        self.symbol = symbol

    def changed(self, **fields: object) -> Diagnostic:
        """Return another message that differs in these."""
        same = {name: getattr(self, name) for name in self.__slots__}
        return Diagnostic(**(same | fields))

    def render(self, program: str) -> str:
        """Return the text a terminal shows, led by the place or, without one, by the program."""
        tail = f" [{self.code}]" if self.code else ""
        lines = [f"{self.where or program}: {self.severity}: {self.message}{tail}"]
        lines += [self.excerpt] if self.excerpt else []
        lines += [self.origin] if self.origin else []
        lines += [f"{program}: note: {note}" for note in self.notes]
        return "\n".join(lines) + "\n"


def visible(text: str) -> str:
    """Return a text that does nothing to a terminal: names in objects may be any bytes."""
    return text.translate(_CONTROLS)


_CONTROLS = {code: f"\\x{code:02x}" for code in (*range(9), *range(11, 32), *range(127, 160))}


class UserError(Exception):
    """Something the user can mend; carries the diagnostic and the exit status."""

    def __init__(self, diagnostic: Diagnostic, status: int = 1) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic
        self.status = status


def bug_report(program: str, error: Exception, wanted: str) -> str:
    """Return a bug of ours in one line: what, where, and what a report should come with."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    where = ""
    if trace:
        file = trace.tb_frame.f_code.co_filename.rpartition("/")[2]
        where = f" at {file}:{trace.tb_lineno}"
    what = " ".join(f"{type(error).__name__}: {error}".split())[:300]
    return f"{program}: internal error{where}: {what}; please report it, with {wanted}\n"


class InternalError(Exception):
    """A bug of ours: rendered as one line that asks for a report."""


def user_error(message: str, *notes: str, where: str = "", code: str = "") -> UserError:
    """Return a `UserError` in one call."""
    return UserError(Diagnostic(message, where=where, notes=notes, code=code))
