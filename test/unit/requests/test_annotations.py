"""What attributes say: clang's annotations, metadata of IR, and what is wrong with either."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.requests.annotated import read_all

SYMBOLS = """
@state = global double 0.0
@shadow = global double 0.0
@integer = global i64 0
declare double @f(double)
declare double @g(double)
declare { double, double } @forward(double, double)
declare double @augmented(double, double)
declare void @gradient(double, double, double)
@file = private constant [4 x i8] c"a.c\\00", section "llvm.metadata"
"""
ENTRY = "{ ptr, ptr, ptr, i32, ptr }"


def unit(*said, spaced=False):
    """A module with annotations: what each stands on, its text, and what is in brackets."""
    lines, entries = [SYMBOLS], []
    for number, (symbol, text, *given) in enumerate(said):
        lines.append(f'@s{number} = private constant [{len(text) + 1} x i8] c"{text}\\00"')
        held = ", ".join(f"ptr @{each}" for each in given)
        kind = ", ".join("ptr" for _ in given)
        if given:
            lines.append(f"@a{number} = private constant {{ {kind} }} {{ {held} }}")
        where = (
            f"ptr addrspacecast (ptr addrspace(1) @{symbol} to ptr)" if spaced else f"ptr @{symbol}"
        )
        arguments = f"ptr @a{number}" if given else "ptr null"
        entries.append(
            f"{ENTRY} {{ {where}, ptr @s{number}, ptr @file, i32 {number + 1}, {arguments} }}"
        )
    array = f"[{len(said)} x {ENTRY}] [{', '.join(entries)}]"
    lines.append(f'@llvm.global.annotations = appending global {array}, section "llvm.metadata"')
    return "\n".join(lines) + "\n"


def read(*said, further=""):
    return read_all(Module(unit(*said) + further))


def fine(*said, further=""):
    found = read(*said, further=further)
    assert not found.problems
    assert not found.warnings
    return found


def test_a_forward_derivative_is_found():
    found = fine(("f", "enzyme_derivative", "forward"))
    assert {name: each.name for name, each in found.forward.items()} == {"f": "forward"}
    assert found.kept_whole == {"f"}
    assert found.places["f"] == "a.c:1"


@pytest.mark.parametrize(("word", "where"), [("gradient", "reverse"), ("splitderivative", "split")])
def test_a_derivative_in_two_is_found_in_either_order(word, where):
    said = [("f", "enzyme_augment", "augmented"), ("f", f"enzyme_{word}", "gradient")]
    for order in (said, said[::-1]):
        (pair,) = getattr(fine(*order), where).values()
        assert (pair.augmented.name, pair.second.name) == ("augmented", "gradient")
        assert not pair.by_reference


def test_one_augmented_function_may_serve_both():
    found = fine(
        ("f", "enzyme_augment", "augmented"),
        ("f", "enzyme_gradient", "gradient"),
        ("f", "enzyme_splitderivative", "forward"),
    )
    assert found.reverse["f"].augmented is found.split["f"].augmented


@pytest.mark.parametrize("text", ["enzyme_inactive", "enzyme_inactivefn"])
def test_silent_functions_and_variables_are_told_apart(text):
    found = fine(("f", text), ("state", text))
    assert found.inactive == found.by_rule == found.kept_whole == {"f"}
    assert found.inactive_globals == {"state"}


@pytest.mark.parametrize("text", ["enzyme_inactive_noblock", "enzyme_inactivenoblockfn"])
def test_what_is_silent_without_a_barrier_is_silent_too(text):
    found = fine(("f", text))
    assert found.no_block == found.inactive == {"f"}


def test_likeness_is_read_from_brackets_and_from_behind_the_sign():
    further = '@n = private constant [6 x i8] c"log1p\\00"\n'
    assert fine(("f", "enzyme_function_like", "n"), further=further).like == {"f": "log1p"}
    assert fine(("f", "enzyme_function_like=sin")).like == {"f": "sin"}


@pytest.mark.parametrize(
    ("word", "field"),
    [
        ("elementwise_read", "elementwise"),
        ("no_escaping_allocation", "keeps_no_pointer"),
        ("nofree", "frees_nothing"),
        ("notypeanalysis", "untyped"),
        ("shouldrecompute", "recomputed"),
        ("sparse_accumulate", "sparse"),
    ],
)
def test_what_holds_for_a_function_is_listed(word, field):
    found = fine(("f", f"enzyme_{word}"))
    assert getattr(found, field) == {"f"}
    assert not found.kept_whole


def test_a_shadow_of_a_variable_is_found():
    found = fine(("state", "enzyme_shadow", "shadow"))
    assert found.shadows == {"state": "shadow"}


def test_symbols_in_other_address_spaces_are_found():
    text = unit(("state", "enzyme_inactive"), spaced=True)
    text = text.replace("@state = global", "@state = addrspace(1) global")
    assert read_all(Module(text)).inactive_globals == {"state"}


def test_annotations_of_others_are_nothing_to_us():
    assert not fine(("f", "theirs")).kept_whole


def test_the_same_said_twice_is_said_once():
    found = fine(("f", "enzyme_derivative", "forward"), ("f", "enzyme_derivative", "forward"))
    assert list(found.forward) == ["f"]


def test_metadata_and_attributes_of_ir_say_the_same():
    text = (
        SYMBOLS
        + """
