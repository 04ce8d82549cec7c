"""What the builder folds is what LLVM makes of the instruction, and the rest is left alone."""

import random
import shutil
import subprocess

import pytest
from hypothesis import settings

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import (
    array_constant,
    number,
    string_constant,
    struct_constant,
    uniform,
    vector_constant,
)
from enzyme_cc.ir.building.globals import new_function, new_global
from enzyme_cc.ir.constants import float_constant, int_constant, null, poison, undef, zero
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.printer import print_global
from enzyme_cc.ir.types import (
    BFLOAT,
    DOUBLE,
    FLOAT,
    FLOATS,
    FP80,
    FP128,
    HALF,
    I1,
    I8,
    I32,
    I64,
    POINTER,
    PPC_FP128,
    array_type,
    function_type,
    int_type,
    pointer_type,
    struct_type,
    vector_type,
)

INT_OPCODES = "add sub mul udiv sdiv urem srem shl lshr ashr and or xor".split()
FLAGS = {
    **dict.fromkeys(("add", "sub", "mul", "shl"), ("", "nuw", "nsw", "nuw nsw")),
    **dict.fromkeys(("udiv", "sdiv", "lshr", "ashr"), ("", "exact")),
    "or": ("", "disjoint"),
}
PREDICATES = "eq ne ugt uge ult ule sgt sge slt sle".split()
INT_CASTS = ("trunc", "zext", "sext")
BYTES = vector_type(4, I8)
SCALABLE = vector_type(2, I32, scalable=True)
PAIR = struct_type((I32, array_type(2, I8)))

needs_opt = pytest.mark.skipif(not shutil.which("opt-22"), reason="no opt-22 here")


class X:
    """Stands for a parameter of the function that `Batch.folds` makes."""

    def __init__(self, kind):
        self.type = kind


class Batch:
    """Many instructions, each made in a function of its own with folding and without."""

    def __init__(self, *variables):
        self.variables = variables
        self.asked = []

    def folds(self, method, *operands):
        """Whether the builder makes no instruction of it; if so, LLVM will be asked too."""
        one = self._function(method, operands, True)
        if one.entry.first.opcode != "ret":
            return False
        self.asked.append((one, self._function(method, operands, False)))
        return True

    def _function(self, method, operands, fold):
        unknown = list(dict.fromkeys(each for each in operands if isinstance(each, X)))
        kinds = tuple(each.type for each in unknown)
        name = f"{'folded' if fold else 'made'}{len(self.asked)}"
        function = new_function(Module(""), name, function_type(I1, kinds))
        known = dict(zip(unknown, function.arguments, strict=True))
        given = [known[each] if isinstance(each, X) else each for each in operands]
        builder = Builder(function.insert_block(), fold=fold)
        value = getattr(builder, method)(*given)
        function.return_type = value.type
        builder.ret(value)
        return function

    def check(self):
        """LLVM simplifies both functions of each pair to the same."""
        assert self.asked
        functions = [function for pair in self.asked for function in pair]
        text = "\n".join(print_global(each) for each in (*self.variables, *functions))
        command = ["opt-22", "-passes=instsimplify", "-S", "-o", "-"]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        bodies = [
            text.split("{\n", 1)[1].split("\n}")[0] for text in done.stdout.split("define ")[1:]
        ]
        for pair, one, other in zip(self.asked, bodies[::2], bodies[1::2], strict=True):
            assert one == other, print_global(pair[1])


def folded(method, *operands):
    return Batch().folds(method, *operands)


def random_bits(rng, width):
    edge = rng.choice((0, 1, -1, 1 << (width - 1), (1 << (width - 1)) - 1, rng.getrandbits(width)))
    return rng.choice((edge, edge + 1, edge - 1, rng.getrandbits(width)))


