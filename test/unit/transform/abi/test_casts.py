"""Values made what a request needs them to be."""

import pytest

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import I32, I64, VOID
from enzyme_cc.requests.model import Operand, Repair
from enzyme_cc.transform.abi.casts import Fitter

LAYOUT = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
TYPES = "%big = type { double, double }\n%same = type [2 x double]\n"


class Place:
    """A fitter in the second block of a function with one parameter."""

    def __init__(self, given):
        text = f'target datalayout = "{LAYOUT}"\n{TYPES}define void @f({given} %x) {{\nentry:\n'
        text += "  br label %here\nhere:\n  ret void\n}\n"
        self.module = Module(text)
        self.function = self.module.functions["f"]
        (self.value,) = self.function.arguments
        _, self.here = self.function.blocks
        self.fitter = Fitter(Builder.before(self.here.terminator), DataLayout(LAYOUT))

    def type(self, text):
        other = Module(f"{TYPES}define void @g({text} %x) {{\nret void\n}}\n")
        return other.functions["g"].arguments[0].type

    @property
    def lines(self):
        """What stands in both blocks now."""
        self.function.edited = True
        printed = self.module.print()
        body = printed[printed.index("entry:") :].split("\n")
        return [line.strip() for line in body if line.startswith("  ")][:-1]


@pytest.mark.parametrize(
    ("repair", "given", "wanted", "line"),
    [
        (Repair.BITCAST, "i64", "double", "%0 = bitcast i64 %x to double"),
        (
            Repair.ADDRESS_SPACE,
            "ptr",
            "ptr addrspace(1)",
            "%0 = addrspacecast ptr %x to ptr addrspace(1)",
        ),
        (Repair.TRUNCATE, "i32", "i8", "%0 = trunc i32 %x to i8"),
        (Repair.TRUNCATE, "i32", "i1", "%0 = icmp ne i32 %x, 0"),
        (Repair.NARROW, "double", "float", "%0 = fptrunc double %x to float"),
        (Repair.LOAD, "ptr", "double", "%0 = load double, ptr %x"),
    ],
)
def test_a_repair_is_one_instruction(repair, given, wanted, line):
    place = Place(given)
    kind = place.type(wanted)
    made = place.fitter.operand(Operand(place.value, 0, kind, repair))
    assert made.type is kind
    assert place.lines == ["br label %here", line]


def test_what_fits_stays_as_it_is():
    place = Place("double")
    operand = Operand(place.value, 0, place.value.type)
    assert place.fitter.operand(operand) is place.value
    assert place.fitter.operand(Operand(place.value, 0)) is place.value


def test_a_literal_zero_is_the_null_pointer():
    place = Place("ptr")
    zero = int_constant(I32, 0)
    made = place.fitter.operand(Operand(zero, 0, place.value.type, Repair.NULL))
    assert made.ref == "null"


@pytest.mark.parametrize("repair", [Repair.REPACK, Repair.PREFIX])
def test_other_aggregates_go_through_memory_that_is_there_once(repair):
    place = Place("double" if repair is Repair.PREFIX else "{ double, double }")
    wanted = place.type("[2 x double]")
    made = place.fitter.result(place.value, wanted, repair)
    assert made.type is wanted
    alloca, branch, store, load = place.lines
    assert alloca.startswith("%0 = alloca ")
    assert branch == "br label %here"
    assert store == f"store {place.value.type.text} %x, ptr %0"
    assert load == "%1 = load [2 x double], ptr %0"


def test_memory_is_as_large_as_the_larger():
    place = Place("double")
    place.fitter.result(place.value, place.type("[2 x double]"), Repair.PREFIX)
    assert place.lines[0] == "%0 = alloca [2 x double], align 8"


def test_memory_is_aligned_as_either_wants_it():
    place = Place("{ double, double }")
    place.fitter.result(place.value, place.type("<2 x double>"), Repair.REPACK)
    assert place.lines[0] == "%0 = alloca { double, double }, align 16"


def test_a_result_that_nobody_wants_is_dropped():
    place = Place("double")
    assert place.fitter.result(place.value, VOID, Repair.DROP) is None
    assert place.fitter.result(place.value, I64, Repair.DROP).ref == "poison"
    assert place.fitter.result(None, I64, Repair.NONE).ref == "poison"
    assert place.fitter.result(None, VOID, Repair.NONE) is None


def test_steps_are_multiples_of_the_stride():
    place = Place("ptr")
    stride = int_constant(I32, 24)
    assert place.fitter.step(place.value, stride, 0) is place.value
    place.fitter.step(place.value, stride, 2)
    assert place.lines[-1] == "%0 = getelementptr i8, ptr %x, i64 48"


def test_a_stride_known_at_run_time_is_multiplied_there():
    place = Place("i32")
    other = Module("define void @g(ptr %p) {\nret void\n}\n").functions["g"].arguments[0]
    place.fitter.step(other, place.value, 2)
    assert place.lines[1:] == [
        "%0 = sext i32 %x to i64",
        "%1 = mul i64 %0, 2",
        "%2 = getelementptr i8, ptr %p, i64 %1",
    ]
