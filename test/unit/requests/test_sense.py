"""Requests that can hardly be meant are warned of, and what is meant is not."""

import pytest

F, R = "__enzyme_fwddiff", "__enzyme_autodiff"
TWO = "double (ptr, ptr)"
NUMBER = "double (double)"


def warned(asked):
    assert asked.problems == ()
    return [each.code for each in asked.warnings]


@pytest.mark.parametrize(
    ("callee", "function", "arguments", "result", "codes"),
    [
        (R, TWO, "p, dp, q, dq", "void", []),
        (R, TWO, "p, p, q, dq", "void", ["EZ0143"]),
        (R, TWO, "p, p, q, q", "void", ["EZ0143", "EZ0143"]),
        (F, TWO, "p, p, q, dq", "double", ["EZ0143"]),
        (R, TWO, "enzyme_runtime_activity, p, p, q, dq", "void", []),
        (R, TWO, "p, ptr null, q, dq", "void", ["EZ0143"]),
        (R, TWO, "ptr null, ptr null, q, dq", "void", []),
        (R, TWO, "p, dp, q, dp", "void", ["EZ0143"]),
        (R, TWO, "p, dp, p, dp", "void", []),
        (F, TWO, "p, dp, q, dp", "double", []),
        (R, TWO, "enzyme_const, p, enzyme_const, q", "void", ["EZ0141"]),
        (R, TWO, "enzyme_const, p, q, dq", "void", []),
        (R, NUMBER, "enzyme_out, x", "double", []),
        (R, NUMBER, "enzyme_out, x", "void", ["EZ0142"]),
        (R, NUMBER, "enzyme_const_return, enzyme_out, x", "double", ["EZ0141"]),
        (R, "i32 (double)", "enzyme_out, x", "double", ["EZ0141"]),
        (R, "i32 (double, ptr)", "enzyme_out, x, p, dp", "double", []),
        (F, NUMBER, "x, dx", "double", []),
        (F, NUMBER, "x, dx", "void", ["EZ0142"]),
        (F, NUMBER, "enzyme_const, x", "double", ["EZ0141"]),
        (F, "i32 (double)", "x, dx", "void", ["EZ0141"]),
        (F, "void (ptr)", "p, dp", "void", []),
        (F, NUMBER, "enzyme_primal_return, enzyme_const_return, x, dx", "double", []),
    ],
)
def test_only_what_makes_no_sense_is_warned_of(ask, callee, function, arguments, result, codes):
    asked = ask(arguments, callee=callee, function=function, result=result)
    assert warned(asked) == codes


def test_globals_may_be_what_is_differentiated(read):
    asked = read(
        "declare ptr @__enzyme_context(i32)\ndeclare void @__enzyme_autodiff(...)\n"
        "declare double @__enzyme_autodiff_double(...)\n"
        "define double @f(double %x) {\n  ret double %x\n}\n"
        "define void @caller(double %x) {\n"
        "  %r = call double (...) @__enzyme_autodiff_double(ptr @f, double %x)\n"
        '  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_const", double %x)\n'
        "  ret void\n}\n"
    )
    assert warned(asked) == []


def test_a_function_may_be_its_own_shadow(ask):
    passed = "ptr @caller, ptr @caller, x"
    asked = ask(passed, callee=R, function="double (ptr, double)", result="double")
    assert warned(asked) == []


@pytest.mark.parametrize(("between", "codes"), [("", ["EZ0143"]), ("  call void @h()\n", [])])
def test_an_address_read_twice_is_the_same_unless_it_may_be_written(read, between, codes):
    asked = read(
        "declare void @__enzyme_autodiff(...)\ndeclare void @h()\n"
        "define double @f(ptr %x) {\n  unreachable\n}\n"
        "define void @caller(ptr %at) {\n"
        f"  %x = load ptr, ptr %at\n{between}  %dx = load ptr, ptr %at\n"
        "  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)\n  ret void\n}\n"
    )
    assert warned(asked) == codes
