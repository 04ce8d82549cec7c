"""What a plan is made of. Values only: they can be printed and compared, and do nothing."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enzyme_cc.driver.aside import StepAside


class Temporary:
    """A file that exists only while a plan runs; the same number is the same file."""

    __slots__ = ("number", "suffix")

    def __init__(self, number: int, suffix: str) -> None:
        self.number = number
        self.suffix = suffix


Words = tuple[str | Temporary, ...]


class Replace:
    """Become the command."""

    __slots__ = ("argv",)

    def __init__(self, argv: tuple[str, ...]) -> None:
        self.argv = argv


class Run:
    """Run the command to its end; a failure ends the plan with its status."""

    __slots__ = ("argv",)

    def __init__(self, argv: Words) -> None:
        self.argv = argv


class MarkObject:
    """Keep an object's IR out of what is linked from it, and from tools that would take it."""

    __slots__ = ("path",)

    def __init__(self, path: str) -> None:
        self.path = path


class AddIr:
    """Compile once more, to `bitcode`, and put that into an object that exists."""

    __slots__ = ("argv", "bitcode", "path")

    def __init__(self, argv: Words, bitcode: Temporary, path: str) -> None:
        self.argv = argv
        self.bitcode = bitcode
        self.path = path


class Say:
    """Print a line to standard output."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


Step = Replace | Run | MarkObject | AddIr | Say


class Plan:
    """The steps of one command, and why it adds no IR where it adds none."""

    __slots__ = ("reason", "steps")

    def __init__(self, steps: tuple[Step, ...], reason: StepAside | None = None) -> None:
        self.steps = steps
        self.reason = reason
