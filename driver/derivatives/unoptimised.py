"""A source that names a request: compiled without optimisation, for its output is made again.

Where it asks for nothing after all, or LLVM may have something to say of its code that only
optimising tells, it is compiled as the user says. Loaded only where a source names one.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import UserError
from enzyme_cc.driver.derivatives.derive import Derivation, carried_out
from enzyme_cc.driver.derivatives.readiness import get_ready
from enzyme_cc.driver.files.held_stderr import Held

if TYPE_CHECKING:
    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import TryUnoptimised

#: What IR has where passes or machine code may come with a warning or an error: assembly that is
#: not empty, calls that must not be left, a bound for the stack, what loops are asked to become.
_TELLING = re.compile(
    r' asm (?:[a-z]+ )*"[^"]|"dontcall-|"warn-stack-size"'
    r'|!"llvm\.loop\.(?:distribute|interleave|pipeline|unroll|vectorize)'
)


def may_tell(text: str) -> bool:
    """Return whether LLVM may have something to say when it makes code of IR."""
    return _TELLING.search(text) is not None


def try_unoptimised(step: TryUnoptimised, executor: Execution) -> int | None:
    """Return the status of the step; None where the source is to be compiled as the user says."""
    held = Held()
    if held.file is None:
        return None
    status = executor.run((*step.argv, *held.options()), errors=held.file)
    if status < 0:
        held.release()
        return status
    get_ready(executor.settings)
    derivation = Derivation(step.again, executor)
    if status or not _is_certain(derivation):
        held.forget()
        return None
    held.release()
    status = carried_out(step.again, executor, derivation.status)
    return status if status or derivation.is_made else _left_for_the_link(step, executor)


def _is_certain(derivation: Derivation) -> bool:
    """Return whether derivatives are asked for, and nothing is to be said of the code beside.

    What was made before was made of code like that.
    """
    try:
        if not derivation.is_asked:
            return False
        is_known = derivation.is_too_old or derivation.made_before is not None
        return is_known or not may_tell(derivation.text)
    except (UserError, OSError):
        return False


def _left_for_the_link(step: TryUnoptimised, executor: Execution) -> int:
    """Compile as the user says, without a word: the compiler has said what it has to say."""
    status = executor.run(step.compile.argv, quiet=True)
    return status or executor.do(step.hide)
