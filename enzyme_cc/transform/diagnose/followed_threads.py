"""Threads that cannot be followed: nobody waits for them, or what becomes of them is not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.transform.frontends.rustc.threads import RELEASES, STARTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.requests.model import Request
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.report.report import Report

_JOIN = "wait for it by pthread_join, or std::thread::join, in what is differentiated"
#: What is said of calls that are left once threads are functions, and what to do.
_SAID = {
    "_ZNSt6thread6detachEv": ("a thread that nobody waits for cannot be reversed", _JOIN),
    "pthread_cancel": ("a thread that is stopped from outside cannot be reversed", _JOIN),
    "pthread_create": (
        "it is not known which function a thread runs",
        "name the function in the call of pthread_create, and compile its body in the same unit",
    ),
    "pthread_detach": ("a thread that nobody waits for cannot be reversed", _JOIN),
    "pthread_exit": (
        "a thread ends here, inside of functions that it has called",
        "return from the function that the thread runs",
    ),
    "pthread_join": (
        "what a thread returns is not followed",
        "let the thread store it behind the pointer that it is given, and join it with null",
    ),
    "pthread_timedjoin_np": ("it is not known whether this thread was waited for", _JOIN),
    "pthread_tryjoin_np": ("it is not known whether this thread was waited for", _JOIN),
}


def refuse_chance(program: Program, report: Report, asked: Iterable[Request]) -> bool:
    """Say where chance decides in which order gradients are added to, if it must not."""
    together = [each for each in asked if not program.together.keys().isdisjoint(each.functions)]
    if not program.is_deterministic or not together:
        return False
    for each in together:
        name = report.places.name(each.function)
        report.add(
            "EZ0494",
            f"with --enzyme-deterministic, several threads ask for the gradient of {name} and add "
            "to the same shadow: in which order is left to chance",
            each.call,
            "give each thread a shadow of its own, and add these up once all are done",
            "or compile without --enzyme-deterministic",
        )
    return True


def refuse_threads(program: Program, report: Report, reached: Iterable[Function]) -> bool:
    """Say where threads cannot be followed, if some are; whether there is such a place."""
    functions = list(reached)
    if any(STARTS.fullmatch(each) for each in program.module.functions):
        found = _refuse_rust(report, functions)
        if found:
            return True
    if not any(each.is_thread for each in program.regions.values()):
        return False
    found = False
    for line in (line for each in functions for line in each.instructions()):
        callee = callee_of(line) if isinstance(line, CallBase) else None
        said = _SAID.get(callee.name) if callee is not None and callee.is_declaration else None
        if said is not None:
            found = True
            report.add("EZ0485", said[0], line, said[1])
    return found


def _refuse_rust(report: Report, functions: Iterable[Function]) -> bool:
    """Say where Rust starts threads, once for each function that does."""
    found = False
    for line in (line for each in functions for line in each.instructions()):
        callee = callee_of(line) if isinstance(line, CallBase) else None
        if callee is not None and STARTS.fullmatch(callee.name):
            found = True
            report.add(
                "EZ0496",
                "a thread of Rust is started here, and what Rust's library does to run and join it "
                "is not seen",
                line,
                f"compile with rustc {' or '.join(RELEASES)}",
                "or let what is differentiated run in one thread, by an iterator in place of spawn",
                "or let each thread ask for the derivative of its part, with a shadow of its own",
            )
    return found
