"""Write the C or C++ that stands between Python and a function: entries for each derivative.

Every entry takes one array of slots (`slots.py`). In between, a function's `body` takes pointers
to all numbers, so that every derivative treats arguments, results and outputs alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.bindings.records import DESCRIPTOR, SLICE, VALUE, Record, Scalar
from enzyme_cc.bindings.slots import (
    PRIMAL,
    RESULT,
    SECOND,
    SHADOW,
    TANGENT,
    parameter_slots,
    value_slot,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.bindings.records import Field, Function, Parameter, Type
    from enzyme_cc.bindings.slots import Slot

#: The kinds of entries.
CALL, PULL, PUSH, HVP = "call", "vjp", "jvp", "hvp"
#: The tangent of a tangent: what frameworks nest. `HVP` is the tangent of a gradient.
PUSH2 = "jvp2"
_NUMBERS = {
    **{"f2": "_Float16", "f4": "float", "f8": "double", "g": "long double"},
    **{"c8": "float _Complex", "c16": "double _Complex", "c32": "long double _Complex"},
    **{"i1": "signed char", "i2": "short", "i4": "int", "i8": "long"},
    **{"u1": "unsigned char", "u2": "unsigned short", "u4": "unsigned", "u8": "unsigned long"},
    **{"b1": "_Bool", "text": "char"},
}
#: What flang's descriptors call their elements.
_CFI_TYPES = {
    **{"f4": "CFI_type_float", "f8": "CFI_type_double", "": "CFI_type_other"},
    **{"c8": "CFI_type_float_Complex", "c16": "CFI_type_double_Complex"},
    **{f"i{size}": f"CFI_type_int{8 * size}_t" for size in (1, 2, 4, 8)},
}
_DESCRIPTORS = "#include <ISO_Fortran_binding.h>\n"
_HEAD = """#include <enzyme/enzyme.h>
typedef long __attribute__((may_alias)) ez_slot; /* it holds doubles, too */
"""
_CXX_HEAD = """#include <exception>
#include <cstring>
#define _Bool bool
#define _Static_assert static_assert
"""
#: An entry runs row by row: `how` says of each slot whether it stays (0), is an address that moves
#: on by `step` bytes (1), a number of `size` bytes that is read there (2), written (4), or both
#: (6), or the second half of one (8).
_ROWS = """
#ifndef EZ_ROWS
#define EZ_ROWS
typedef struct { long how, step, size; } ez_row;
static void ez_copy(char *to, const char *from, long size) { while (size-- > 0) *to++ = *from++; }
static int ez_rows(int (*entry)(ez_slot *), const ez_slot *all, const ez_row *rows, long slots,
                   long count) {
  ez_slot p[256];
  for (long i = 0; i < count; i++) {
    for (long k = 0; k < slots; k++) {
      const char *at = (const char *)all[k] + i * rows[k].step;
      if (rows[k].how == 8) continue;
      p[k] = rows[k].how == 0 ? all[k] : rows[k].how == 1 ? (ez_slot)at : 0;
      if (rows[k].how & 2) ez_copy((char *)&p[k], at, rows[k].size);
    }
    const int status = entry(p);
    if (status) return status;
    for (long k = 0; k < slots; k++)
      if (rows[k].how & 4)
        ez_copy((char *)all[k] + i * rows[k].step, (const char *)&p[k], rows[k].size);
  }
  return 0;
}
#endif
"""
#: Slots that one entry may have, for `ez_rows`.
MOST_SLOTS = 256


class Entry(NamedTuple):
    """An entry: its name in the library, its kind, and which parameters are differentiated."""

    symbol: str
    kind: str
    wrt: tuple[str, ...] = ()


def slots_of(function: Function, entry: Entry) -> list[Slot]:
    """Return the slots of an entry, in order: those of the call first, then shadows."""
    second = (SHADOW, TANGENT, SECOND)
    roles = {CALL: (), PULL: (SHADOW,), PUSH: (SHADOW,), HVP: second, PUSH2: second}
    found = list(_call_slots(function))
    for role in roles[entry.kind]:
        found += (
            slot._replace(role=role) for slot in _call_slots(function) if slot.name in entry.wrt
        )
    return found


def _call_slots(function: Function) -> Iterator[Slot]:
    for each in function.parameters:
        yield from parameter_slots(each)
    if function.result is not None:
        yield value_slot(RESULT, function.result)


class Glue:
    """The text for one function."""

    def __init__(self, function: Function, index: int) -> None:
        self.function = function
        self.index = index
        self.body = f"ez{index}_body"
        self.structs: dict[str, str] = {}
        self._types: dict[Record, str] = {}

    @property
    def is_cxx(self) -> bool:
        """Return whether exceptions may leave it."""
        return self.function.language == "C++"

    def declaration(self) -> str:
        """Return the function as C declares it, under its own symbol."""
        takes: list[str] = []
        for each in self.function.parameters:
            takes.append(self._passed_type(each))
            takes += ["unsigned long"] if each.passing == SLICE else []
        result = self.function.result
        returns = "void" if result is None else self.type(result)
        return (
            f"extern {returns} ez{self.index}_user({', '.join(takes) or 'void'})"
            f' __asm__("{_escaped(self.function.symbol)}");\n'
        )

    def type(self, kind: Type) -> str:
        """Return how C writes a type."""
        if isinstance(kind, Scalar):
            return _NUMBERS[kind.code]
        if kind not in self._types:
            members = "".join(
                f"  {self._member(each, at)};\n" for at, each in enumerate(kind.fields)
            )
            name = f"struct ez{self.index}_struct{len(self._types)}"
            self._types[kind] = name
            checks = "".join(
                f'_Static_assert(__builtin_offsetof({name}, m{at}) == {each.offset}, "");\n'
                for at, each in enumerate(kind.fields)
            )
            self.structs[name] = (
                f"{name} {{\n{members}}};\n"
                f'_Static_assert(sizeof({name}) == {kind.size}, "");\n{checks}'
            )
        return self._types[kind]

    def _member(self, field: Field, index: int) -> str:
        lengths = "".join(f"[{each}]" for each in field.shape)
        return f"{self.type(field.type)} m{index}{lengths}"

    def _passed_type(self, parameter: Parameter) -> str:
        kind = self.type(parameter.type)
        if parameter.passing == DESCRIPTOR:
            return "void *"
        return kind if parameter.passing == VALUE else f"{kind} *"

    def body_text(self) -> str:
        """Return the body: the call, with every number behind a pointer."""
        call = f"ez{self.index}_user({', '.join(self._arguments())})"
        line = call if self.function.result is None else f"*{RESULT}_ = {call}"
        described = "".join(map(self._descriptor, self.function.parameters))
        return f"void {self.body}({self._formals()}) {{ {described}{line}; }}\n"

    def _descriptor(self, parameter: Parameter) -> str:
        """Return the lines that describe a Fortran array of assumed shape."""
        if parameter.passing != DESCRIPTOR:
            return ""
        name = f"{parameter.name}_"
        rank = len(parameter.lengths)
        kind = self.type(parameter.type)
        lines = (
            f"CFI_CDESC_T({rank}) {name}d; {name}d.base_addr = {name};"
            f" {name}d.elem_len = sizeof({kind}); {name}d.version = CFI_VERSION;"
            f" {name}d.rank = {rank}; {name}d.type = {_CFI_TYPES[_code(parameter.type)]};"
            f" {name}d.attribute = CFI_attribute_other; {name}d.extra = 0; "
        )
        stride = f"sizeof({kind})"
        for axis, length in enumerate(parameter.lengths):
            extent = length.replace(".", "_") + "_"
            lines += (
                f"{name}d.dim[{axis}].lower_bound = 0; {name}d.dim[{axis}].extent = {extent};"
                f" {name}d.dim[{axis}].sm = {stride}; "
            )
            stride = f"{stride} * {extent}"
        return lines

    def _formals(self, *, suffix: str = "_") -> str:
        """Return the parameters of the body."""
        found = [self._formal(slot, suffix) for slot in _call_slots(self.function)]
        return ", ".join(found) or "void"

    def _formal(self, slot: Slot, suffix: str) -> str:
        name = _name(slot, suffix)
        kind = self.type(slot.type)
        if not _is_pointer(slot):
            return f"{kind} {name}"
        # Nobody else knows the memory of a result: what is stored there changes no argument.
        return f"{kind} *{'__restrict ' if slot.name == RESULT else ''}{name}"

    def _arguments(self) -> Iterator[str]:
        for each in self.function.parameters:
            slots = list(parameter_slots(each))
            if each.passing == DESCRIPTOR:
                yield f"&{each.name}_d"
                continue
            yield self._argument(each, slots[0])
            yield from (_name(slot, "_") for slot in slots[1:])

    def _argument(self, parameter: Parameter, slot: Slot) -> str:
        name = _name(slot, "_")
        if parameter.is_array:
            return name
        if parameter.is_by_reference:
            return name
        return f"*{name}" if _is_pointer(slot) else name

    def entry_text(self, entry: Entry) -> str:
        """Return one entry, with what it needs."""
        slots = slots_of(self.function, entry)
        at: dict[tuple[str, str], str] = {}
        index = 0
        for slot in slots:
            at[slot.role, slot.name] = self._actual(slot, index)
            index += width_of(slot)
        helper, lines = _WRITERS[entry.kind](self, entry, at)
        inside = " ".join(lines)
        if self.is_cxx:
            inside = (
                f"try {{ {inside} }} catch (const std::exception &error) "
                "{ std::strncpy(ez_message, error.what(), sizeof ez_message - 1); return 1; } "
                'catch (...) { std::strcpy(ez_message, ""); return 1; }'
            )
        rows = f"int {entry.symbol}_rows(const ez_slot *p, const ez_row *rows, long count)"
        return (
            f"{helper}int {entry.symbol}(ez_slot *p) {{ {inside} return 0; }}\n"
            f"{rows} {{ return ez_rows({entry.symbol}, p, rows, {index}, count); }}\n"
        )

    def _actual(self, slot: Slot, index: int) -> str:
        """Return a slot as an argument of the body."""
        kind = self.type(slot.type)
        if slot.is_address:
            return f"({kind} *)p[{index}]"
        if _is_pointer(slot):
            return f"({kind} *)&p[{index}]"
        return f"({kind})p[{index}]"

    def call_lines(self, _: Entry, at: dict[tuple[str, str], str]) -> tuple[str, list[str]]:
        """Return the lines of the primal call."""
        named = (at[PRIMAL, slot.name] for slot in _call_slots(self.function))
        return "", [f"{self.body}({', '.join(named)});"]

    def first_order(self, entry: Entry, at: dict[tuple[str, str], str]) -> tuple[str, list[str]]:
        """Return the lines of a reverse or a forward derivative."""
        request = "autodiff_void" if entry.kind == PULL else "fwddiff_void"
        actuals: list[str] = []
        for slot in _call_slots(self.function):
            primal = at[PRIMAL, slot.name]
            shadow = at.get((SHADOW, slot.name))
            actuals += (
                [f"enzyme_dup, {primal}, {shadow}"] if shadow else [f"enzyme_const, {primal}"]
            )
        return "", [f"__enzyme_{request}({', '.join([f'(void *){self.body}', *actuals])});"]

    def second_order(self, entry: Entry, at: dict[tuple[str, str], str]) -> tuple[str, list[str]]:
        """Return the tangent of a first derivative, and the helper that is this derivative."""
        first = "fwddiff" if entry.kind == PUSH2 else "autodiff"
        slots = list(_call_slots(self.function))
        formals, inner, outer = [], [], []
        for slot in slots:
            taken = (SHADOW, slot.name) in at
            formals.append(self._formal(slot, "_"))
            primal = at[PRIMAL, slot.name]
            if not taken:
                inner.append(f"enzyme_const, {_name(slot, '_')}")
                outer.append(f"enzyme_const, {primal}")
                continue
            formals.append(self._formal(slot, "_d"))
            inner.append(f"enzyme_dup, {_name(slot, '_')}, {_name(slot, '_d')}")
            outer.append(f"enzyme_dup, {primal}, {at[TANGENT, slot.name]}")
            outer.append(f"enzyme_dup, {at[SHADOW, slot.name]}, {at[SECOND, slot.name]}")
        helper = f"{entry.symbol}_first"
        return (
            f"static void {helper}({', '.join(formals)}) "
            f"{{ __enzyme_{first}_void({', '.join([f'(void *){self.body}', *inner])}); }}\n",
            [f"__enzyme_fwddiff_void({', '.join([f'(void *){helper}', *outer])});"],
        )


_WRITERS = {
    CALL: Glue.call_lines,
    PULL: Glue.first_order,
    PUSH: Glue.first_order,
    HVP: Glue.second_order,
    PUSH2: Glue.second_order,
}


def text_of(parts: list[tuple[Glue, list[Entry]]], *, is_cxx: bool) -> str:
    """Return one file with entries of several functions."""
    head = (_CXX_HEAD if is_cxx else "") + _HEAD + ('extern "C" {\n' if is_cxx else "") + _ROWS
    if is_cxx:
        head += "static thread_local char ez_message[1024];\n"
        head += "const char *ez_error(void) { return ez_message; }\n"
    if any(p.passing == DESCRIPTOR for glue, _ in parts for p in glue.function.parameters):
        head = _DESCRIPTORS + head
    body = ""
    for glue, entries in parts:
        made = glue.declaration() + glue.body_text() + "".join(map(glue.entry_text, entries))
        body += "".join(glue.structs.values()) + made
    return head + body + ("}\n" if is_cxx else "")


def width_of(slot: Slot) -> int:
    """Return how many slots a value takes."""
    return 2 if slot.format == "dd" else 1


def _is_pointer(slot: Slot) -> bool:
    """Return whether the body takes a pointer to it: all but integers that are passed as such."""
    is_number = isinstance(slot.type, Scalar) and slot.type.is_active
    return slot.is_address or slot.is_reference or slot.name == RESULT or is_number


def _name(slot: Slot, suffix: str) -> str:
    return slot.name.replace(".", "_") + suffix


def _code(kind: Type) -> str:
    return kind.code if isinstance(kind, Scalar) else ""


def _escaped(symbol: str) -> str:
    return symbol.replace("\\", "\\\\").replace('"', '\\"')
