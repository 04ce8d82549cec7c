"""Functions of other run-time libraries that have no body here: copies of ours stand for them.

Only where something is differentiated: what the program itself calls stays what it is. A copy that
nothing is made of goes with all other copies, at the end.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.rules.bodies import COPY, copies_of
from enzyme_cc.transform.frontends.cxx.resources import with_tables
from enzyme_cc.transform.frontends.cxx.stream_classes import destructors
from enzyme_cc.transform.frontends.rustc.threads import as_called, models, of_rust

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module

_DECLARED = re.compile(
    r"^declare .*?@(_Fortran\w+|_ZNSt(?:6thread|18condition_variable|13__future_base12_Result_base)"
    r"\w+|_ZN?K?St[1-9]\d*_\w+|_ZNSt3pmr\w+"
    r"|__dynamic_cast|bsearch|qsort|qsort_r"
    r"|gsl_(?:blas|matrix|vector)_\w+"
    r"|(?:cblas_|LAPACKE_)[sdcz]\w+|[sdcz][a-z0-9_]+_(?:64)?"
    r"|cublas[SDCZ]?\w+(?:Batched|Ex)(?:_64)?)\(",
    re.M,
)
#: What has a body in each program, for which copies of ours stand where there are threads: what
#: sets and waits for a future, what counts the owners of an object, and atomic numbers.
_STARTS = ("@_ZNSt6thread15_M_start_thread", "@pthread_create(", "@__kmpc_fork_call(")
_REPLACED = re.compile(
    r"^define .*?@(_ZNK?St(?:13__future_base(?:13_State_baseV2(?:13_M_set_result"
    r"|16_M_break_promise|21_M_set_retrieved_flag)|21_Async_state_commonV27_M_joinEv)"
    r"|16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE(?:10_M_releaseEv|16_M_get_use_countEv"
    r"|15_M_(?:add_ref_copy|weak_add_ref|weak_release)Ev)"
    r"|13__atomic_impl(?:15__(?:fetch_add|fetch_sub|add_fetch|sub_fetch)_flt|4load|5store)I[df]E"
    r")\w*)\(",
    re.M,
)
#: A device's library may be there already, by other means than these: loops until bits of numbers
#: say that they end.
_OF_DEVICE = re.compile(r"^(?:declare|define) .*?@(__nv_r?normf?)\(", re.M)
#: Every table of a packaged task has a function that makes its result ready when the thread ends.
#: Nothing but these calls it; where a program has none, ours stands there and is never run.
_AT_ENDS = re.compile(r'@"?_Z[\w$.]*\d(?:make_ready|set_value|set_exception)_at_thread_exitE')
_AT_END = re.compile(
    r"^define .*?@(_ZNSt13__future_base13_State_baseV221_M_set_delayed_result\w+)\(", re.M
)
#: What these load and store as an integer is one: elements they copy as bytes.
_ACCESS = re.compile(
    r"^(.* = load (?:atomic )?i(?:8|16|32|64), .*|  store (?:atomic )?i(?:8|16|32|64) .*)$", re.M
)
_NAMED = re.compile(r"^(?:define|declare) .*?@([\w.]+)\(|^@([\w.]+) =", re.M)


def with_copies(text: str) -> str:
    """Return a module that has copies of what it declares, where the library has some."""
    tables = with_tables(text)
    text = tables.text
    declared = [*_DECLARED.findall(text), *tables.held]
    if any(each in text for each in _STARTS):
        declared += _REPLACED.findall(text)
        if not _AT_ENDS.search(text):
            declared += _AT_END.findall(text)
    declared += of_rust(text)
    if "@__nv_" in text:
        declared += _OF_DEVICE.findall(text)
    entries = {**destructors(text), **tables.entries}
    copies = copies_of(declared) if declared else {}
    return _with(text, copies, entries) if copies or entries else text


def _with(text: str, copies: dict[str, str], entries: dict[str, str]) -> str:
    # Few programs call what these are for, and pay for what they import.
    from enzyme_cc.transform.frontends.flang.characters import integer_tag  # noqa: PLC0415
    from enzyme_cc.transform.frontends.flang.components import (  # noqa: PLC0415
        HELPERS,
        OF_TYPES,
        functions_of,
    )
    from enzyme_cc.transform.frontends.flang.derived_types import DerivedTypes  # noqa: PLC0415

    written = entries
    if copies.keys() & {*OF_TYPES}:
        copies |= copies_of(HELPERS)
        written = {**entries, **functions_of(DerivedTypes(text))}
    there = {first or second for first, second in _NAMED.findall(text)}
    copies = {name: _with_lengths(entry, name, text) for name, entry in copies.items()}
    added = [entry for name, entry in (copies | written).items() if name not in there]
    number, nodes = integer_tag(text)
    tagged = _ACCESS.sub(rf"\1, !tbaa !{number}", as_called("\n\n".join(added), text))
    return "\n\n".join([text.rstrip("\n"), tagged, nodes])


def _with_lengths(entry: str, name: str, text: str) -> str:
    """Return a copy that takes the lengths of strings, which Fortran passes behind all else."""
    declared = re.search(rf"^declare .*?@{re.escape(name.removeprefix(COPY))}\((.*)\)", text, re.M)
    head = re.match(r"define .*?@[\w.]+\((.*?)\) alwaysinline", entry)
    if declared is None or head is None or not name.endswith("_"):
        return entry
    wanted, own = declared[1].split(", "), head[1].split(", ")
    lengths = [each.split()[0] for each in wanted[len(own) :]]
    if not lengths or any(each not in ("i32", "i64") for each in lengths):
        return entry
    more = "".join(f", {kind} %length{number}" for number, kind in enumerate(lengths))
    return f"{entry[: head.end(1)]}{more}{entry[head.end(1) :]}"


def adopted(module: Module) -> dict[Function, Function]:
    """Return the copies by the functions that they are for, where the two take the same."""
    found: dict[Function, Function] = {}
    for name, copy in module.functions.items():
        declared = module.functions.get(name.removeprefix(COPY))
        if declared is not None and name.startswith(COPY) and _is_alike(declared, copy):
            found[declared] = copy
    for function, name in models(module):
        stands_for = module.functions.get(f"{COPY}{name}")
        if stands_for is not None and _is_alike(function, stands_for):
            found[function] = stands_for
    return found


def _is_alike(declared: Function, copy: Function) -> bool:
    return declared.function_type.text == copy.function_type.text
