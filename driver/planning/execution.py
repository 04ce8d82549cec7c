"""The plan that is being carried out, as what does its steps sees it: types only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from enzyme_cc import Explained, Facts
    from enzyme_cc.driver.files.workspace import Workspace
    from enzyme_cc.driver.planning.steps import Place, Step, Words
    from enzyme_cc.driver.settings import Settings
    from enzyme_cc.toolchains.model import Toolchain


class Execution(Protocol):
    """Runs commands, finds the files of a plan, and tells the user what is done."""

    program: str
    settings: Settings
    toolchain: Toolchain
    files: Workspace
    #: What is on the pages that were written, by their paths.
    explained: dict[str, tuple[Explained, ...]]
    #: Whether each command reads standard input from its start.
    rereads: bool
    #: By source, kernels that host code launches where it is differentiated.
    kernels: dict[str, dict[str, Facts]]
    #: Sources with requests that are left for a link of code for devices.
    left_open: set[str]

    def run(self, words: Words, *, quiet: bool = False, errors: int | None = None) -> int:
        """Run a command to its end; return its status, negative for a signal."""
        ...

    def do(self, step: Step) -> int:
        """Do one step; return its status, negative for a signal."""
        ...

    def place(self, word: Place) -> str:
        """Return a word as it is, a temporary file as its path."""
        ...

    def called_output(self, place: Place) -> str:
        """Return how people call an output; nothing for temporary files."""
        ...

    def called(self, places: tuple[Place, ...]) -> dict[str, str]:
        """Return by their paths how people call the sources that temporary files are made of."""
        ...

    def note(self, text: str) -> None:
        """Write a line for who wants to know what is done."""
        ...

    def say(self, text: str) -> None:
        """Write a line to standard error, as of our command."""
        ...
