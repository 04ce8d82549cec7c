"""Running what a rule emits: a module around one rule, compiled in memory, at any point.

Functions that formulas call and this machine's libm lacks are called back for in Python.
"""

import ctypes
import re
import struct
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

import llvmlite.binding as llvm
import mpmath
from native import target_machine
from rules.primals import BITS, PRIMALS, primals_of, span

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.constants import poison, zero
from enzyme_cc.ir.floats import from_float, is_infinite, is_nan, is_negative, round_fraction
from enzyme_cc.ir.floats import to_fraction as exact
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import (
    DOUBLE,
    FLOAT,
    FP80,
    FP128,
    HALF,
    I8,
    I32,
    I64,
    POINTER,
    VOID,
    VectorType,
    function_type,
    like,
    vector_type,
)
from enzyme_cc.rules.adjoint import adjoints, needed_names
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.emission import PLAIN, Emission
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.tangent import tangent
from enzyme_cc.transform.program.complex_calls import Unpacking
from enzyme_cc.transform.report.report import Report
from enzyme_cc.transform.runtime_calls.library import with_runtime

LANES = 4
SLOT = 16
#: How the bits of a number lie in memory.
_BYTES = {16: 2, 32: 4, 64: 8, 80: 10, 128: 16}
#: Exponents of numbers that are 0 or infinite in every type.
_FAR = 20000
_INTEGERS = (Role.INTEGER, Role.INTEGER_OUT)
#: Intrinsics that take one integer for all lanes.
ONE_INTEGER = ("powi",)
#: Functions whose integer is a `long` or a `long long`.
LONG_INTEGER = ("Fortran scale", "compoundn", "pown", "rootn", "scalbln")

#: How complex functions of each type are called on x86-64: others are called in the same way.
CALLED = {
    HALF: "",
    FLOAT: "declare <2 x float> @conjf(<2 x float>)",
    DOUBLE: "declare { double, double } @conj(double, double)",
    FP80: "declare { x86_fp80, x86_fp80 } @conjl(ptr byval({ x86_fp80, x86_fp80 }) align 16)",
    FP128: "declare void @conjf128(ptr sret({ fp128, fp128 }) align 16, "
    "ptr byval({ fp128, fp128 }) align 16)",
}

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()
for library in ("libm.so.6", "libgcc_s.so.1"):
    llvm.load_library_permanently(library)


@dataclass
class Program:
    """A compiled function from slots of numbers to slots of numbers."""

    engine: object
    kind: object
    results: int
    name: str = "f"

    def __call__(self, inputs):
        source = b"".join(_bytes_of(self.kind, each) for each in inputs)
        target = ctypes.create_string_buffer(self.results * SLOT)
        entry = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)
        entry(self.engine.get_function_address(self.name))(source, target)
        size = _BYTES[self.kind.width]
        raw = [target.raw[at : at + size] for at in range(0, len(target), SLOT)]
        return [number_of(self.kind, int.from_bytes(each, "little")) for each in raw]


def _bytes_of(kind, value):
    if isinstance(value, int):
        return value.to_bytes(8, "little", signed=True).ljust(SLOT, b"\0")
    return (_often if value else encoded)(kind, value).to_bytes(SLOT, "little")


def encoded(kind, value):
    """The bits of the number of a type nearest to one of mpmath's."""
    if not value:
        return from_float(kind, float(value))
    size = mpmath.mag(value)
    if not -_FAR < size < _FAR:
        return from_float(kind, 0.0 if size < 0 else float(mpmath.sign(value) * mpmath.inf))
    return round_fraction(kind, fraction(value))


#: Of any but zeros, which are equal whatever their sign is.
_often = cache(encoded)


def fraction(value):
    sign, digits, exponent, _ = mpmath.mpf(value)._mpf_
    return (-1 if sign else 1) * Fraction(int(digits)) * Fraction(2) ** int(exponent)


def number_of(kind, bits):
    """What the bits mean, to mpmath."""
    if kind in _UNPACKED:
        integer, number = _UNPACKED[kind]
        return mpmath.mpf(struct.unpack(number, struct.pack(integer, bits))[0])
    if is_nan(kind, bits):
        return mpmath.nan
    if is_infinite(kind, bits):
        return -mpmath.inf if is_negative(kind, bits) else mpmath.inf
    value = exact(kind, bits)
    return mpmath.ldexp(mpmath.mpf(value.numerator), 1 - value.denominator.bit_length())


#: As Python reads integers, and numbers with the same bits.
_UNPACKED = {FLOAT: ("<I", "<f"), DOUBLE: ("<Q", "<d")}


def rounded(kind, value):
    return value if isinstance(value, int) else number_of(kind, encoded(kind, value))


