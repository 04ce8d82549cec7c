"""Active values that are put where no derivative is kept: warned of, or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.transform.roots import deposits, only_in_globals

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from enzyme_cc.analysis.activity import ActivityResults, Context
    from enzyme_cc.transform.report import Report


def report_losses(
    report: Report,
    found: ActivityResults,
    inactive: frozenset[str],
    contexts: Container[Context],
) -> None:
    """Say where these contexts lose derivatives.

    That is by the user's own word, or because nobody knows of memory.
    """
    for deposit, is_said in deposits(found):
        if deposit.context not in contexts:
            continue
        if inactive and only_in_globals(deposit.pointer, inactive):
            continue
        if is_said:
            report.add(
                "EZ0304",
                "a value that carries a derivative is stored in memory that the request calls "
                "constant: what is read from there counts as constant",
                deposit.instruction,
                *_called_constant(report, found),
                "mark the parameter enzyme_dup and pass a shadow, be it only for work space",
                severity="warning",
            )
        else:
            report.add(
                "EZ0305",
                "a value that carries a derivative is stored in memory of unknown origin, which "
                "has no shadow",
                deposit.instruction,
                "pass the memory as a parameter with a shadow, or allocate it in what is "
                "differentiated",
            )


def _called_constant(report: Report, found: ActivityResults) -> Iterator[str]:
    """Which parameters those are, where anything tells how they are called."""
    function = found.root.function
    names = [report.places.parameter(each) for each in found.lost]
    if names and all(names):
        said = ", ".join(f"'{each}'" for each in names)
        yield f"the request is about {report.places.name(function)}, and calls {said} constant"
