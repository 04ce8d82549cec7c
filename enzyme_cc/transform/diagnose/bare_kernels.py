"""Requests of host code about a kernel by itself: nothing says in which threads it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.instructions import CallBase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.requests.model import Request
    from enzyme_cc.transform.report.report import Report

#: What takes the grid that a launch has put there, and what puts it there.
_TAKES = ("__cudaPopCallConfiguration", "__hipPopCallConfiguration")
_GIVES = ("__cudaPushCallConfiguration", "__hipPushCallConfiguration")


def refuse_bare_kernels(report: Report, requests: Iterable[Request]) -> bool:
    """Complain of requests about what stands on the host for a kernel; return whether any is."""
    found = False
    for request in requests:
        for function in filter(_is_bare, request.functions):
            name = report.places.name(function)
            report.add(
                "EZ0501",
                f"{request.mode.spelling} of {name}: {name} is a kernel, and nothing launches it "
                "here",
                request.call,
                "differentiate a function of the host that launches it: "
                f"void run(...) {{ {name}<<<blocks, threads>>>(...); }}",
                f"or ask in code for the device, in a kernel of your own, about what a thread of "
                f"{name} does",
            )
            found = True
    return found


def _is_bare(function: Function) -> bool:
    """Return whether a function takes the grid of a launch that is elsewhere."""
    called = {
        callee.name
        for each in function.instructions()
        if isinstance(each, CallBase) and (callee := callee_of(each)) is not None
    }
    return not called.isdisjoint(_TAKES) and called.isdisjoint(_GIVES)
