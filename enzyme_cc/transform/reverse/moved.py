"""Where numbers are in memory that is moved as bytes: both sweeps ask, and get one answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.type_tree import MAX_BYTES, UNUSED
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.transform.numbers import numbers_of_memory

if TYPE_CHECKING:
    from enzyme_cc.analysis.type_tree import Kind
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.frame import Frame
    from enzyme_cc.transform.numbers import Numbers


def known_numbers(
    frame: Frame, call: CallBase, target: Value, source: Value, size: Value
) -> Numbers | None:
    """Where numbers are in what is moved; None, and a complaint, if that is unknown."""
    types, layout = frame.shared.types, frame.shared.layout
    told = frame.shared.reverse.carrying.told(call)
    found = numbers_of_memory(
        types, layout, target, size, known=_other_bytes(frame, source, size) | told
    ) or numbers_of_memory(types, layout, source, size, known=told)
    if found is None and getattr(size, "value", 1) != 0:
        frame.complain(
            "EZ0201",
            "it is not known where the numbers are in what is copied here",
            call,
            "compile with -g or -O1, so that types are known",
            "or copy it as what it is, not as bytes",
        )
    return found


def _other_bytes(frame: Frame, pointer: Value, size: Value) -> dict[int, Kind]:
    """What is known of bytes by their use behind another pointer."""
    found: dict[int, Kind] = {}
    if isinstance(size, IntConstant) and 0 < size.value <= MAX_BYTES:
        for start, kind, length in frame.shared.types.memory(None, pointer, size.value):
            if kind not in UNUSED:
                found.update(dict.fromkeys(range(start, start + length), kind))
    return found
