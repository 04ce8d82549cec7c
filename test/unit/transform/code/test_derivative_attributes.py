"""What is said of a function and of its parameters, and what of that holds for a derivative."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.code.derivative_attributes import (
    call_attributes,
    copied_type,
    function_attributes,
    parameter_attributes,
    split,
)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        ("noalias nonnull align 8", ["noalias", "nonnull", "align 8"]),
        ("align(8) dereferenceable(16)", ["align(8)", "dereferenceable(16)"]),
        (
            "byval({ i32, { ptr, [2 x i8] } }) align 8",
            ["byval({ i32, { ptr, [2 x i8] } })", "align 8"],
        ),
        ("elementtype(void (ptr (i32)))", ["elementtype(void (ptr (i32)))"]),
        ("range(i32 -1, 4) noundef", ["range(i32 -1, 4)", "noundef"]),
        ("initializes((0, 4), (8, 12)) nofree", ["initializes((0, 4), (8, 12))", "nofree"]),
        (
            "memory(argmem: read, inaccessiblemem: none)",
            ["memory(argmem: read, inaccessiblemem: none)"],
        ),
        ('"a b"="c d(" nounwind "e"', ['"a b"="c d("', "nounwind", '"e"']),
        (
            "nofpclass(nan inf) captures(address, read_provenance)",
            ["nofpclass(nan inf)", "captures(address, read_provenance)"],
        ),
        ("#3 nounwind", ["#3", "nounwind"]),
    ],
)
def test_attributes_are_told_apart(text, words):
    assert split(text) == words


def of(suffix, groups=""):
    text = f"define void @f() {suffix} {{\nret void\n}}\n{groups}"
    return function_attributes(Module(text).functions["f"])


@pytest.mark.parametrize(
    "word",
    [
        "nounwind",
        "cold",
        "minsize",
        "mustprogress",
        "strictfp",
        "uwtable",
        "uwtable(sync)",
        "sanitize_address",
        '"target-cpu"="x86-64"',
        '"target-features"="+avx"',
        '"frame-pointer"="all"',
        '"no-trapping-math"="true"',
        '"denormal-fp-math"="ieee,ieee"',
        '"stack-protector-buffer-size"="8"',
    ],
)
def test_how_code_is_made_stays(word):
    assert of(word) == word


@pytest.mark.parametrize(
    "word",
    [
        "memory(none)",
        "memory(argmem: read)",
        "readnone",
        "nosync",
        "nofree",
        "norecurse",
        "noreturn",
        "willreturn",
        "noinline",
        "alwaysinline",
        "optnone",
        "naked",
        "returns_twice",
        "speculatable",
        '"mine"="x"',
        'allockind("alloc,zeroed")',
        "allocsize(0)",
    ],
)
def test_what_only_the_primal_does_goes(word):
    assert of(word) == ""


def test_words_of_groups_are_words_of_the_function():
    groups = 'attributes #0 = { nounwind memory(none) "target-cpu"="x" }\n'
    assert of("#0 cold", groups) == 'nounwind "target-cpu"="x" cold'


def parameter(attributes, *, active, unneeded=False):
    module = Module(f"define void @f(ptr {attributes} %p) {{\nret void\n}}\n")
    (argument,) = module.functions["f"].arguments
    return parameter_attributes(argument, active=active, unneeded=unneeded)


def test_who_has_a_shadow_is_not_alone_with_its_memory():
    attributes = "noalias noundef nonnull readonly align 8 captures(none) dereferenceable(8)"
    assert parameter(attributes, active=True) == "noundef nonnull align 8 dereferenceable(8)"
    assert parameter(attributes, active=False) == attributes


def test_a_derivative_may_read_what_the_primal_only_writes():
    assert parameter("noalias writeonly", active=False) == "noalias"
    assert parameter("writeonly", active=True) == ""


def test_of_memory_that_nobody_needs_nothing_is_said():
    attributes = "noalias noundef nonnull align 8 dereferenceable(8)"
    assert parameter(attributes, active=True, unneeded=True) == "noundef"


def test_a_copy_for_whom_it_is_called_stays_a_copy():
    assert parameter("byval([2 x double]) align 8", active=True) == "byval([2 x double]) align 8"
    assert parameter("sret([2 x double]) align 8", active=True) == "align 8"


def test_the_type_of_what_is_passed_by_value_is_known():
    module = Module("%t = type { i32 }\ndefine void @f(ptr byval(%t) %p, ptr %q) {\nret void\n}\n")
    first, second = module.functions["f"].arguments
    assert copied_type(first).text == "%t"
    assert copied_type(second) is None


def test_a_call_has_the_words_of_its_function_too():
    module = Module(
        "declare void @g() #0\ndefine void @f() {\ncall void @g() nounwind #1\nret void\n}\n"
        "attributes #0 = { cold }\nattributes #1 = { returns_twice }\n"
    )
    call = next(module.functions["f"].instructions())
    assert call_attributes(call.callee, call) == ["cold", "nounwind", "returns_twice"]
