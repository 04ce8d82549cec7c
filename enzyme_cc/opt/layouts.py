"""The layouts of a module's named types, as lines."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import Diagnostic, UserError
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.types import StructType
from enzyme_cc.opt.places import where

if TYPE_CHECKING:
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type

_NAMED = re.compile(r'^[ \t]*(%(?:"[^"]*"|[-a-zA-Z$._0-9]+))\s*=\s*type\b', re.MULTILINE)
_TARGET = re.compile(r"^[ \t]*target\s+datalayout\b", re.MULTILINE)


def print_layouts(module: Module) -> str:
    """Return a line for each named type, in the order of the text."""
    layout = _layout_of(module)
    lines = []
    for found in _NAMED.finditer(module.text):
        kind = module.named_type(found[1])
        if kind is not None:
            lines.append(f"{found[1]}: {_described(layout, kind)}\n")
    return "".join(lines)


def _layout_of(module: Module) -> DataLayout:
    try:
        return DataLayout(module.data_layout)
    except ValueError as error:
        found = _TARGET.search(module.text)
        place = where(module, found.start() if found else 0)
        raise UserError(Diagnostic(str(error), where=place)) from error


def _described(layout: DataLayout, kind: Type) -> str:
    try:
        numbers = layout.layout(kind)
        times = " x vscale" if numbers.scalable else ""
        line = f"{numbers.alloc_size}{times} bytes, aligned to {numbers.abi_alignment}"
        return line + _fields(layout, kind)
    except ValueError as error:
        return str(error).removeprefix(f"{kind} has ")


def _fields(layout: DataLayout, kind: Type) -> str:
    if not isinstance(kind, StructType):
        return ""
    fields = layout.struct_layout(kind)
    if not fields.offsets:
        return ", no fields"
    times = " (x vscale)" if fields.scalable else ""
    padded = "; padding" if fields.has_padding else ""
    return f", fields at {', '.join(map(str, fields.offsets))}{times}{padded}"