@needs_opt
def test_every_operation_on_narrow_integers():
    batch = Batch()
    for width in (1, 2, 3):
        kind = int_type(width)
        for opcode in INT_OPCODES:
            for flags in FLAGS.get(opcode, ("",)):
                for pair in range(1 << 2 * width):
                    a, b = int_constant(kind, pair), int_constant(kind, pair >> width)
                    batch.folds("binary", opcode, a, b, flags)
    assert len(batch.asked) > 1000
    batch.check()


@needs_opt
def test_operations_and_comparisons_of_any_width():
    rng = random.Random(1)
    batch = Batch()
    for _ in range(settings().max_examples * 8):
        width = rng.choice((4, 8, 13, 32, 64, 65, 128))
        kind = rng.choice((int_type(width), vector_type(2, int_type(width))))
        a, b = (random_constant(rng, kind, width) for _ in range(2))
        opcode = rng.choice(INT_OPCODES)
        flags = rng.choice(FLAGS.get(opcode, ("",)))
        batch.folds("binary", opcode, a, b, flags)
        predicate = rng.choice(PREDICATES)
        same = rng.choice(("", "samesign"))
        batch.folds("icmp", predicate, a, b, same)
    batch.check()


def random_constant(rng, kind, width):
    lanes = [int_constant(int_type(width), random_bits(rng, width)) for _ in range(2)]
    return vector_constant(lanes) if "x" in kind.text else lanes[0]


IDENTITIES = [
    # opcode, constant on the right (left), whether it is folded
    *((opcode, 0, True) for opcode in "add sub mul and or xor shl lshr ashr".split()),
    *((opcode, 1, True) for opcode in "mul udiv sdiv urem srem".split()),
    *((opcode, -1, True) for opcode in "and or".split()),
    *((opcode, 1, False) for opcode in "add sub and or xor shl lshr ashr".split()),
    *((opcode, -1, False) for opcode in "add mul sdiv xor".split()),
]
LEFT_IDENTITIES = [
    *((opcode, 0, True) for opcode in INT_OPCODES if opcode != "sub"),
    *((opcode, -1, True) for opcode in "and or ashr".split()),
    ("mul", 1, True),
    ("sub", 0, False),
    ("shl", 1, False),
    ("udiv", 1, False),
    ("sdiv", 1, False),
    ("lshr", -1, False),
]


@needs_opt
@pytest.mark.parametrize("kind", [I8, I64, BYTES, SCALABLE], ids=str)
def test_neutral_and_absorbing_constants(kind):
    batch = Batch()
    for opcode, value, expected in IDENTITIES:
        constant = number(kind, value)
        assert expected == batch.folds("binary", opcode, X(kind), constant), opcode
    for opcode, value, expected in LEFT_IDENTITIES:
        constant = number(kind, value)
        assert expected == batch.folds("binary", opcode, constant, X(kind)), opcode
    x = X(kind)
    for opcode in ("sub", "xor", "and", "or"):
        assert batch.folds("binary", opcode, x, x)
    for predicate in PREDICATES:
        assert batch.folds("icmp", predicate, x, x)
    batch.check()


@needs_opt
def test_true_is_both_one_and_all_ones():
    batch = Batch()
    true = int_constant(I1, 1)
    for opcode in ("mul", "and", "or", "udiv", "urem"):
        assert batch.folds("binary", opcode, X(I1), true)
    assert batch.folds("sext", true, I8)
    assert batch.folds("sitofp", true, DOUBLE)
    assert batch.folds("icmp", "slt", true, int_constant(I1, 0))
    batch.check()


@needs_opt
def test_integer_casts():
    rng = random.Random(2)
    batch = Batch()
    for _ in range(settings().max_examples * 4):
        narrow, wide = sorted(rng.sample((1, 2, 7, 8, 31, 32, 64, 100), 2))
        opcode = rng.choice(INT_CASTS)
        source, target = (wide, narrow) if opcode == "trunc" else (narrow, wide)
        value = int_constant(int_type(source), random_bits(rng, source))
        flags = {"trunc": ("", "nuw", "nsw", "nuw nsw"), "zext": ("", "nneg")}.get(opcode, ("",))
        chosen = rng.choice(flags)
        batch.folds("cast", opcode, value, int_type(target), chosen)
    batch.check()


