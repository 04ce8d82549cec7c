"""Running what a rule emits: a module around one rule, compiled in memory, at any point."""

import ctypes
from dataclasses import dataclass
from fractions import Fraction

import llvmlite.binding as llvm
import mpmath
from rules.primals import PRIMALS, primals_of

from enzyme_cc.ir.builder import Builder
from enzyme_cc.ir.builder_constants import number
from enzyme_cc.ir.builder_globals import new_function
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
from enzyme_cc.rules.emission import PLAIN, Emission
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import Role
from enzyme_cc.rules.tangent import tangent
from enzyme_cc.transform.report import Report
from enzyme_cc.transform.runtime import with_runtime
from enzyme_cc.transform.unpacking import Unpacking

LANES = 4
SLOT = 16
#: How the bits of a number lie in memory.
_BYTES = {16: 2, 32: 4, 64: 8, 80: 10, 128: 16}
_INTEGERS = (Role.INTEGER, Role.INTEGER_OUT)
#: Intrinsics that take one integer for all lanes.
ONE_INTEGER = ("powi",)
#: Functions of C whose integer is a `long`.
LONG_INTEGER = ("scalbln",)

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

    def __call__(self, inputs):
        source = b"".join(_bytes_of(self.kind, each) for each in inputs)
        target = ctypes.create_string_buffer(self.results * SLOT)
        entry = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)
        entry(self.engine.get_function_address("f"))(source, target)
        size = _BYTES[self.kind.width]
        raw = [target.raw[at : at + size] for at in range(0, len(target), SLOT)]
        return [number_of(self.kind, int.from_bytes(each, "little")) for each in raw]


def _bytes_of(kind, value):
    if isinstance(value, int):
        return value.to_bytes(8, "little", signed=True).ljust(SLOT, b"\0")
    return encoded(kind, value).to_bytes(_BYTES[kind.width], "little").ljust(SLOT, b"\0")


def encoded(kind, value):
    """The bits of the number of a type nearest to one of mpmath's."""
    if not mpmath.isfinite(value) or not value:
        return from_float(kind, float(value))
    return round_fraction(kind, fraction(value))


def fraction(value):
    sign, digits, exponent, _ = mpmath.mpf(value)._mpf_
    return (-1 if sign else 1) * Fraction(digits) * Fraction(2) ** exponent


def number_of(kind, bits):
    """What the bits mean, to mpmath."""
    if is_nan(kind, bits):
        return mpmath.nan
    if is_infinite(kind, bits):
        return -mpmath.inf if is_negative(kind, bits) else mpmath.inf
    value = exact(kind, bits)
    return mpmath.mpf(value.numerator) / value.denominator


def rounded(kind, value):
    return value if isinstance(value, int) else number_of(kind, encoded(kind, value))


# -- building --------------------------------------------------------------------------------------


class Scaffold:
    """A function around a rule: loads from slots, stores to slots, lane by lane."""

    def __init__(self, kind, lanes):
        self.kind = kind
        self.type = vector_type(lanes, kind) if lanes > 1 else kind
        triple = llvm.get_default_triple()
        data = llvm.Target.from_triple(triple).create_target_machine().target_data
        text = f'target datalayout = "{data}"\ntarget triple = "{triple}"\n{CALLED[kind]}\n'
        self.module = Module(text, "rule.ll")
        signature = function_type(VOID, (POINTER, POINTER))
        function = new_function(self.module, "f", signature, names=("in", "out"))
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

    def compiled(self):
        self.builder.ret()
        Unpacking(self.module, Library.default()).pack(Report(self.module))
        whole = with_runtime(self.module)
        stand_ins(whole)
        parsed = llvm.parse_assembly(whole.print())
        parsed.verify()
        machine = llvm.Target.from_triple(self.module.triple).create_target_machine(
            cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=0
        )
        engine = llvm.create_mcjit_compiler(parsed, machine)
        engine.finalize_object()
        return Program(engine, self.kind, self.given)


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
        return float(PRIMALS[name](*given))

    return computed


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


def tangent_program(rule, kind, lanes=1, width=1, *, active=None, style=PLAIN):
    """Takes values, then `width` times the tangents; gives `width` times that of each output."""
    scaffold = Scaffold(kind, lanes)
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
    return scaffold.compiled()


def adjoint_program(rule, kind, lanes=1, width=1, *, wanted=None, style=PLAIN):
    """Takes values, then `width` times the seeds; gives `width` times the adjoint of each input.

    The formulas see no more values than the rule says that they need.
    """
    scaffold = Scaffold(kind, lanes)
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
    return scaffold.compiled()


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


def outputs_at(rule, kind, point):
    """Every output at a point, as a machine with correct rounding computes it."""
    row = spread(point)
    found = {name: function(*row) for name, function in primals_of(rule).items()}
    roles = {each.name: each.role for each in rule.outputs}
    return {
        name: int(value) if roles[name] in _INTEGERS else rounded(kind, value)
        for name, value in found.items()
    }
