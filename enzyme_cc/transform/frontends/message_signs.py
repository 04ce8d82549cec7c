"""Messages without numbers, as signs (signs.py) that threads of one process give each other.

With MPI_THREAD_MULTIPLE a thread may learn from a message what another thread of its process did:
one that came straight from it, or by way of other processes. Where such a message has numbers, its
adjoint orders them back; what has none is not sent back. So all that begins a message gives a sign,
and what waits for one without numbers, or for all processes, takes it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import named_calls
from enzyme_cc.ir.constants import null
from enzyme_cc.rules.datatypes import are_numbers, types_of_buffers
from enzyme_cc.transform.frontends.signs import note_sign

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module
    from enzyme_cc.rules.model import Rule

#: MPI's functions in C, with large counts, for profiling, and in Fortran.
_NAME = re.compile(r"p?mpi_(\w+?)(?:_c|__?)?", re.IGNORECASE)
_DATA = "bcast|reduce|allreduce|(?:all)?gatherv?|scatterv?|alltoallv?|reduce_scatter(?:_block)?"
_ALL = f"barrier|scan|exscan|{_DATA}|neighbor_(?:allgather|alltoall)v?"
_MAKERS = r"(?:comm|cart|graph|dist_graph|intercomm)_(?:dup|split|create|merge|sub)\w*"
_BEGINS = re.compile(
    rf"i?[bsr]?send|i?recv|sendrecv(?:_replace)?|start(?:all)?|i?(?:{_ALL})|{_MAKERS}"
)
#: What is over when something has come, which others have sent.
_RECEIVES = re.compile(rf"recv|sendrecv(?:_replace)?|{_ALL}|{_MAKERS}")
#: Whoever comes back from these knows that another one has come to where it receives.
_SIGNS = ("probe", "iprobe", "ssend")
_SIGNS_LATER = ("issend", "ssend_init")
_RECEIVES_LATER = re.compile(rf"irecv|recv_init|i(?:{_ALL})")
_WAITS = re.compile("(?:wait|test)(?:all|any|some)?")


def note_messages(
    module: Module, copies: Iterable[Function], rule: Callable[[Function], Rule | None]
) -> None:
    """Let copies of functions note where messages give signs, and take them."""
    found = []
    for call, callee in named_calls(copies):
        matched = _NAME.fullmatch(callee.name)
        if matched is not None and callee.is_declaration:
            found.append((call, matched[1].lower(), rule(callee)))
    is_waiting_told = any(
        name in _SIGNS_LATER or (_RECEIVES_LATER.fullmatch(name) and _is_sign(call, known))
        for call, name, known in found
    )
    for call, name, known in found:
        takes = (
            name in _SIGNS
            or (_RECEIVES.fullmatch(name) is not None and _is_sign(call, known))
            or (_WAITS.fullmatch(name) is not None and is_waiting_told)
        )
        gives = _BEGINS.fullmatch(name) is not None
        note_sign(module, call, null(), gives=gives, takes=takes)


def _is_sign(call: CallBase, rule: Rule | None) -> bool:
    """Return whether what comes may have no numbers, so that nothing is sent back for it."""
    types = [] if rule is None else [kind for _, kind in types_of_buffers(rule)]
    return not types or any(kind < 0 or not are_numbers(call.arguments[kind]) for kind in types)