# -- building --------------------------------------------------------------------------------------


class Workshop:
    """A module of functions from slots to slots, compiled together."""

    def __init__(self, kind):
        self.kind = kind
        triple = llvm.get_default_triple()
        data = llvm.Target.from_triple(triple).create_target_machine().target_data
        text = f'target datalayout = "{data}"\ntarget triple = "{triple}"\n{CALLED[kind]}\n'
        self.module = Module(text, "rule.ll")
        self.functions = {}

    def function(self, name, lanes):
        """A function to be filled."""
        made = self.functions[name] = Scaffold(self, name, lanes)
        return made

    def compiled(self):
        """Each function by its name, ready to be called."""
        Unpacking(self.module, Library.default()).pack(Report(self.module))
        whole = with_runtime(self.module)
        stand_ins(whole)
        parsed = llvm.parse_assembly(_without_holes(whole.print()))
        parsed.verify()
        machine = target_machine(0)
        engine = llvm.create_mcjit_compiler(parsed, machine)
        engine.finalize_object()
        return {
            name: Program(engine, self.kind, each.given, name)
            for name, each in self.functions.items()
        }


_DECLARED = re.compile(r"^declare (\w+) @(\w+)\(([^)]*)\).*$", re.MULTILINE)
_CALLBACK = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)
_KINDS = {each.text: each for each in (FLOAT, DOUBLE, FP80, FP128)}
_called_back = {}


def _without_holes(text):
    """The module, with a body for each function of a number and an integer that libm lacks."""
    return _DECLARED.sub(_with_body, text)


def _with_body(found):
    type_, name, parameters = found.groups()
    if llvm.address_of_symbol(name) is not None:
        return found[0]
    assert parameters == f"{type_}, i64", f"libm has no {name}"
    address = ctypes.cast(_in_python(name, _KINDS[type_]), ctypes.c_void_p).value
    return f"""define {type_} @{name}({type_} %x, i64 %n) {{
  %in = alloca {type_}
  %out = alloca {type_}
  store {type_} %x, ptr %in
  call void inttoptr (i64 {address} to ptr)(ptr %in, i64 %n, ptr %out)
  %made = load {type_}, ptr %out
  ret {type_} %made
}}"""


def _in_python(name, kind):
    """What C calls for a function of this name: mpmath's, correctly rounded."""
    primal = next(each for each in PRIMALS if name.startswith(each) and each in LONG_INTEGER)
    size = _BYTES[kind.width]

    def called(source, integer, target):
        bits = int.from_bytes(ctypes.string_at(source, size), "little")
        try:
            value = PRIMALS[primal](number_of(kind, bits), integer)
        except ZeroDivisionError:
            value = mpmath.inf
        made = encoded(kind, value)
        ctypes.memmove(target, made.to_bytes(size, "little"), size)

    return _called_back.setdefault((name, kind), _CALLBACK(called))


#: Functions of libraries that are not there, computed by mpmath; kept for as long as code is.
_STAND_INS = {}
_IN_C = {DOUBLE: ctypes.c_double, I32: ctypes.c_int}


def stand_ins(module):
    """Let what is declared and in no library of C be called."""
    for function in module.functions.values():
        name = function.name
        if name.startswith("gsl_") and function.is_declaration and name not in _STAND_INS:
            kinds = [_IN_C[each] for each in function.function_type.parameters]
            made = ctypes.CFUNCTYPE(ctypes.c_double, *kinds)(_stand_in(name))
            _STAND_INS[name] = made
            llvm.add_symbol(name, ctypes.cast(made, ctypes.c_void_p).value)


def _stand_in(name):
    def computed(*arguments):
        given = [each if isinstance(each, int) else mpmath.mpf(each) for each in arguments]
        try:
            return float(PRIMALS[name](*given))
        except ZeroDivisionError:
            return float("inf")

    return computed


class Scaffold:
    """A function around a rule: loads from slots, stores to slots, lane by lane."""

    def __init__(self, workshop, name, lanes):
        self.workshop = workshop
        self.kind = kind = workshop.kind
        self.type = vector_type(lanes, kind) if lanes > 1 else kind
        signature = function_type(VOID, (POINTER, POINTER))
        function = new_function(workshop.module, name, signature, names=("in", "out"))
        self.builder = Builder.at_end(function.insert_block("entry"))
        self.source, self.target = function.arguments
        self.taken = self.given = 0

    def _slot(self, pointer, index):
        return self.builder.gep(I8, pointer, [number(I32, index * SLOT)])

    def take(self, type_):
        """The next value of this type, a slot for each lane."""
        if isinstance(type_, VectorType):
            made = poison(type_)
            for lane in range(type_.count):
                made = self.builder.insertelement(made, self.take(type_.element), lane)
            return made
        self.taken += 1
        return self.builder.load(type_, self._slot(self.source, self.taken - 1))

    def give(self, value):
        if isinstance(value.type, VectorType):
            for lane in range(value.type.count):
                self.give(self.builder.extractelement(value, lane))
            return
        self.builder.store(value, self._slot(self.target, self.given))
        self.given += 1

    def done(self):
        self.builder.ret()


