"""Operations: a function or one of its derivatives, from tensors to tensors, without any graph.

An operation takes its values in the order of `keys`, and returns those of `results`. It may do so
for rows: values in `rows` have one more dimension, the first; so have all results.
"""

from __future__ import annotations

import struct
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from enzyme_cc.bindings.glue import CALL, HVP, PULL, PUSH, PUSH2, width_of
from enzyme_cc.bindings.native import MOVES, READ, SKIPPED, STAYS, WRITTEN
from enzyme_cc.bindings.pytorch.layouts import Layouts, Memory, contiguous, dtype_of
from enzyme_cc.bindings.records import Scalar
from enzyme_cc.bindings.slots import PRIMAL, RESULT, SECOND, SHADOW, TANGENT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from enzyme_cc.bindings.functions import Function
    from enzyme_cc.bindings.native import Key, NativeEntry
    from enzyme_cc.bindings.pytorch.layouts import Layout
    from enzyme_cc.bindings.slots import Slot

#: The outputs and the gradient of one number, in one run of the reverse derivative.
VALUE_AND_GRAD = "value_and_grad"
#: How a slot is filled: an address of what is read; of what is written; a number; a fixed integer.
READS, MADE, NUMBER, FIXED = range(4)
_NO_ROWS: frozenset[int] = frozenset()
_TENSOR = torch.Tensor
_DISPATCH = getattr(torch.Tensor, "__torch_dispatch__", None)


def _none() -> int:
    return 0


#: How many modes see what is dispatched: those of tracers, and of what counts operations.
_modes = getattr(torch._C, "_len_torch_dispatch_stack", _none)  # noqa: SLF001 - no other way to ask
#: The role of the outputs' values, and the roles of seeds: of the outputs or of the inputs.
_SEEDS: dict[str, tuple[tuple[str, bool], ...]] = {
    CALL: (),
    PULL: ((SHADOW, False),),
    PUSH: ((SHADOW, True),),
    HVP: ((SHADOW, False), (TANGENT, True), (SECOND, False)),
    PUSH2: ((SHADOW, True), (TANGENT, True), (SECOND, True)),
    VALUE_AND_GRAD: ((SHADOW, False),),
}
_RESULTS: dict[str, tuple[tuple[str, bool], ...]] = {
    **{CALL: (), VALUE_AND_GRAD: ((SHADOW, True),)},
    PULL: ((SHADOW, True),),
    PUSH: ((SHADOW, False),),
    HVP: ((SECOND, True), (TANGENT, False), (SHADOW, True)),
    PUSH2: ((SECOND, False),),
}


class Operations:
    """All operations of one function."""

    def __init__(self, function: Function, *, flattens: bool = False) -> None:
        self.function = function
        self.layouts = Layouts(function, flattens=flattens)
        self.names = function.binder.order
        #: What whoever traces is shown; none before PyTorch 2.4.
        self.operators: Any = None
        self.made: dict[tuple[str, tuple[str, ...], frozenset[Key]], Operation] = {}

    def get(
        self, kind: str, wrt: Sequence[str] = (), rows: frozenset[Key] = frozenset()
    ) -> Operation:
        """Return an operation; `wrt` are inputs in their order."""
        key = kind, tuple(wrt), rows
        found = self.made.get(key)
        if found is None:
            found = self.made[key] = Operation(self, *key)
        return found

    def ordered(self, names: set[str]) -> tuple[str, ...]:
        """Return inputs in their order."""
        return tuple(name for name in self.function.inputs if name in names)


