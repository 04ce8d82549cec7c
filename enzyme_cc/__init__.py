"""enzyme-cc: derivatives of the programs people already have.

This package is the differentiator: text in, text out. It starts no process and reads no
environment. `driver`, `lto`, `attributes` and `toolchains` are its neighbours in the checkout
and import as `enzyme_cc.<name>`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from enzyme_cc.bindings import numba as numba
    from enzyme_cc.bindings.declarations import array as array
    from enzyme_cc.bindings.declarations import const as const
    from enzyme_cc.bindings.declarations import inout as inout
    from enzyme_cc.bindings.declarations import out as out
    from enzyme_cc.bindings.errors import CompileError as CompileError
    from enzyme_cc.bindings.errors import DerivativeError as DerivativeError
    from enzyme_cc.bindings.errors import DerivativeWarning as DerivativeWarning
    from enzyme_cc.bindings.errors import EnzymeError as EnzymeError
    from enzyme_cc.bindings.errors import NativeError as NativeError
    from enzyme_cc.bindings.errors import SignatureError as SignatureError
    from enzyme_cc.bindings.functions import Function as Function
    from enzyme_cc.bindings.jax import jax as jax
    from enzyme_cc.bindings.library import Library as Library
    from enzyme_cc.bindings.library import load as load
    from enzyme_cc.bindings.notebook import load_ipython_extension as load_ipython_extension
    from enzyme_cc.bindings.pytorch import torch as torch
    from enzyme_cc.bindings.tensorflow import tensorflow as tensorflow
    from enzyme_cc.choices import Choices
    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.ir.module import Module as Module
    from enzyme_cc.plan.report import Explained as Explained
    from enzyme_cc.requests.library_exports import Lent as Lent
    from enzyme_cc.requests.reach import Reach as Reach
    from enzyme_cc.rules.memory import Memory
    from enzyme_cc.transform.code.launched import Launched as Launched
    from enzyme_cc.transform.frontends.gpu.kernel_facts import Facts as Facts
    from enzyme_cc.transform.prepare.prepare import Prepared
    from enzyme_cc.transform.program.user_derivatives import Use as Use
    from enzyme_cc.transform.report.vector_loops import Marked as Marked
    from enzyme_cc.transform.session import Outcome as Outcome

VERSION = "0.1.0"


def prepare(
    text: str,
    name: str = "<unit>",
    *,
    choices: Choices | None = None,
    is_part: bool = False,
    inline: bool = True,
) -> Prepared:
    """Return a module for LLVM to simplify before its requests are differentiated.

    `is_part` says that it is linked with others, when what it leaves open can be done; without
    `inline`, functions that are called once stay functions.
    """
    from enzyme_cc.transform.prepare.prepare import prepare as run  # noqa: PLC0415

    return run(text, name, choices=choices, is_part=is_part, inline=inline)


def differentiate(
    text: str, name: str = "<unit>", *, explain: bool = False, choices: Choices | None = None
) -> Outcome:
    """Return a module whose requests of the innermost level are replaced by derivatives."""
    # The driver imports this package for every file; the machinery is for those with requests.
    from enzyme_cc.transform.session import differentiate as run  # noqa: PLC0415

    return run(text, name, explain=explain, choices=choices)


def reach(text: str, name: str) -> Reach:
    """Return what the requests of a module reach beyond it, and what its symbols do."""
    from enzyme_cc.requests.reach import Reach as Made  # noqa: PLC0415
    from enzyme_cc.rules.library import Library  # noqa: PLC0415

    return Made(text, name, Library.default())


def asked(text: str, name: str) -> tuple[tuple[str, str], ...]:
    """Return where a module calls what is to be replaced, and what that is called."""
    from enzyme_cc.ir.module import Module as Made  # noqa: PLC0415
    from enzyme_cc.requests.find import asked_in  # noqa: PLC0415

    return tuple(asked_in(Made(text, name)))


def launched(text: str, name: str) -> dict[str, Launched]:
    """Return the kernels of a device that what requests in host code ask about may launch."""
    from enzyme_cc.transform.frontends.gpu.launches import launched as run  # noqa: PLC0415

    return run(text, name)


def alone(text: str, kernels: Iterable[str]) -> str:
    """Return code for a device of whose kernels all is known, to be simplified for `facts_of`."""
    from enzyme_cc.transform.frontends.gpu.kernels import alone as run  # noqa: PLC0415

    return run(text, kernels)


def variables_of(text: str) -> dict[str, bool]:
    """Return the variables of a device that host code registers, and whether it says them."""
    from enzyme_cc.transform.frontends.gpu.device_variables import variables_of as run  # noqa: PLC0415

    return run(text)


def facts_of(
    text: str,
    name: str,
    kernels: Mapping[str, Launched],
    variables: Mapping[str, bool],
    earlier: Mapping[str, Facts] | None = None,
) -> dict[str, Facts]:
    """Return what the host must know of kernels, with what the code for other devices says."""
    from enzyme_cc.transform.frontends.gpu.kernel_facts import facts_of as run  # noqa: PLC0415

    return run(text, name, kernels, variables, earlier or {})


def problem_of_launches(text: str, name: str, facts: dict[str, Facts]) -> Diagnostic | None:
    """Return what is wrong with how host code launches these kernels."""
    from enzyme_cc.transform.frontends.gpu.launches import problem_of_launches as run  # noqa: PLC0415

    return run(text, name, facts)


def with_derivatives(text: str, facts: dict[str, Facts]) -> str:
    """Return code for a device that asks for derivatives of kernels, too."""
    from enzyme_cc.transform.frontends.gpu.kernels import with_derivatives as run  # noqa: PLC0415

    return run(text, facts)


def with_kernels(text: str, facts: dict[str, Facts]) -> str:
    """Return host code that can launch derivatives of kernels."""
    from enzyme_cc.transform.frontends.gpu.launches import with_kernels as run  # noqa: PLC0415

    return run(text, facts)


def knows(name: str) -> bool:
    """Return whether there is a rule for a function of this name."""
    from enzyme_cc.rules.library import Library  # noqa: PLC0415

    return Library.default().callee(name) is not None


def lend(module: Module, reached: Iterable[str], exported: Mapping[str, str]) -> Lent:
    """Return what of a shared library's module a program may have that is differentiated."""
    from enzyme_cc.requests.library_exports import lend as run  # noqa: PLC0415

    return run(module, reached, exported)


