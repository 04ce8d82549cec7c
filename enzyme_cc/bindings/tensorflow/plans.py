"""Write what the operation does for one function or derivative: the table that `kernel.c` reads."""

from __future__ import annotations

import ast
import hashlib
from typing import TYPE_CHECKING, Any, NamedTuple

import tensorflow as tf

from enzyme_cc.bindings.arrays import dtype_of, type_name
from enzyme_cc.bindings.errors import SignatureError
from enzyme_cc.bindings.glue import CALL, width_of
from enzyme_cc.bindings.records import Scalar
from enzyme_cc.bindings.rules import READ_ROLES
from enzyme_cc.bindings.shapes import read
from enzyme_cc.bindings.slots import PRIMAL, RESULT
from enzyme_cc.bindings.tensorflow.kernel import know

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.bindings.functions import Function
    from enzyme_cc.bindings.native import Key
    from enzyme_cc.bindings.records import Parameter, Type
    from enzyme_cc.bindings.slots import Slot

_INPUT_ADDRESS, _BUFFER_ADDRESS, _INPUT_NUMBER, _BUFFER_NUMBER, _LENGTH, _SKIPPED, _ZERO = range(7)
_CONSTANT, _MEASURE, _INTEGER = range(3)
_OPERATORS: dict[type[ast.operator], int] = {ast.Add: 3, ast.Sub: 4, ast.Mult: 5, ast.FloorDiv: 6}
_ELEMENTS, _RANK = -1, -2
#: A number that begins as zero, and that nobody asks for.
_ZERO_SLOT = (_ZERO, 0, 0)
#: Letters that C replaces by what a tensor has and what it must have.
_GIVEN, _WANTED = "\1", "\2"
_MOST = 256


class View:
    """A view of the tensors of a function: what is flat, and what TensorFlow has a type for."""

    def __init__(self, function: Function, *, flattens: bool) -> None:
        self.function = function
        self.flattens = flattens
        self.by_name = function.binder.by_name
        self.written = function.written
        self.types: dict[str, Type] = {p.name: p.type for p in function.record.parameters}
        self.types.update(function.outputs)
        for name, kind in function.outputs:
            if tensor_type(kind) is None:
                raise SignatureError(
                    f"{function.__name__}: TensorFlow has no tensors of {type_name(kind)}, which"
                    f" {'its result' if name == RESULT else repr(name)} is"
                )

    def is_flat(self, name: str) -> bool:
        """Return whether it is a vector that tensors of any shape are taken for."""
        parameter = self.by_name[name]
        is_vector = parameter.dims is None or len(parameter.dims) == 1
        return self.flattens and parameter.is_array and is_vector and not parameter.is_declared

    def is_turned(self, name: str) -> bool:
        """Return whether its axes are the other way round in memory."""
        parameter = self.by_name.get(name)
        return parameter is not None and parameter.is_fortran and len(parameter.dims or ()) > 1

    def dims(self, name: str) -> tuple[str, ...] | None:
        """Return the lengths of a parameter's axes as they are in memory."""
        dims = self.by_name[name].dims
        return dims[::-1] if dims is not None and self.is_turned(name) else dims

    def dtype(self, name: str) -> Any:  # noqa: ANN401 - a type of TensorFlow
        """Return the type of its tensors; bytes where TensorFlow has none."""
        return tensor_type(self.types[name]) or tf.uint8

    def is_bytes(self, name: str) -> bool:
        """Return whether the last axis of its tensors is the bytes of an element."""
        return tensor_type(self.types[name]) is None

    def size(self, name: str) -> int:
        """Return the bytes of an element."""
        return dtype_of(self.types[name]).itemsize


def tensor_type(kind: Type) -> Any:  # noqa: ANN401 - a type of TensorFlow, or None
    """Return the type of tensors of such elements, if there is one."""
    if not isinstance(kind, Scalar) or kind.code in ("g", "c32"):
        return None
    return tf.as_dtype(dtype_of(kind))


class Like(NamedTuple):
    """The origin of a shape: an input by its key, a single number, or nothing."""

    key: Key | None
    is_number: bool = False


