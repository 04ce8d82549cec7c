"""A parallel region, once it is a function: its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase


#: What begins the names of such functions.
REGION = "enzyme_cc.parallel."
#: How many parameters there are before what a thread is given: where its handle goes, attributes.
OF_THREAD = 2


class ParallelRegion(NamedTuple):
    """A function that runs another as often as there are threads.

    Its parameters are those of the other, but for the first two, the number of the thread. Or it
    starts one thread: then its first two are not the other's.
    """

    function: Function
    #: The call in it of what each thread runs.
    call: CallBase
    #: Whether it starts a thread, which somebody else waits for.
    is_thread: bool = False