def settled(text: str) -> str:
    """Return the text of all modules together, where some are lent."""
    from enzyme_cc.requests.library_exports import settled as run  # noqa: PLC0415

    return run(text)


def unused_rules(uses: tuple[Use, ...]) -> tuple[Diagnostic, ...]:
    """Return warnings of rules that were in reach and took no part, of all levels of a unit."""
    from enzyme_cc.transform.program.user_derivatives import unused  # noqa: PLC0415

    return tuple(unused(uses))


def rule_lines(uses: tuple[Use, ...]) -> str:
    """Return how often each rule of the user's took part, to be read."""
    from enzyme_cc.transform.program.user_derivatives import lines  # noqa: PLC0415

    return lines(uses)


def keep_rules(memory: Memory) -> None:
    """Say where the rules we bring are to be had as they were read before."""
    from enzyme_cc.rules.memory import Chosen  # noqa: PLC0415

    Chosen.memory = memory


def check_choices(choices: Choices) -> None:
    """Read what was chosen: a rule file that is wrong is an error with its place, as are names."""
    from enzyme_cc.analysis.types.heuristics import heuristics_named  # noqa: PLC0415
    from enzyme_cc.rules.library import Library  # noqa: PLC0415

    Library.chosen(choices.rules)
    heuristics_named(choices.no_heuristics)


def tables(explained: tuple[Explained, ...], folder: str = "") -> str:
    """Return a table of what functions keep on their tapes, with paths relative to the folder."""
    from enzyme_cc.plan.tables import tables as run  # noqa: PLC0415

    return run(explained, folder)


def page(
    explained: tuple[Explained, ...], source: Callable[[str], str | None], folder: str = ""
) -> str:
    """Return the same as an HTML page, with the lines of the source: `source` reads a file."""
    from enzyme_cc.plan.page import page as run  # noqa: PLC0415

    return run(explained, source, folder)


def marked_loops(text: str, explained: tuple[Explained, ...]) -> Marked:
    """Return IR to compile for LLVM's remarks about loops, of a module without requests."""
    from enzyme_cc.transform.report.vector_loops import mark  # noqa: PLC0415

    return mark(text, explained)


def with_remarks(
    marked: Marked, remarks: Iterable[tuple[int, int, str]], explained: tuple[Explained, ...]
) -> tuple[Explained, ...]:
    """Return what is explained with LLVM's remarks: each is a line, a width and a reason."""
    from enzyme_cc.transform.report.vector_loops import Remark, told  # noqa: PLC0415

    return told(marked, map(Remark._make, remarks), explained)


#: The front door from Python: what is imported only when it is asked for, and needs NumPy.
_BINDINGS = {
    **{"load": "library", "Library": "library", "Function": "functions"},
    **{"load_ipython_extension": "notebook", "torch": "pytorch"},
    "tensorflow": "tensorflow",
    **dict.fromkeys(("array", "out", "inout", "const"), "declarations"),
    "jax": "jax",
    **dict.fromkeys(
        (
            *("EnzymeError", "CompileError", "DerivativeError", "NativeError"),
            *("SignatureError", "DerivativeWarning"),
        ),
        "errors",
    ),
}


#: What is a module of its own.
_MODULES = ("numba",)


def __getattr__(name: str) -> object:
    if name in _MODULES:
        from importlib import import_module  # noqa: PLC0415 - the commands never come here

        return import_module(f"enzyme_cc.bindings.{name}")
    module = _BINDINGS.get(name)
    if module is None:
        raise AttributeError(f"module 'enzyme_cc' has no attribute '{name}'")
    from importlib import import_module  # noqa: PLC0415 - the commands never come here

    return getattr(import_module(f"enzyme_cc.bindings.{module}"), name)