def float_outputs(rule):
    return [each.name for each in rule.outputs if each.role in (Role.FLOAT, Role.OUT)]


def values_in(rule):
    """Inputs, and then outputs, as the program takes them."""
    return [each for each in rule.arguments if not each.role.is_out] + list(rule.outputs)


def type_for(scaffold, rule, argument):
    if argument.role is Role.LANES:
        return vector_type(LANES, scaffold.kind)
    if argument.role not in _INTEGERS:
        return scaffold.type
    integer = I64 if rule.name in LONG_INTEGER else I32
    return integer if rule.name in ONE_INTEGER else like(scaffold.type, integer)


def single(build):
    """A program of one function."""

    def made(rule, kind, lanes=1, width=1, **choices):
        workshop = Workshop(kind)
        build(workshop.function("f", lanes), rule, width, **choices)
        return workshop.compiled()["f"]

    return made


def tangents_of(scaffold, rule, width, *, active=None, style=PLAIN):
    """Takes values, then `width` times the tangents; gives `width` times that of each output."""
    known = {each.name: each for each in values_in(rule)}
    environment = {
        name: scaffold.take(type_for(scaffold, rule, each)) for name, each in known.items()
    }
    active = rule.active_arguments if active is None else active
    tangents = [
        {name: scaffold.take(environment[name].type) for name in active} for _ in range(width)
    ]
    use = Emission(scaffold.builder, rule, environment, style)
    for each in tangents:
        for output in float_outputs(rule):
            made = tangent(use, each, output)
            scaffold.give(zero(scaffold.type) if made is None else made)
    scaffold.done()


def adjoints_of(scaffold, rule, width, *, wanted=None, style=PLAIN):
    """Takes values, then `width` times the seeds; gives `width` times the adjoint of each input.

    The formulas see no more values than the rule says that they need.
    """
    taken = {each.name: scaffold.take(type_for(scaffold, rule, each)) for each in values_in(rule)}
    active = rule.active_arguments if wanted is None else wanted
    results = float_outputs(rule)
    seeds = [{name: scaffold.take(scaffold.type) for name in results} for _ in range(width)]
    needed = needed_names(rule, active, results)
    environment = {name: value for name, value in taken.items() if name in needed}
    use = Emission(scaffold.builder, rule, environment, style, scaffold.type)
    types = {name: taken[name].type for name in active}
    for each in seeds:
        made = adjoints(use, each, types)
        for name, type_ in types.items():
            scaffold.give(made.get(name) or zero(type_))
    scaffold.done()


tangent_program = single(tangents_of)
adjoint_program = single(adjoints_of)


# -- points ----------------------------------------------------------------------------------------


def inputs_of(rule):
    return [each for each in rule.arguments if not each.role.is_out]


def coordinates(rule, kind, sample):
    """The inputs at a sample as numbers of the type: one, or a tuple for lanes."""
    found = []
    for argument, value in zip(inputs_of(rule), sample, strict=True):
        if argument.role is Role.LANES:
            found.append(tuple(rounded(kind, mpmath.mpf(each)) for each in value))
        elif argument.role is Role.INTEGER:
            found.append(value)
        else:
            found.append(rounded(kind, mpmath.mpf(value)))
    return found


def spread(values):
    """Numbers and tuples of numbers in one row."""
    return [one for each in values for one in (each if isinstance(each, tuple) else (each,))]


def _nothing(argument):
    return 0 if argument.role in _INTEGERS else mpmath.nan


def outputs_at(rule, kind, point):
    """Every output at a point, as a machine with correct rounding computes it."""
    row = spread(point)
    with mpmath.workprec(BITS + 2 * span(row)):
        try:
            found = {name: function(*row) for name, function in primals_of(rule).items()}
        except (ZeroDivisionError, ValueError):
            return {each.name: _nothing(each) for each in rule.outputs}
    roles = {each.name: each.role for each in rule.outputs}
    return {
        name: _low_bits(value) if roles[name] in _INTEGERS else rounded(kind, value)
        for name, value in found.items()
    }


def _low_bits(value):
    """What C's functions promise of an integer that they store."""
    return int(value) % 8 if abs(value) > 1 << 30 else int(value)