define double @whole(double %x) !enzyme_augment !0 !enzyme_gradient !1 !enzyme_derivative !2 {
  ret double %x
}
define double @silent(double %x) "enzyme_inactive" {
  ret double %x
}
declare double @grouped(double) #0
@quiet = global double 0.0, !enzyme_inactive !3
@value = global double 0.0, !enzyme_shadow !4
attributes #0 = { nounwind "enzyme_math"="log1p" }
!0 = !{ptr @augmented}
!1 = !{ptr @gradient}
!2 = !{ptr @forward}
!3 = !{}
!4 = !{ptr @shadow}
"""
    )
    found = read_all(Module(text))
    assert not found.problems
    assert found.reverse["whole"][:2] == tuple(
        map(found.reverse["whole"][0].module.functions.get, ("augmented", "gradient"))
    )
    assert found.forward["whole"].name == "forward"
    assert found.inactive == {"silent"}
    assert found.like == {"grouped": "log1p"}
    assert found.inactive_globals == {"quiet"}
    assert found.shadows["value"] == "shadow"


WRONG = [
    ("EZ0125", "enzyme_derivative takes one function in brackets", [("f", "enzyme_derivative")]),
    (
        "EZ0125",
        "enzyme_derivative takes one function in brackets",
        [("f", "enzyme_derivative", "forward", "g")],
    ),
    (
        "EZ0125",
        "enzyme_augment takes one function in brackets",
        [("f", "enzyme_augment", "state"), ("f", "enzyme_gradient", "gradient")],
    ),
    ("EZ0125", "enzyme_inactive takes nothing in brackets", [("f", "enzyme_inactive", "g")]),
    (
        "EZ0125",
        "enzyme_function_like takes the name of one function in brackets, as a string literal",
        [("f", "enzyme_function_like", "state")],
    ),
    ("EZ0125", "enzyme_shadow takes one variable in brackets", [("state", "enzyme_shadow", "f")]),
    (
        "EZ0125",
        "enzyme_shadow: state is double, and integer is a 64-bit integer",
        [("state", "enzyme_shadow", "integer")],
    ),
    (
        "EZ0126",
        "f has enzyme_derivative twice, with different things",
        [("f", "enzyme_derivative", "forward"), ("f", "enzyme_derivative", "g")],
    ),
    (
        "EZ0126",
        "f has enzyme_inactive, and also enzyme_derivative",
        [("f", "enzyme_derivative", "forward"), ("f", "enzyme_inactive")],
    ),
    (
        "EZ0126",
        "f has enzyme_function_like, and also enzyme_derivative",
        [("f", "enzyme_derivative", "forward"), ("f", "enzyme_function_like=sin")],
    ),
    (
        "EZ0127",
        "f has enzyme_augment, which is one half of a derivative",
        [("f", "enzyme_augment", "augmented")],
    ),
    (
        "EZ0127",
        "f has enzyme_gradient, which is one half of a derivative",
        [("f", "enzyme_gradient", "gradient")],
    ),
    (
        "EZ0127",
        "f has enzyme_splitderivative, which is one half of a derivative",
        [("f", "enzyme_splitderivative", "forward")],
    ),
]


@pytest.mark.parametrize(("code", "message", "said"), WRONG)
def test_what_cannot_be_so_is_an_error_at_its_line(code, message, said):
    (problem, *_) = [p for p in read(*said).problems if p.code == code]
    assert problem.message == message
    assert problem.where.startswith("a.c:")
    assert problem.severity == "error"
    assert problem.notes


@pytest.mark.parametrize(
    ("registered", "said"),
    [
        (
            "@__enzyme_register_derivative_f = global [2 x ptr] [ptr @f, ptr @forward]",
            ("f", "enzyme_derivative", "g"),
        ),
        (
            "@__enzyme_register_derivative_f = global [2 x ptr] [ptr @f, ptr @g]",
            ("f", "enzyme_inactive"),
        ),
    ],
)
def test_attributes_and_globals_must_agree(registered, said):
    (problem,) = read(said, further=registered + "\n").problems
    assert problem.code == "EZ0126"
    assert "<module>:" in problem.notes[0]


def test_attributes_and_globals_that_agree_are_fine():
    registered = "@__enzyme_register_derivative_f = global [2 x ptr] [ptr @f, ptr @forward]\n"
    assert fine(("f", "enzyme_derivative", "forward"), further=registered).forward


@pytest.mark.parametrize(
    ("message", "said", "note"),
    [
        (
            "enzyme-cc knows no attribute 'enzyme_inactiv', so it has no effect",
            ("f", "enzyme_inactiv"),
            "did you mean enzyme_inactive?",
        ),
        (
            "enzyme_derivative is an attribute of functions, and has no effect here",
            ("state", "enzyme_derivative", "forward"),
            None,
        ),
        (
            "enzyme_shadow is an attribute of variables, and has no effect here",
            ("f", "enzyme_shadow", "shadow"),
            None,
        ),
    ],
)
def test_what_says_nothing_is_a_warning_at_its_line(message, said, note):
    found = read(said)
    assert not found.problems
    (warning,) = found.warnings
    assert (warning.message, warning.code) == (message, "EZ0133")
    assert (warning.where, warning.severity) == ("a.c:1", "warning")
    assert warning.notes == ((note,) if note else ())


def test_a_word_on_a_variable_of_a_function_says_nothing():
    text = (
        unit(("f", "theirs"), ("g", "enzyme_inactive"))
        + """
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
define void @h() {
  %x = alloca double
  call void @llvm.var.annotation.p0.p0(ptr %x, ptr @s1, ptr @file, i32 7, ptr null)
  call void @llvm.var.annotation.p0.p0(ptr %x, ptr @s0, ptr @file, i32 8, ptr null)
  ret void
}
"""
    )
    (warning,) = read_all(Module(text)).warnings
    assert warning.message == "enzyme_inactive says nothing of a variable in a function or a struct"
    assert (warning.where, warning.code) == ("a.c:7", "EZ0133")
