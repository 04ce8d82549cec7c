"""Taking one piece of a file through the passes asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.choices import DEFAULT
from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.module import Module
from enzyme_cc.opt.comments import without_comments
from enzyme_cc.opt.passes import Job

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.choices import Choices
    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.opt.passes import Pass
    from enzyme_cc.opt.split import Piece


class Outcome:
    """The outcome of one piece."""

    def __init__(self) -> None:
        #: What the printers said.
        self.report = ""
        #: The module as it is now; None if something is wrong with it.
        self.module: str | None = None
        self.problems: list[Diagnostic] = []
        self.remarks: list[Diagnostic] = []
        #: The patterns that some function's name fits.
        self.used_patterns: set[str] = set()


def process(
    piece: Piece,
    name: str,
    passes: Sequence[Pass],
    patterns: tuple[str, ...],
    choices: Choices = DEFAULT,
) -> Outcome:
    """Run the passes in order, up to one that finds something wrong."""
    outcome = Outcome()
    try:
        job = Job(Module(piece.text, name), patterns, choices)
        outcome.problems, outcome.remarks = job.problems, job.remarks
        outcome.used_patterns = job.used_patterns()
        for each in passes:
            each.begin(job)
            if not job.problems:
                outcome.report += each.run(job)
            if job.problems:
                return outcome
        printed = piece.without_lines_before(job.module.print())
        outcome.module = without_comments(printed) if passes else printed
    except UserError as error:
        outcome.problems.append(error.diagnostic)
    return outcome
