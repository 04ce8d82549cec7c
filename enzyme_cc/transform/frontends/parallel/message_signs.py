"""Messages as signs (signs.py) that threads of one process give each other.

With MPI_THREAD_MULTIPLE a thread may learn from a message what another thread of its process did:
one that came straight from it, or by way of other processes. Not all messages on such a way are
sent back: what has no numbers is not. So all that begins a message gives a sign, and what waits
for one takes it: the order in time within a process holds whatever the others told each other.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import named_calls
from enzyme_cc.ir.constants import null
from enzyme_cc.transform.frontends.parallel.signs import note_sign

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module

#: MPI's functions in C, with large counts, for profiling, and in Fortran.
_NAME = re.compile(r"p?mpi_(\w+?)(?:_c|__?)?", re.IGNORECASE)
_DATA = "bcast|reduce|allreduce|(?:all)?gatherv?|scatterv?|alltoallv?|reduce_scatter(?:_block)?"
_ALL = f"barrier|scan|exscan|{_DATA}|neighbor_(?:allgather|alltoall)v?"
_MAKERS = r"(?:comm|cart|graph|dist_graph|intercomm)_(?:dup|split|create|merge|sub)\w*"
_BEGINS = re.compile(
    rf"i?[bsr]?send|i?recv|sendrecv(?:_replace)?|start(?:all)?|i?(?:{_ALL})|{_MAKERS}"
)
#: What is over when something has come, which others have sent; whoever comes back from a probe or
#: MPI_Ssend knows that another one has come to where it sends or receives.
_TAKES = re.compile(
    rf"recv|sendrecv(?:_replace)?|{_ALL}|{_MAKERS}|i?probe|ssend|(?:wait|test)(?:all|any|some)?"
)


def note_messages(module: Module, copies: Iterable[Function]) -> None:
    """Let copies of functions note where messages give signs, and take them."""
    for call, callee in list(named_calls(copies)):
        matched = _NAME.fullmatch(callee.name)
        if matched is not None and callee.is_declaration:
            name = matched[1].lower()
            gives, takes = (each.fullmatch(name) is not None for each in (_BEGINS, _TAKES))
            note_sign(module, call, null(), gives=gives, takes=takes)
