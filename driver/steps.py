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


class Link:
    """Run a command that links; where it fails, requests for derivatives in its inputs count."""

    __slots__ = ("argv", "inputs")

    def __init__(self, argv: Words, inputs: tuple[str, ...]) -> None:
        self.argv = argv
        self.inputs = inputs


class HideIr:
    """Hide the IR in the objects of the command before from linkers and other tools.

    Where an object is not what and where it was expected, run `instead`: the plain command,
    which writes over whatever the other one wrote.
    """

    __slots__ = ("instead", "paths")

    def __init__(self, paths: tuple[str, ...], instead: tuple[str, ...]) -> None:
        self.paths = paths
        self.instead = instead


class AddIr:
    """Compile a source once more, to `bitcode`, and put that into its object.

    Never a reason for the command to fail: the object is complete without.
    """

    __slots__ = ("argv", "bitcode", "path", "source")

    def __init__(self, argv: Words, bitcode: Temporary, source: str, path: str) -> None:
        self.argv = argv
        self.bitcode = bitcode
        self.source = source
        self.path = path


class Say:
    """Print a line to standard output."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


Step = Replace | Run | Link | HideIr | AddIr | Say


class Plan:
    """The steps of one command, and why it adds no IR where it adds none."""

    __slots__ = ("reason", "steps")

    def __init__(self, steps: tuple[Step, ...], reason: StepAside | None = None) -> None:
        self.steps = steps
        self.reason = reason