def random_float(rng, kind):
    """Bits of an ordinary number, of one near a limit, or of anything."""
    if kind is FP80:
        fraction = rng.getrandbits(63)
        exponent = rng.choice((0, 1, 0x3FFF, 0x3FFE, 0x4005, rng.getrandbits(15)))
        return rng.getrandbits(1) << 79 | exponent << 64 | bool(exponent) << 63 | fraction
    fraction = {HALF: 10, BFLOAT: 7, FLOAT: 23, DOUBLE: 52, FP128: 112}[kind]
    exponents = kind.width - 1 - fraction
    middle = (1 << (exponents - 1)) - 1
    near = middle + rng.randrange(-9, 10)
    exponent = rng.choice(
        (0, 1, near, near, near, (1 << exponents) - 2, rng.getrandbits(exponents))
    )
    low = rng.choice((0, 1, rng.getrandbits(fraction), 1 << (fraction - 1)))
    return rng.getrandbits(1) << (kind.width - 1) | exponent << fraction | low


ORDINARY = [kind for kind in FLOATS if kind is not PPC_FP128]


@needs_opt
def test_floating_point_arithmetic_and_casts():
    rng = random.Random(3)
    batch = Batch()
    for _ in range(settings().max_examples * 8):
        kind, other = rng.sample(ORDINARY, 2)
        a, b = (float_constant(kind, random_float(rng, kind)) for _ in range(2))
        opcode = rng.choice(("fadd", "fsub", "fmul", "fdiv"))
        batch.folds("binary", opcode, a, b)
        batch.folds("fneg", a)
        whole = int_type(rng.choice((1, 8, 16, 32, 64, 128)))
        opcode = rng.choice(("fptosi", "fptoui"))
        batch.folds("cast", opcode, a, whole)
        value = int_constant(whole, random_bits(rng, whole.width))
        opcode = rng.choice(("sitofp", "uitofp"))
        batch.folds("cast", opcode, value, kind)
        if kind.width != other.width:
            opcode = "fpext" if kind.width < other.width else "fptrunc"
            batch.folds("cast", opcode, a, other)
    assert len(batch.asked) > settings().max_examples * 16
    batch.check()


@needs_opt
def test_bits_seen_as_another_type():
    rng = random.Random(4)
    batch = Batch()
    for kind in (HALF, BFLOAT, FLOAT, DOUBLE, FP128):
        whole = int_type(kind.width)
        for _ in range(50):
            bits = random_float(rng, kind)
            assert batch.folds("bitcast", float_constant(kind, bits), whole)
            assert batch.folds("bitcast", int_constant(whole, bits), kind)
    assert not batch.folds("bitcast", number(HALF, 1.0), BFLOAT)
    assert batch.folds("bitcast", zero(BYTES), FLOAT)
    assert batch.folds("bitcast", number(vector_type(2, FLOAT), 2.5), vector_type(2, I32))
    assert batch.folds("bitcast", X(I32), I32)
    batch.check()


@needs_opt
def test_zero_and_null():
    batch = Batch()
    assert batch.folds("ptrtoint", null(), I64)
    assert batch.folds("ptrtoint", zero(vector_type(2, POINTER)), vector_type(2, I64))
    assert batch.folds("inttoptr", int_constant(I64, 0), POINTER)
    assert not batch.folds("inttoptr", int_constant(I64, 8), POINTER)
    assert not batch.folds("addrspacecast", null(), pointer_type(1))
    batch.check()


@needs_opt
def test_selects():
    batch = Batch()
    for kind in (I32, BYTES, POINTER):
        for condition in (0, 1):
            constant = int_constant(I1, condition)
            assert batch.folds("select", constant, X(kind), X(kind))
        x = X(kind)
        assert batch.folds("select", X(I1), x, x)
    mask = number(vector_type(4, I1), 1)
    assert batch.folds("select", mask, X(BYTES), X(BYTES))
    assert not batch.folds("select", X(I1), X(I32), X(I32))
    batch.check()


