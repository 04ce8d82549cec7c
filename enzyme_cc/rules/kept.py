"""Rules as bytes and back: ten times as fast as reading the files that they are written in."""

from __future__ import annotations

import io
import pickle
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from enzyme_cc.ir.types import DOUBLE, FLOAT, FP80
from enzyme_cc.rules import formula, model

if TYPE_CHECKING:
    from collections.abc import Iterable

_RECORDS: tuple[type, ...] = (
    *(formula.Binary, formula.Call, formula.Compare, formula.Conditional, formula.Function),
    *(formula.Logic, formula.Name, formula.Negative, formula.Number, formula.Part),
    *(formula.Unknown, Fraction),
    *(model.Allocation, model.Argument, model.Kink, model.Overwrite, model.Partial, model.Rule),
)
_BY_NAME = {(each.__module__, each.__qualname__): each for each in _RECORDS}
_WORDS = (model.Effect, model.Kind, model.Range, model.Role)
#: What there is once: read back, it must be the same object.
_UNIQUE: dict[str, object] = {
    **{str(each): each for each in (DOUBLE, FLOAT, FP80)},
    **{str(each): each for kind in _WORDS for each in kind},
}
_NAMES = {id(each): name for name, each in _UNIQUE.items()}


def packed(rules: Iterable[model.Rule]) -> bytes:
    """Rules as bytes."""
    file = io.BytesIO()
    _Pickler(file, protocol=5).dump(tuple(rules))
    return file.getvalue()


def unpacked(data: bytes) -> tuple[model.Rule, ...]:
    """The rules that were packed; only records come out, whatever the bytes say."""
    found: tuple[model.Rule, ...] = _Unpickler(io.BytesIO(data)).load()
    return found


class _Pickler(pickle.Pickler):
    def persistent_id(self, value: object) -> str | None:
        return _NAMES.get(id(value))


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, name: str) -> object:
        return _UNIQUE[name]

    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401
        return _BY_NAME[module, name]