class Plan:
    """The work of one kind of derivative on the inputs that there are, and its results."""

    def __init__(
        self, view: View, kind: str, wrt: tuple[str, ...], keys: Sequence[Key], results: list[Key]
    ) -> None:
        self.view = view
        self.kind = kind
        self.function = view.function
        self.keys = tuple(keys)
        self.results = results
        self.entry = self.function.native(kind, wrt)
        self.likes = [self._like(key) for key in results]
        self.types = [view.dtype(name) for _, name in results]
        #: Outputs of which no input has the shape.
        self.made: list[str] = []
        #: Inputs of the operation after those that say the shape of results.
        self.places = {key: len(results) + at for at, key in enumerate(keys)}
        buffers, slots = self._memory()
        checks, texts = self._checks()
        inputs = self._inputs()
        if max(len(inputs), len(slots)) > _MOST:
            raise SignatureError(f"{self.function.__name__} has too many arguments for TensorFlow")
        counts = (len(inputs), len(results), len(buffers), len(slots), len(checks))
        rows = (*inputs, *buffers, *slots, *checks)
        table = [*counts, *(number for row in rows for number in row)]
        self.key = self._key(kind, wrt, table)
        throws = self.function.may_throw and kind != CALL
        know(self.key, self.entry, self.function.native(CALL) if throws else None, table, texts)

    def _key(self, kind: str, wrt: tuple[str, ...], table: Sequence[int]) -> int:
        said = f"{self.function.entry_key(kind, wrt)} {self.keys} {table}"
        digest = hashlib.sha256(said.encode()).digest()
        return int.from_bytes(digest[:8], "little", signed=True)

    # -- shapes ----------------------------------------------------------------------------

    def _like(self, key: Key) -> Like:
        """Return what has the shape of a value."""
        _, name = key
        if name == RESULT or not self.view.by_name[name].is_array:
            return Like(None, is_number=True)
        own = [each for each in self.keys if each[1] == name]
        return Like(own[0] if own else self._alike(self.view.by_name[name]))

    def _alike(self, parameter: Parameter) -> Key | None:
        """Return an input whose dimensions are the same as those of an output."""
        if parameter.dims is None or not all(parameter.dims):
            return None
        for role, name in self.keys:
            other = self.view.by_name.get(name)
            if role != PRIMAL or other is None or not other.is_array:
                continue
            is_same = other.dims == parameter.dims and (
                self.view.is_flat(name) == self.view.is_flat(parameter.name)
                and self.view.is_turned(name) == self.view.is_turned(parameter.name)
            )
            if is_same:
                return role, name
        return None

    def _place(self, name: str) -> int:
        """Return the input that has the shape of an array."""
        like = self._like((PRIMAL, name))
        if like.key is not None:
            return self.places[like.key]
        if name not in self.made:
            self.made.append(name)
        return len(self.results) + len(self.keys) + self.made.index(name)

    # -- the table -------------------------------------------------------------------------

    def _inputs(self) -> list[tuple[int, int]]:
        view = self.view
        any_type = [(-1, int(self._is_bytes(like))) for like in self.likes]
        own = [
            (view.dtype(name).as_datatype_enum, int(view.is_bytes(name))) for _, name in self.keys
        ]
        return [*any_type, *own, *((-1, 0) for _ in self.made)]

    def _is_bytes(self, like: Like) -> bool:
        return like.key is not None and self.view.is_bytes(like.key[1])

    def _memory(self) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
        """Return rows of buffers and slots."""
        buffers: list[tuple[int, ...]] = []
        slots: list[tuple[int, ...]] = []
        for slot in self.entry.slots:
            row = self._slot(slot, buffers)
            slots.append(row)
            if width_of(slot) > 1 and not slot.is_address:
                slots.append(row if row == _ZERO_SLOT else (_SKIPPED, 0, 0))
        return buffers, slots

    def _slot(self, slot: Slot, buffers: list[tuple[int, ...]]) -> tuple[int, ...]:
        name, key = slot.name, (slot.role, slot.name)
        array, _, axis = name.partition(".len")
        if array != name:
            return self._length(array, int(axis or 0))
        size = self.view.size(name)
        place = self.places.get(key)
        result = self.results.index(key) if key in self.results else -1
        if not slot.is_address and result < 0:
            if place is not None:
                return _INPUT_NUMBER, place, size
            is_solved = slot.role == PRIMAL and name in self.function.binder.solved
            return self._solved(name) if is_solved else _ZERO_SLOT
        if place is not None and slot.is_address and self._is_read_only(slot):
            return _INPUT_ADDRESS, place, size
        like = result if result >= 0 else self._place(name)
        buffers.append((like, -1 if place is None else place, result, size))
        return (_BUFFER_ADDRESS if slot.is_address else _BUFFER_NUMBER), len(buffers) - 1, size

    def _is_read_only(self, slot: Slot) -> bool:
        if slot.name == RESULT or slot.name in self.view.written:
            return False
        return slot.role == PRIMAL or slot.role in READ_ROLES[self.kind]

    def _solved(self, name: str) -> tuple[int, ...]:
        """Return a length that follows from the shape of an input."""
        place, axis = self.axis_of(name)
        return _LENGTH, place, axis

    def axis_of(self, name: str) -> tuple[int, int]:
        """Return the input that has a length, and which of its axes that is."""
        for key, place in self.places.items():
            parameter = self.view.by_name.get(key[1])
            if key[0] != PRIMAL or parameter is None or not parameter.is_array:
                continue
            dims = self.view.dims(key[1]) or ()
            if name in dims:
                return place, _ELEMENTS if self.view.is_flat(key[1]) else dims.index(name)
        raise TypeError(
            f"{self.function.__name__} needs '{name}': no array that is given has that length"
        )

    def _length(self, name: str, axis: int) -> tuple[int, ...]:
        """Return a length that passes with an array."""
        if self.view.is_flat(name):
            return _LENGTH, self._place(name), _ELEMENTS
        dims = self.view.dims(name) or ("",)
        turned = len(dims) - 1 - axis if self.view.is_turned(name) else axis
        return _LENGTH, self._place(name), turned

    # -- checks ----------------------------------------------------------------------------

    def _checks(self) -> tuple[list[list[int]], list[str]]:
        """Return what is to be checked of inputs, and what is said where that fails."""
        rows: list[list[int]] = []
        texts = [self.function.__name__]
        for (_, name), place in self.places.items():
            parameter = self.view.by_name.get(name)
            is_number = parameter is None or not parameter.is_array
            found = self._of_number(name) if is_number else self._of_array(parameter)
            for what, is_least, text, program in found:
                rows.append([place, what, int(is_least), len(texts), len(program), *program])
                texts.append(text)
        return rows, texts

    def _of_number(self, name: str) -> Iterator[tuple[int, bool, str, list[int]]]:
        text = f"{self.function.__name__}: '{name}' is one number, not a tensor of {_GIVEN}"
        yield _ELEMENTS, False, text, [_CONSTANT, 1]

    def _of_array(self, parameter: Parameter | None) -> Iterator[tuple[int, bool, str, list[int]]]:
        assert parameter is not None, "the result is no array"
        binder = self.function.binder
        name = parameter.name
        dims = self.view.dims(name)
        is_flat = self.view.is_flat(name)
        if dims is not None and not is_flat:
            yield _RANK, False, binder.wrong_rank(parameter, _GIVEN), [_CONSTANT, len(dims)]
        for axis, dim in enumerate(dims or ()):
            if dim:
                own = len(dims or ()) - 1 - axis if self.view.is_turned(name) else axis
                text = binder.wrong_length(parameter, own, _GIVEN, _WANTED)
                yield _ELEMENTS if is_flat else axis, False, text, [*self._program(read(dim))]
        if parameter.extent is not None:
            text = binder.too_short(parameter, _GIVEN)
            yield _ELEMENTS, True, text, [_CONSTANT, parameter.extent]

    def _program(self, tree: ast.expr) -> Iterator[int]:
        """Yield the steps that compute a length."""
        if isinstance(tree, ast.Name):
            place = self.places.get((PRIMAL, tree.id))
            if place is not None:
                yield from (_INTEGER, place)
            else:
                yield from (_MEASURE, *self.axis_of(tree.id))
        elif isinstance(tree, ast.Call):
            array = ast.unparse(tree.args[0])
            first = len(self.view.dims(array) or ("",)) - 1 if self.view.is_turned(array) else 0
            is_flat = self.view.is_flat(array)
            yield from (_MEASURE, self.places[PRIMAL, array], _ELEMENTS if is_flat else first)
        elif isinstance(tree, ast.BinOp):
            yield from self._program(tree.left)
            yield from self._program(tree.right)
            yield _OPERATORS[type(tree.op)]
        else:
            assert isinstance(tree, ast.Constant), "what `names_in` has let pass"
            yield from (_CONSTANT, int(str(tree.value)))
