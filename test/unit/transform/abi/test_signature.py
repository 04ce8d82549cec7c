"""Where everything is in the parameters and results of a derivative."""

import pytest

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.instructions import ExtractValue
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import (
    DOUBLE,
    I1,
    I32,
    I64,
    POINTER,
    VOID,
    function_type,
    struct_type,
    vector_type,
)
from enzyme_cc.transform.abi.signature import Signature, Wanted, default_activity, packed

PRIMAL = function_type(DOUBLE, (DOUBLE, I32, POINTER))
ACTIVE = (True, False, True)


def text(signature):
    return signature.type.text


def test_active_parameters_are_followed_by_their_shadows():
    assert text(Signature(PRIMAL, ACTIVE, Wanted(active_result=False))) == (
        "double (double, double, i32, ptr, ptr)"
    )
    assert text(Signature(PRIMAL, ACTIVE, Wanted(3, active_result=False))) == (
        "double (double, double, double, double, i32, ptr, ptr, ptr, ptr)"
    )


@pytest.mark.parametrize(
    ("wanted", "result"),
    [
        (Wanted(), "{ double, double }"),
        (Wanted(primal=False), "double"),
        (Wanted(active_result=False), "double"),
        (Wanted(primal=False, active_result=False), "void"),
        (Wanted(2), "{ double, double, double }"),
        (Wanted(2, primal=False), "{ double, double }"),
        (Wanted(2, active_result=False), "double"),
    ],
)
def test_what_is_wanted_is_returned(wanted, result):
    assert text(Signature(PRIMAL, ACTIVE, wanted)).startswith(f"{result} (")


def test_of_nothing_nothing_is_returned():
    signature = Signature(function_type(VOID, (POINTER,)), (True,), Wanted(2))
    assert text(signature) == "void (ptr, ptr, ptr)"
    assert signature.members == 0


def test_values_are_spread_over_parameters():
    signature = Signature(PRIMAL, ACTIVE, Wanted(2))
    assert [(value, list(lanes)) for value, lanes in signature.spread("xabnpcd")] == [
        ("x", ["a", "b"]),
        ("n", []),
        ("p", ["c", "d"]),
    ]


def function(signature):
    """A function that returns its first parameters as a derivative, and one that calls it."""
    result = signature.type.result.text
    module = Module(
        f"define void @g(double %x, double %y, double %z) {{\nret void\n}}\ndeclare {result} @d()\n"
    )
    found = module.functions["g"]
    return module, found, Builder.before(found.entry.terminator)


@pytest.mark.parametrize("wanted", [Wanted(), Wanted(2), Wanted(primal=False)])
def test_what_is_packed_can_be_unpacked(wanted):
    signature = Signature(PRIMAL, ACTIVE, wanted)
    _, found, builder = function(signature)
    members = list(found.arguments)[: signature.members]
    made = packed(builder, members)
    assert made.type is signature.type.result
    primal, tangents = signature.unpacked(builder, made)
    unpacked = [primal, *tangents] if wanted.primal else tangents
    assert (primal is None) == (not wanted.primal)
    assert [member(each) for each in unpacked] == members


def member(value):
    """What was put where a value was taken from."""
    if not isinstance(value, ExtractValue):
        return value
    whole = value.operands[0]
    while whole.indices != value.indices:
        whole = whole.operands[0]
    return whole.operands[1]


def test_one_member_is_not_packed():
    signature = Signature(PRIMAL, ACTIVE, Wanted(primal=False))
    _, found, builder = function(signature)
    value = found.arguments[0]
    assert packed(builder, [value]) is value
    assert signature.unpacked(builder, value) == (None, [value])
    assert packed(builder, []) is None


def test_integers_have_no_shadows_unless_more_is_known():
    types = [DOUBLE, POINTER, I1, I64, VOID, struct_type((I64, I64)), vector_type(2, I64)]
    assert default_activity(types) == (True, True, False, False, False, True, False)
