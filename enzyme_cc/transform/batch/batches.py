"""The functions that run several instances: each made once for its context, declared at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.lanes.batched import Lockstep, Share
from enzyme_cc.analysis.memory.analysis import Memory
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.types import VOID, array_type, function_type
from enzyme_cc.transform.abi.signature import parameter_names
from enzyme_cc.transform.batch.write import Batch, write
from enzyme_cc.transform.code.derivative_attributes import function_attributes, parameter_attributes

if TYPE_CHECKING:
    from enzyme_cc.analysis.lanes.batched import Context, Lanes
    from enzyme_cc.ir.types import Type
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.report.report import Report


class Batches:
    """Everything that the batches of a module share."""

    def __init__(self, program: Program, report: Report) -> None:
        self.program = program
        self.report = report
        self.module = program.module
        self.layout = DataLayout(self.module.data_layout)
        self._memory = Memory(self.module, program.library)
        self._made: dict[tuple[Context, int], Batch] = {}
        self._pending: list[Batch] = []

    def lockstep(self) -> Lockstep:
        """Return what is found out for one request: what it mistrusts, another one may trust."""
        program = self.program
        return Lockstep(self._memory, lambda each: program.bodies.name(each) in program.kept_whole)

    def of(self, lanes: Lanes, width: int) -> Batch:
        """Return the function of a context; written later."""
        key = lanes.context, width
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._declare(lanes, width)
            self._pending.append(found)
        return found

    def _declare(self, lanes: Lanes, width: int) -> Batch:
        function = lanes.context.function
        counts = [1 if each is Share.SAME else width for each in lanes.context.arguments]
        spread = list(zip(function.arguments, counts, strict=True))
        kinds = tuple(each.type for each, count in spread for _ in range(count))
        made = new_function(
            self.module,
            f"batch{width}{self.program.bodies.name(function)}",
            function_type(self._result(lanes, width), kinds),
            names=parameter_names(function, [count - 1 for count in counts]),
            prefix="internal",
            suffix=function_attributes(function),
        )
        made.edited = True
        words = [
            parameter_attributes(each, active=True, unneeded=False)
            for each, count in spread
            for _ in range(count)
        ]
        for argument, text in zip(made.arguments, words, strict=True):
            argument.attributes = text
        return Batch(made, lanes, width)

    def _result(self, lanes: Lanes, width: int) -> Type:
        kind = lanes.context.function.return_type
        return array_type(width, kind) if kind is not VOID and lanes.result_differs else kind

    def write(self) -> None:
        """Write every function that was declared, and those that these call."""
        while self._pending:
            write(self, self._pending.pop(0))
