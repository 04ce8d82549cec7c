"""Guess no length silently: see whether a function stays within arrays whose lengths names suggest.

`n` is mostly the length of the array beside it, but not always. So where the length was not
declared, the first call is made on copies that lie between two kinds of padding: results that
depend on it, or padding that changed, say that the function goes beyond.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from enzyme_cc.bindings.slots import PRIMAL, RESULT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.bindings.native import Key, NativeEntry
    from enzyme_cc.bindings.records import Function, Parameter

_Array = np.ndarray[Any, Any]
#: Bytes on either side, and what they are.
_PADDING = 4096
_FILLINGS = (0, 0x3F)
#: Larger arrays are not copied.
_LARGEST = 1 << 26


def guessed(function: Function) -> list[Parameter]:
    """Return the parameters whose lengths are names that only suggest them."""
    return [
        each
        for each in function.parameters
        if each.is_array and each.dims and each.dims[0] and not each.is_declared
    ]


def beyond(function: Function, entry: NativeEntry, values: Mapping[Key, Any]) -> Parameter | None:
    """Return a parameter beyond whose end a call goes; None where none is found."""
    names = guessed(function)
    arrays = [values[PRIMAL, each.name] for each in names]
    if not function.is_repeatable or sum(each.nbytes for each in arrays) > _LARGEST:
        return None
    return next((each for each in names if _goes_beyond(each, function, entry, values)), None)


def _goes_beyond(
    parameter: Parameter, function: Function, entry: NativeEntry, values: Mapping[Key, Any]
) -> bool:
    """Return whether padding of one array matters, or is overwritten."""
    outcomes = []
    written = [p.name for p in function.parameters if p.is_written and p.is_array]
    changed = {(PRIMAL, name) for name in (*written, RESULT)}
    for filling in _FILLINGS:
        padded, array = _padded(values[PRIMAL, parameter.name], filling)
        tried = {k: _copied(value) if k in changed else value for k, value in values.items()}
        tried[PRIMAL, parameter.name] = array
        found = entry.run(tried)
        size = array.nbytes
        if (padded[:_PADDING] != filling).any() or (padded[_PADDING + size :] != filling).any():
            return True
        kept = [np.asarray(tried[PRIMAL, name]).tobytes() for name in written]
        result = tried.get((PRIMAL, RESULT))
        kept += [result.tobytes()] if isinstance(result, np.ndarray) else []
        outcomes.append((repr(_without_addresses(entry, found)), kept))
    return outcomes[0] != outcomes[1]


def _padded(array: _Array, filling: int) -> tuple[_Array, _Array]:
    """Return memory with padding, and the copy of an array in it."""
    memory = np.full(array.nbytes + 2 * _PADDING, filling, np.uint8)
    inner = memory[_PADDING : _PADDING + array.nbytes].view(array.dtype).reshape(array.shape)
    inner[...] = array
    return memory, inner


def _copied(value: Any) -> Any:  # noqa: ANN401 - a number or an array
    return value.copy("K") if isinstance(value, np.ndarray) else value


def _without_addresses(entry: NativeEntry, found: tuple[Any, ...]) -> list[Any]:
    """Return the numbers in slots."""
    return [
        entry.number(found, key) for key, (_, slot) in entry.places.items() if not slot.is_address
    ]
