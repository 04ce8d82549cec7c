"""Random arithmetic without undefined behaviour, to be run: `@f(ptr inputs, ptr results)`."""

import ctypes
import math
import struct

import llvmlite.binding as llvm

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import (
    DOUBLE,
    FLOAT,
    I1,
    I8,
    I16,
    I32,
    I64,
    POINTER,
    VOID,
    FloatType,
    array_type,
    function_type,
    like,
    scalar_of,
    struct_type,
    vector_type,
)

SLOT = 32
INTS = (I1, I8, I16, I32, I64)
FLOATS = (FLOAT, DOUBLE)
TYPES = (*INTS, *FLOATS, vector_type(4, I32), vector_type(2, DOUBLE))
EDGES = (0, 0, 1, 1, -1, -1, 2, 7, 127, -128, 1 << 31, 1 << 63)
NUMBERS = (0.0, -0.0, 1.0, -1.0, 0.1, 3.5, -1e10, 1e-300, 1e38)
PREDICATES = "eq ne ugt uge ult ule sgt sge slt sle".split()
PAIR = struct_type((I32, array_type(2, I64)))


class Program:
    """The same instructions for the same seed, whether or not they are folded."""

    def __init__(self, rng, *, fold):
        self.rng = rng
        self.module = Module("")
        function = new_function(self.module, "f", function_type(VOID, (POINTER, POINTER)))
        self.inputs, self.results = function.arguments
        self.b = Builder(function.insert_block(), fold=fold)
        self.values = {kind: [] for kind in TYPES}
        self.stored = []
        for slot, kind in enumerate(TYPES):
            place = self.b.gep(I8, self.inputs, [SLOT * slot])
            # Of a byte that is neither 0 nor 1, an i1 cannot be loaded.
            loaded = self.b.load(I8 if kind is I1 else kind, place)
            self.values[kind].append(self.b.trunc(loaded, I1) if kind is I1 else loaded)

    def value(self, kind):
        """Something known, or quite often a constant."""
        if self.rng.random() < 0.5:
            return self.rng.choice(self.values[kind])
        table = NUMBERS if isinstance(scalar_of(kind), FloatType) else EDGES
        return number(kind, self.rng.choice(table))

    def one(self):
        """One more value of a random type."""
        kind = self.rng.choice(TYPES)
        steps = FLOAT_STEPS if isinstance(scalar_of(kind), FloatType) else INT_STEPS
        made = getattr(self, self.rng.choice(steps))(kind)
        self.values[kind].append(made)
        if len(self.stored) < 40:
            place = self.b.gep(I8, self.results, [SLOT * len(self.stored)])
            self.b.store(made, place)
            self.stored.append(kind)

    def wrapping(self, kind):
        opcode = self.rng.choice(("add", "sub", "mul", "and", "or", "xor"))
        return self.b.binary(opcode, self.value(kind), self.value(kind))

    def division(self, kind):
        """By a positive number, or of an i1 by one."""
        opcode = self.rng.choice(("udiv", "sdiv", "urem", "srem"))
        if kind is I1:
            opcode = self.rng.choice(("udiv", "urem"))
        small = self.b.and_(self.value(kind), number(kind, 31))
        return self.b.binary(opcode, self.value(kind), self.b.or_(small, number(kind, 1)))

    def shift(self, kind):
        opcode = self.rng.choice(("shl", "lshr", "ashr"))
        amount = self.b.and_(self.value(kind), number(kind, scalar_of(kind).width - 1))
        return self.b.binary(opcode, self.value(kind), amount)

    def resized(self, kind):
        if kind not in INTS:
            return self.chosen(kind)
        other = self.rng.choice([each for each in INTS if each is not kind])
        opcode = "trunc" if other.width > kind.width else self.rng.choice(("zext", "sext"))
        return self.b.cast(opcode, self.value(other), kind)

    def compared(self, kind):
        other = self.rng.choice(INTS)
        truth = self.b.icmp(self.rng.choice(PREDICATES), self.value(other), self.value(other))
        return self.b.select(truth, self.value(kind), self.value(kind))

    def chosen(self, kind):
        condition = self.value(I1)
        return self.b.select(condition, self.value(kind), self.value(kind))

    def packed(self, kind):
        """Through an aggregate and out again."""
        pair = self.b.insertvalue(self.aggregate(), self.value(I32), [0])
        pair = self.b.insertvalue(pair, self.value(I64), [1, 1])
        part = self.b.extractvalue(pair, self.rng.choice(([1, 0], [1, 1])))
        return self.b.trunc(part, kind) if kind in INTS[:4] else self.wrapping(kind)

    def aggregate(self):
        loaded = self.b.load(PAIR, self.inputs)
        return self.b.insertvalue(loaded, int_constant(I64, 5), [1, 0])

    def lanes(self, kind):
        vector = self.value(vector_type(4, I32))
        at = self.rng.randrange(4)
        lane = self.b.extractelement(vector, at)
        if kind is I32:
            return lane
        if kind is vector.type:
            return self.b.insertelement(self.value(kind), lane, self.rng.randrange(4))
        return self.wrapping(kind)

    def number_of_bits(self, kind):
        """A constant as another type sees its bits."""
        if kind not in (I32, I64):
            return self.wrapping(kind)
        constant = number(FLOAT if kind is I32 else DOUBLE, self.rng.choice(NUMBERS))
        return self.b.bitcast(constant, kind)

    def whole(self, kind):
        """From a number that fits."""
        if kind not in (I32, I64):
            return self.shift(kind)
        opcode = self.rng.choice(("fptosi", "fptoui"))
        return self.b.cast(opcode, number(DOUBLE, self.rng.choice((0.0, 3.9, 100.0))), kind)

    def float_step(self, kind):
        opcode = self.rng.choice(("fadd", "fsub", "fmul", "fdiv"))
        return self.b.binary(opcode, self.value(kind), self.value(kind))

    def negated(self, kind):
        return self.b.fneg(self.value(kind))

    def from_whole(self, kind):
        shape = like(kind, I32)
        source = self.value(shape) if shape is I32 else number(shape, self.rng.choice(EDGES))
        return self.b.cast(self.rng.choice(("sitofp", "uitofp")), source, kind)

    def other_size(self, kind):
        if kind is FLOAT:
            return self.b.fptrunc(self.value(DOUBLE), FLOAT)
        return self.b.fpext(self.value(FLOAT), DOUBLE) if kind is DOUBLE else self.negated(kind)

    def finished(self):
        self.b.ret()
        return self.module