class Operation:
    """One of them."""

    def __init__(
        self, source: Operations, kind: str, wrt: tuple[str, ...], rows: frozenset[Key]
    ) -> None:
        self.source = source
        self.function = source.function
        self.layouts = source.layouts
        self.kind = kind
        self.wrt = wrt
        self.rows = rows
        outputs = self.function.active_outputs
        keys: list[Key] = [(PRIMAL, name) for name in source.names]
        for role, is_input in _SEEDS[kind]:
            keys += [(role, name) for name in (wrt if is_input else outputs)]
        self.keys = tuple(keys)
        results: list[Key] = []
        if kind in (CALL, VALUE_AND_GRAD):
            results += [(PRIMAL, name) for name, _ in self.function.outputs]
        for role, is_input in _RESULTS[kind]:
            results += [(role, name) for name in (wrt if is_input else outputs)]
        self.results: tuple[Key, ...] = tuple(results)
        self.primals = len(source.names)
        self.row_indices = frozenset(i for i, key in enumerate(keys) if key in rows)
        types = {each.name: each.type for each in self.function.record.parameters}
        types.update(self.function.outputs)
        self.dtypes = {name: dtype_of(kind) for name, kind in types.items()}
        self.has_integers = any(not kind.is_active for _, kind in self.function.outputs)
        self.is_plain_call = kind == CALL and not rows
        #: Which of the results have a derivative.
        self.active = [i for i, (_, name) in enumerate(results) if name in outputs]
        self._derivatives: dict[tuple[str, tuple[bool, ...]], Operation] = {}
        #: The cotangent of what this is the gradient of: one real number that is returned.
        self.target = 1.0 if self.is_plain_call and self._is_loss() else None

    def derivative(self, kind: str, needed: tuple[bool, ...]) -> Operation:
        """Return the derivative of this call by those of its arguments that are needed."""
        found = self._derivatives.get((kind, needed))
        if found is None:
            zipped = zip(self.source.names, needed, strict=True)
            names = self.source.ordered({name for name, is_it in zipped if is_it})
            found = self._derivatives[kind, needed] = self.source.get(kind, names)
        return found

    def _is_loss(self) -> bool:
        """Return whether a gradient can be had together with the value.

        Not in C++: it could throw, and no exception may leave a derivative.
        """
        result = self.function.record.result
        is_real = isinstance(result, Scalar) and not result.is_complex
        is_one = self.function.active_outputs == [RESULT]
        return is_real and is_one and not self.function.may_throw

    @cached_property
    def entry(self) -> NativeEntry:
        """Return the compiled code."""
        return self.function.native(PULL if self.kind == VALUE_AND_GRAD else self.kind, self.wrt)

    @cached_property
    def steps(self) -> list[tuple[Key, int]]:
        """Return how each slot is filled."""
        return list(self._steps())

    def _steps(self) -> Iterator[tuple[Key, int]]:
        written = self.function.written
        for key, slot in zip(self.entry.keys, self.entry.slots, strict=True):
            role, name = key
            if name not in self.layouts.by_name and name != RESULT:
                yield key, FIXED
            elif not slot.is_address:
                yield key, NUMBER
            else:
                yield key, READS if role == PRIMAL and name not in written else MADE

    def compute(self, values: Sequence[Any]) -> Sequence[torch.Tensor]:
        """Run it; the values are tensors without a graph, numbers, or None."""
        if is_traced(values) and self.source.operators is not None:
            shown: Sequence[torch.Tensor] = self.source.operators.apply(self, values)
            return shown
        return self.native(values)

    def native(self, values: Sequence[Any]) -> list[torch.Tensor]:
        """Run it on memory, whoever looks on."""
        if self.rows:
            layout = self.layouts.of(values[: self.primals], self.primal_rows)
            return self._compute_rows(dict(zip(self.keys, values, strict=True)), layout)
        layout = self.layouts.of(values[: self.primals], _NO_ROWS)
        plan = layout.plans.get(self)
        if plan is None:
            plan = layout.plans[self] = Plan(self, layout)
        return plan.run(values)

    @cached_property
    def primal_rows(self) -> frozenset[int]:
        """Return which arguments have a row for each run."""
        return frozenset(each for each in self.row_indices if each < self.primals)

    def number(self, key: Key, value: Any, layout: Layout) -> Any:  # noqa: ANN401 - of its type
        """Return the number for a slot: the one given, one that follows from shapes, or zero."""
        role, name = key
        if value is None:
            dtype = self.dtypes[name]
            if role == PRIMAL and name in layout.integers:
                return layout.integers[name]
            return 0j if dtype is not None and dtype.is_complex else 0
        if isinstance(value, torch.Tensor):
            if value.numel() != 1:
                raise ValueError(
                    f"{self.function.__name__}: '{name}' is one number, and the tensor given has"
                    f" shape {tuple(value.shape)}"
                )
            value = value.item()
        return self.function.binder.takers[name].number(value) if role == PRIMAL else value

    def made(self, key: Key, value: torch.Tensor | None, memory: Memory) -> torch.Tensor:
        """Return new memory that begins with the value, or with zeros."""
        if value is None:
            if not memory.is_fortran:
                return torch.zeros(memory.shape, dtype=memory.dtype, device="cpu")
            return filled(memory, None)
        self.check(key, value, memory.shape, memory.dtype)
        return filled(memory, value)

    def check(self, key: Key, value: torch.Tensor, shape: tuple[int, ...], dtype: Any) -> None:  # noqa: ANN401 - a torch.dtype
        """Refuse what is not like its array; what PyTorch brings always is."""
        if value.shape != shape or value.dtype != dtype or not value.is_cpu:
            what = {PRIMAL: "the memory", SHADOW: "the derivative"}.get(key[0], "the tangent")
            raise ValueError(
                f"{self.function.__name__}: {what} of '{key[1]}' has shape {tuple(value.shape)},"
                f" {value.dtype} on {value.device}, not {tuple(shape)}, {dtype} on cpu"
            )

    # -- rows ------------------------------------------------------------------------------

    def _compute_rows(self, given: Mapping[Key, Any], layout: Layout) -> list[torch.Tensor]:
        """Run it once for each row, in one native loop."""
        count = layout.count
        if count is None:
            count = next(len(value) for key, value in given.items() if key in self.rows)
        entry = self.entry
        table = np.zeros((entry.layout.size // 8, 3), np.int64)
        flat: list[Any] = []
        made: dict[Key, torch.Tensor] = {}
        kept: list[torch.Tensor] = []
        place = 0
        for (key, how), slot in zip(self.steps, entry.slots, strict=True):
            value = given.get(key)
            if how == FIXED:
                flat.append(layout.integers[key[1]])
            elif how == NUMBER and not self._is_row_number(key):
                number = self.number(key, value, layout)
                flat += (number.real, number.imag) if is_pair(slot) else (number,)
            else:
                tensor = self._rows_of(key, how, value, layout, count)
                (kept.append(tensor) if how == READS else made.__setitem__(key, tensor))
                flat.append(tensor)
                table[place] = self._row(how, key, tensor)
                if width_of(slot) > 1:
                    table[place + 1, 0] = SKIPPED
            place += width_of(slot)
        memory = self._packed(flat)
        if entry.call_rows(entry.memory.from_buffer(memory), table.ctypes.data, count):
            raise entry.error()
        return [made[key] for key in self.results]

    def _is_row_number(self, key: Key) -> bool:
        """Return whether each run has its own: what a row gives, and all that is written."""
        role, name = key
        if role != PRIMAL or key in self.rows or name == RESULT:
            return True
        parameter = self.layouts.by_name[name]
        return parameter.is_written

    def _rows_of(
        self,
        key: Key,
        how: int,
        value: Any,  # noqa: ANN401 - a tensor, a number or None
        layout: Layout,
        count: int,
    ) -> torch.Tensor:
        name = key[1]
        one = Memory((), (), self.dtypes[name], is_fortran=False)
        memory = layout.arrays[name] if how != NUMBER else one
        if how == READS and key not in self.rows:
            return reads(value, memory)
        step = contiguous((count, int(np.prod(memory.shape))), is_fortran=False)[0]
        several = memory._replace(
            shape=(count, *memory.shape), strides=(step, *memory.strides), is_fortran=False
        )
        if how == READS:
            if memory.is_fortran:
                return filled(several, value)
            return reads(value, several)
        if value is None:
            return filled(several, None)
        if not isinstance(value, torch.Tensor):
            value = torch.scalar_tensor(value, dtype=memory.dtype, device="cpu")
        self.check(key, value, several.shape if key in self.rows else memory.shape, memory.dtype)
        return filled(several, value)

    def _row(self, how: int, key: Key, tensor: torch.Tensor) -> tuple[int, int, int]:
        size = tensor.element_size()
        if how == READS and key not in self.rows:
            return STAYS, 0, 0
        step = tensor.stride(0) * size
        if how == NUMBER:
            is_read_only = key[0] == PRIMAL and key not in self.results
            return READ | (0 if is_read_only else WRITTEN), step, size
        return MOVES, step, size

    def _packed(self, flat: Sequence[Any]) -> bytearray:
        """Return slots: addresses of tensors, also in place of numbers, and numbers."""
        entry = self.entry
        memory = bytearray(entry.layout.size)
        offset = index = 0
        for slot in entry.slots:
            value = flat[index]
            width = width_of(slot)
            if isinstance(value, torch.Tensor):
                struct.pack_into("<Q", memory, offset, value.data_ptr())
                index += 1
            else:
                parts = 2 if is_pair(slot) else 1
                struct.pack_into(f"<{slot.format}", memory, offset, *flat[index : index + parts])
                index += parts
            offset += 8 * width
        return memory


def is_traced(values: Sequence[Any]) -> bool:
    """Return whether somebody looks at what is dispatched, or tensors only stand for others."""
    if _modes():
        return True
    for value in values:
        kind = type(value)
        if (
            kind is not _TENSOR
            and issubclass(kind, _TENSOR)
            and kind.__torch_dispatch__ is not _DISPATCH
        ):
            return True
    return False


def is_pair(slot: Slot) -> bool:
    """Return whether a number is complex: two of `struct`'s values."""
    return slot.format in ("ff", "dd")


def filled(memory: Memory, value: torch.Tensor | None) -> torch.Tensor:
    """Return new memory with the value, or with zeros."""
    made = torch.empty_strided(memory.shape, memory.strides, dtype=memory.dtype, device="cpu")
    return made.zero_() if value is None else made.copy_(value)


def reads(value: torch.Tensor, memory: Memory) -> torch.Tensor:
    """Return a tensor whose memory is as the function reads it: the same one, if it is."""
    if value.is_conj() or value.is_neg():
        value = value.resolve_conj().resolve_neg()
    if not memory.is_fortran:
        return value.contiguous()
    return value if value.stride() == memory.strides else filled(memory, value)


class Plan:
    """The slots of an operation on one layout: a template, and what to put into it each time."""

    def __init__(self, operation: Operation, layout: Layout) -> None:
        self.operation = operation
        self.layout = layout
        entry = self.entry = operation.entry
        index_of = {key: index for index, key in enumerate(operation.keys)}
        self.template: list[Any] = []
        self.reads: list[tuple[int, int, Memory]] = []
        self.makes: list[tuple[int, int, Key, Memory]] = []
        self.numbers: list[tuple[int, int, Key, bool]] = []
        places: dict[Key, int] = {}
        for (key, how), slot in zip(operation.steps, entry.slots, strict=True):
            at = len(self.template)
            self.template += (0, 0) if is_pair(slot) else (0,)
            index = index_of.get(key, -1)
            if how == FIXED:
                self.template[at] = layout.integers[key[1]]
            elif how == READS:
                self.reads.append((at, index, layout.arrays[key[1]]))
            elif how == MADE:
                places[key] = len(self.makes)
                self.makes.append((at, index, key, layout.arrays[key[1]]))
            elif index >= 0:
                self.numbers.append((at, index, key, is_pair(slot)))
        #: Of each result: which of the arrays made it is, or where its number is.
        self.results = [
            (places[key], -1, None) if key in places else (-1, entry.places[key][0], key)
            for key in operation.results
        ]
        self.dtypes = [operation.dtypes[name] for _, name in operation.results]

    def run(self, values: Sequence[Any]) -> list[torch.Tensor]:
        """Run it; return the results."""
        flat = self.template.copy()
        kept = []
        for at, index, memory in self.reads:
            tensor = values[index]
            is_odd = memory.is_fortran or tensor.is_conj() or tensor.is_neg()
            if is_odd or not tensor.is_contiguous():
                tensor = reads(tensor, memory)
                kept.append(tensor)
            flat[at] = tensor.data_ptr()
        made = []
        for at, index, key, memory in self.makes:
            value = values[index] if index >= 0 else None
            tensor = self.operation.made(key, value, memory)
            made.append(tensor)
            flat[at] = tensor.data_ptr()
        for at, index, key, is_two in self.numbers:
            number = self.operation.number(key, values[index], self.layout)
            if is_two:
                flat[at], flat[at + 1] = number.real, number.imag
            else:
                flat[at] = number
        return self._results(self._run(flat), made)

    def _run(self, flat: Sequence[Any]) -> tuple[Any, ...]:
        entry = self.entry
        memory = bytearray(entry.layout.size)
        try:
            entry.layout.pack_into(memory, 0, *flat)
        except struct.error as error:
            name = self.operation.function.__name__
            raise OverflowError(f"{name}: a number does not fit its parameter: {error}") from None
        if entry.call(entry.memory.from_buffer(memory)):
            raise entry.error()
        return entry.layout.unpack_from(memory)

    def _results(self, found: tuple[Any, ...], made: Sequence[torch.Tensor]) -> list[torch.Tensor]:
        results = []
        for (index, at, key), dtype in zip(self.results, self.dtypes, strict=True):
            if key is None:
                results.append(made[index])
                continue
            number = complex(found[at], found[at + 1]) if dtype.is_complex else found[at]
            results.append(torch.scalar_tensor(number, dtype=dtype, device="cpu"))
        return results