@needs_opt
def test_parts_of_aggregates():
    batch = Batch()
    pair = struct_constant(PAIR, [number(I32, 7), array_constant([number(I8, 1), number(I8, 2)])])
    nested = struct_type((PAIR, PAIR))
    assert batch.folds("extractvalue", pair, [1, 1])
    assert batch.folds("extractvalue", pair, [1])
    assert batch.folds("extractvalue", zero(nested), [1, 1])
    assert batch.folds("extractvalue", string_constant(b"a\xff"), [1])
    assert batch.folds("insertvalue", pair, number(I8, 9), [1, 0])
    assert batch.folds("insertvalue", zero(nested), pair, [1])
    assert batch.folds("insertvalue", zero(PAIR), number(I32, 0), [0])
    assert not batch.folds("insertvalue", pair, X(I32), [0])
    assert not batch.folds("insertvalue", undef(PAIR), number(I32, 1), [0])
    assert not batch.folds("insertvalue", pair, poison(I32), [0])
    assert not batch.folds("extractvalue", X(PAIR), [0])
    batch.check()


def test_what_was_put_in_comes_out():
    module = Module("")
    function = new_function(module, "f", function_type(I32, (PAIR, I32, I8)))
    whole, first, second = function.arguments
    builder = Builder(function.insert_block())
    one = builder.insertvalue(whole, first, [0])
    two = builder.insertvalue(one, second, [1, 1])
    assert builder.extractvalue(two, [0]) is first
    assert builder.extractvalue(two, [1, 1]) is second
    assert builder.extractvalue(two, [1]).opcode == "extractvalue"
    assert builder.extractvalue(two, [1, 0]).opcode == "extractvalue"
    inner = builder.insertvalue(undef(struct_type((PAIR,))), two, [0])
    assert builder.extractvalue(inner, [0]) is two
    assert builder.extractvalue(inner, [0, 1, 1]) is second


@needs_opt
def test_lanes():
    batch = Batch()
    lanes = vector_constant([number(I8, each) for each in (3, 1, 4, 1)])
    for at in range(4):
        assert batch.folds("extractelement", lanes, at)
        assert batch.folds("insertelement", lanes, number(I8, 5), at)
    assert batch.folds("extractelement", uniform(SCALABLE, number(I32, 6)), 1)
    assert not batch.folds("extractelement", lanes, 4)
    assert not batch.folds("insertelement", lanes, number(I8, 5), 4)
    assert not batch.folds("extractelement", uniform(SCALABLE, number(I32, 6)), 2)
    assert not batch.folds("extractelement", lanes, X(I32))
    batch.check()


@needs_opt
def test_addresses_and_freeze():
    shared = new_global(Module(""), "shared", PAIR, zero(PAIR))
    batch = Batch(shared)
    assert batch.folds("gep", PAIR, X(POINTER), [0, 0])
    assert batch.folds("gep", PAIR, X(POINTER), [0, 1, 0][:1], "inbounds")
    assert batch.folds("gep", PAIR, shared, [0, 0])
    assert not batch.folds("gep", PAIR, X(POINTER), [0, 1])
    assert not batch.folds("gep", I8, X(POINTER), [zero(vector_type(2, I64))])
    for value in (number(I8, 3), number(DOUBLE, 0.5), null(), shared, zero(BYTES)):
        assert batch.folds("freeze", value)
    assert folded("freeze", zero(PAIR))  # which LLVM keeps
    for value in (undef(I8), poison(PAIR), vector_constant([number(I8, 1), poison(I8)])):
        assert not batch.folds("freeze", value)
    assert not batch.folds("freeze", X(I8))
    batch.check()


@pytest.mark.parametrize("opcode", ["udiv", "sdiv", "urem", "srem"])
def test_a_division_that_has_no_result_is_left_alone(opcode):
    assert not folded("binary", opcode, number(I8, 5), number(I8, 0))
    lowest = int_constant(I8, -128)
    signed = opcode in ("sdiv", "srem")
    assert folded("binary", opcode, lowest, number(I8, -1)) is not signed