INT_STEPS = (
    *("wrapping", "wrapping", "division", "shift", "resized", "compared", "chosen", "packed"),
    *("lanes", "number_of_bits", "whole"),
)
FLOAT_STEPS = ("float_step", "float_step", "negated", "from_whole", "other_size", "chosen")


def run(text, inputs):
    """What `@f` of a module writes."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=0)
    parsed = llvm.parse_assembly(text)
    parsed.verify()
    with llvm.create_mcjit_compiler(parsed, machine) as engine:
        engine.finalize_object()
        call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
        given = ctypes.create_string_buffer(inputs, SLOT * len(TYPES))
        written = ctypes.create_string_buffer(SLOT * 40)
        call(engine.get_function_address("f"))(given, written)
        return bytes(written)


def same(kinds, one, other):
    """Whether two results agree bit by bit, all NaNs being one."""
    return all(
        _canonical(kind, one[SLOT * i : SLOT * i + SLOT])
        == _canonical(kind, other[SLOT * i : SLOT * i + SLOT])
        for i, kind in enumerate(kinds)
    )


def _canonical(kind, data):
    scalar = scalar_of(kind)
    if not isinstance(scalar, FloatType):
        return data
    letter = "f" if scalar is FLOAT else "d"
    numbers = struct.unpack(f"<{SLOT // struct.calcsize(letter)}{letter}", data)
    return [None if math.isnan(each) else struct.pack(letter, each) for each in numbers]
