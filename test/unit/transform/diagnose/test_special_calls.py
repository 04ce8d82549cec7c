"""Calls that are no requests: what they become, and what is said of those that are not there."""

import pytest

import enzyme_cc
from enzyme_cc.attributes.names import LATER_CALLS, SPECIAL_CALLS

HEAD = (
    "declare double @__enzyme_call_inactive(...)\ndeclare i64 @__enzyme_iter(...)\n"
    "declare double @__enzyme_fwddiff(...)\n"
    "define float @half(float %x, i16 %n) {\n  ret float %x\n}\n"
    "define double @whole(double %x) {\n  ret double %x\n}\n"
)
INACTIVE = "  %r = call double (...) @__enzyme_call_inactive("
OTHER = (
    "define double @asks(double %x) {\n"
    "  %r = call double (...) @__enzyme_fwddiff(ptr @whole, double %x, double 1.0)\n"
    "  ret double %r\n}\n"
)


def problems(body, head=HEAD):
    text = f"{head}define void @g(ptr %p, double %x, i32 %n) {{\n{body}\n  ret void\n}}\n"
    with_request = text + OTHER * ("fwddiff" in head)
    all_said = [
        [(each.code, each.message, each.where) for each in done.problems]
        for done in (
            enzyme_cc.prepare(text, "unit.ll"),
            enzyme_cc.prepare(with_request, "unit.ll"),
            enzyme_cc.differentiate(with_request, "unit.ll"),
        )
    ]
    assert all_said[0] == all_said[1] == all_said[2]
    return all_said[0]


@pytest.mark.parametrize("name", LATER_CALLS)
def test_a_call_that_is_not_there_yet_is_said_at_its_place(name):
    head = f"declare void @{name}_of_mine(...)\n"
    assert problems(f"  call void (...) @{name}_of_mine(ptr %p)", head) == [
        ("EZ0407", f"{name}: this version of enzyme-cc does not have it", "unit.ll:2:1")
    ]


def test_only_special_calls_are_to_come():
    assert set(LATER_CALLS) < set(SPECIAL_CALLS)
    assert sorted(LATER_CALLS) == list(LATER_CALLS)


@pytest.mark.parametrize(
    ("body", "code", "said"),
    [
        ("  %r = call i64 (...) @__enzyme_iter()", "EZ0106", "the number is missing"),
        (
            "  %r = call i64 (...) @__enzyme_iter(i32 %n)",
            "EZ0108",
            "argument 1 (a 32-bit integer) does not fit what it is declared to return",
        ),
        (
            "  %r = call i64 (...) @__enzyme_iter(i64 1, double %x)",
            "EZ0108",
            "is a bound, and no int",
        ),
        ("  %r = call i64 (...) @__enzyme_iter(i64 1, i64 2, i32 %n)", "EZ0107", "is left over"),
        (f"{INACTIVE})", "EZ0103", "the first argument must be a function"),
        (f"{INACTIVE}double %x)", "EZ0103", "the first argument must be a function"),
        (f"{INACTIVE}ptr null)", "EZ0103", "the first argument must be a function"),
        (f"{INACTIVE}ptr %p, double %x)", "EZ0102", "as float or as double"),
        (f"{INACTIVE}ptr @whole)", "EZ0106", "of whole: the function takes 1 arguments, and 0"),
        (f"{INACTIVE}ptr @whole, double %x, i32 %n)", "EZ0107", "takes 1 arguments, and 2"),
        (
            f"{INACTIVE}ptr @whole, ptr %p)",
            "EZ0108",
            "argument 2 (a pointer) does not fit parameter 1",
        ),
        (
            f"{INACTIVE}ptr @half, double %x, i32 %n)",
            "EZ0109",
            "the function returns float, and the call is declared to return double",
        ),
    ],
)
def test_a_call_that_does_not_fit_is_refused(body, code, said):
    ((found, message, where),) = problems(body)
    assert found == code
    assert said in message
    assert where == "unit.ll:10:1"


def lowered(body, head=HEAD):
    text = f"{head}define void @g(ptr %p, double %x, i32 %n) {{\n{body}\n  ret void\n}}\n"
    prepared = enzyme_cc.prepare(text, "unit.ll")
    assert (prepared.problems, prepared.has_requests) == ((), True)
    made = enzyme_cc.differentiate(prepared.text, "unit.ll")
    assert made.problems == ()
    assert "__enzyme_call" not in made.text
    assert "__enzyme_iter" not in made.text
    return made.text


def test_without_requests_the_function_itself_is_called_with_what_it_takes():
    text = lowered(f"{INACTIVE}ptr @whole, double %x)")
    assert "= call double @whole(double %x)" in text
    voids = HEAD.replace("double @__enzyme_call_inactive", "void @__enzyme_call_inactive")
    text = lowered("  call void (...) @__enzyme_call_inactive(ptr @half, double %x, i32 %n)", voids)
    assert "fptrunc double %x to float" in text
    assert "trunc i32 %n to i16" in text


def test_a_function_known_when_the_program_runs_is_called_through_its_pointer():
    head = HEAD.replace("__enzyme_call_inactive(...)", "__enzyme_call_inactive(ptr, double)")
    text = lowered("  %r = call double @__enzyme_call_inactive(ptr %p, double %x)", head)
    assert "= call double %p(double %x)" in text


def test_a_call_that_may_unwind_still_does():
    body = (
        f"{INACTIVE[2:]}ptr @whole, double %x) to label %on unwind label %off\n".replace(
            "call", "invoke", 1
        )
        + "off:\n  %l = landingpad ptr cleanup\n  resume ptr %l\non:\n"
        "  store double %r, ptr %p"
    )
    head = HEAD + "declare i32 @personality(...)\n"
    text = f"{head}define void @g(ptr %p, double %x) personality ptr @personality {{\n"
    made = enzyme_cc.differentiate(f"{text}  {body}\n  ret void\n}}\n", "unit.ll")
    assert made.problems == ()
    assert "= invoke double @whole(double %x)" in made.text


def test_a_number_of_rounds_is_the_number():
    text = lowered("  %r = call i64 (...) @__enzyme_iter(i64 7, i64 9)\n  store i64 %r, ptr %p")
    assert "store i64 7, ptr %p" in text