@pytest.mark.parametrize(
    ("opcode", "flags", "a", "b"),
    [
        ("add", "nsw", 127, 1),
        ("add", "nuw", 255, 1),
        ("sub", "nuw", 1, 2),
        ("mul", "nsw", 64, 2),
        ("shl", "nuw", 128, 1),
        ("shl", "nsw", 64, 1),
        ("shl", "", 1, 8),
        ("lshr", "", 1, 255),
        ("lshr", "exact", 1, 1),
        ("sdiv", "exact", 7, 2),
        ("or", "disjoint", 3, 1),
    ],
)
def test_a_promise_that_is_broken_is_left_to_llvm(opcode, flags, a, b):
    assert not folded("binary", opcode, number(I8, a), number(I8, b), flags)


def test_broken_promises_of_casts_and_comparisons():
    assert not folded("zext", number(I8, -1), I32, "nneg")
    assert not folded("uitofp", number(I8, -1), FLOAT, "nneg")
    assert not folded("trunc", number(I32, 256), I8, "nuw")
    assert not folded("trunc", number(I32, 128), I8, "nsw")
    assert not folded("icmp", "slt", number(I8, -1), number(I8, 1), "samesign")


def test_no_identity_of_floating_point_changes_a_bit():
    for opcode in ("fadd", "fsub", "fmul", "fdiv", "frem"):
        for value in (0.0, -0.0, 1.0):
            constant = number(DOUBLE, value)
            assert not folded("binary", opcode, X(DOUBLE), constant, "fast")
            assert not folded("binary", opcode, constant, X(DOUBLE), "fast")
        x = X(DOUBLE)
        assert not folded("binary", opcode, x, x, "fast")


@pytest.mark.parametrize(
    "special", [0x7FF8000000000000, 0x7FF0000000000001, 0x7FF0000000000000, 1, 0x8000000000000001]
)
def test_special_and_subnormal_numbers_are_left_to_llvm(special):
    value = float_constant(DOUBLE, special)
    for opcode in ("fadd", "fsub", "fmul", "fdiv"):
        assert not folded("binary", opcode, value, number(DOUBLE, 1.0))
    assert not folded("fptrunc", value, FLOAT)
    assert folded("fneg", value)


def test_no_result_is_special_or_subnormal():
    huge, tiny = (float_constant(FLOAT, bits) for bits in (0x7F7FFFFF, 0x00800000))
    one = number(FLOAT, 0.0)
    assert not folded("fadd", huge, huge)
    assert not folded("fmul", tiny, tiny)
    assert not folded("fdiv", huge, one)
    assert not folded("fptrunc", number(DOUBLE, 1e300), FLOAT)
    assert not folded("fptrunc", number(DOUBLE, 1e-40), FLOAT)
    assert not folded("sitofp", number(I64, 1 << 62), HALF)


@pytest.mark.parametrize(
    ("opcode", "value", "fits"),
    [
        ("fptosi", 127.9, True),
        ("fptosi", 128.0, False),
        ("fptosi", -128.9, True),
        ("fptosi", -129.0, False),
        ("fptoui", 255.9, True),
        ("fptoui", 256.0, False),
        ("fptoui", -0.9, True),
        ("fptoui", -1.0, False),
    ],
)
def test_a_number_out_of_range_does_not_become_an_integer(opcode, value, fits):
    assert folded("cast", opcode, number(DOUBLE, value), I8) is fits


def test_ppc_and_x87_bits_are_not_reinterpreted():
    assert not folded("bitcast", number(FP80, 1.0), int_type(80))
    assert not folded("bitcast", number(PPC_FP128, 1.0), int_type(128))
    assert not folded("fadd", number(PPC_FP128, 1.0), number(PPC_FP128, 1.0))
    assert not folded("fneg", number(PPC_FP128, 1.0))
    assert not folded("sitofp", number(I64, 1), PPC_FP128)
