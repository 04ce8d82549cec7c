"""Kernels that host code launches where it is differentiated: which ones, and facts about them.

Looked for before anything is compiled, for the code for devices comes first and must have the
kernels' derivatives. Loaded only for sources with code for a device that name us.
"""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

import enzyme_cc
from enzyme_cc.diagnostics import Diagnostic, UserError
from enzyme_cc.driver.derivatives.derivation import front_end_ir, in_source, said
from enzyme_cc.driver.derivatives.readiness import get_ready
from enzyme_cc.driver.terminal import write
from enzyme_cc.lto.request_scan import COMMON
from enzyme_cc.toolchains.backend import backend_for
from enzyme_cc.words.own_code import at_own_code, system_folders

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from enzyme_cc import Facts, Launched
    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import LookAtLaunches
    from enzyme_cc.toolchains.backend import Backend

_FAILED = 1


def look(step: LookAtLaunches, executor: Execution) -> int:
    """Find the kernels whose derivatives are wanted; what stands in their way is said."""
    with open(executor.place(step.image), "wb"):
        pass  # it is there so that kernels are registered
    host, _ = front_end_ir(executor, *step.host)
    if COMMON not in host:
        return 0
    get_ready(executor.settings)
    backend = backend_for(executor.toolchain)
    name = f"<IR of {step.source}>"
    text = backend.to_ir(host)
    if step.is_lost and _is_lost(text, name, step, executor):
        return _FAILED
    kernels = enzyme_cc.launched(text, name)
    if not kernels:
        return 0
    devices = [front_end_ir(executor, *each)[0] for each in step.devices]
    if not all(devices):
        return 0
    try:
        facts, problems = facts_on_all(backend, map(backend.to_ir, devices), text, name, kernels)
    except UserError as error:
        write(2, error.diagnostic.render(executor.program))
        return _FAILED
    here = "" if os.path.isabs(step.source) else os.getcwd() + "/"
    placed = [in_source(each, name, partial(_named, step.source)) for each in problems]
    for each in at_own_code(placed, system_folders(step.devices[0][0])):
        write(2, said(each, executor.program, here))
    executor.kernels[step.source] = facts
    return _FAILED if problems else 0


def facts_on_all(
    backend: Backend, codes: Iterable[str], text: str, name: str, kernels: Mapping[str, Launched]
) -> tuple[dict[str, Facts], tuple[Diagnostic, ...]]:
    """Return what a host's code must know of kernels, for each device, and what is in their way."""
    facts: dict[str, Facts] = {}
    variables = enzyme_cc.variables_of(text)
    for code in codes:
        simple = backend.simplify(enzyme_cc.alone(code, kernels))
        facts = enzyme_cc.facts_of(simple, name, kernels, variables, facts)
    apart = enzyme_cc.problem_of_launches(text, name, facts)
    found = (apart, *(each.problem for each in facts.values()))
    return facts, tuple(each for each in found if each is not None)


def _is_lost(text: str, name: str, step: LookAtLaunches, executor: Execution) -> bool:
    """Say that host code asks, and is in an object before code for the device is linked."""
    found = enzyme_cc.asked(text, name)
    if found:
        where, asked = found[0]
        problem = Diagnostic(
            f"{asked} in host code beside code for a device that is linked later: it cannot be "
            "differentiated",
            where=where,
            notes=(
                "compile both to an object (-c), without -foffload-lto or with -fgpu-rdc beside it",
                "or make the request in code for the device, or in a file without such code",
            ),
            code="EZ0499",
        )
        here = "" if os.path.isabs(step.source) else os.getcwd() + "/"
        placed = in_source(problem, name, partial(_named, step.source))
        write(2, said(placed, executor.program, here))
    return bool(found)


def _named(source: str, _: str) -> str:
    return source
