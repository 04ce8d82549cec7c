"""Which rules of the user's serve, and what is said of them."""

import pytest

from enzyme_cc.transform.program.user_derivatives import Use, lines, unused
from enzyme_cc.transform.session import differentiate

RULES = """
@__enzyme_register_gradient_f = global [3 x ptr] [ptr @f, ptr @augmented, ptr @gradient]
@__enzyme_register_derivative_g = global [2 x ptr] [ptr @g, ptr @forward]

define double @f(double %x) { ret double %x }
define double @g(double %x) { ret double %x }
define double @augmented(double %x) { ret double %x }
define double @gradient(double %x, double %seed) { ret double 7.0 }
define { double, double } @forward(double %x, double %dx) {
  ret { double, double } { double 1.0, double 5.0 }
}
define double @h(double %x) {
  %a = call double @f(double %x)
  %b = call double @g(double %a)
  ret double %b
}
declare double @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)
"""
BACKWARDS = """
define double @back(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @h, double %x)
  ret double %r
}
"""
FORWARDS = """
define double @forth(double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @h, double %x, double 1.0)
  ret double %r
}
"""


def times(outcome):
    return {each.name: each.times for each in outcome.rules}


def test_a_rule_serves_the_mode_it_is_for():
    assert times(differentiate(RULES + BACKWARDS)) == {"f": 1, "g": 0}
    assert times(differentiate(RULES + FORWARDS)) == {"f": 0, "g": 1}


def test_requests_of_two_modes_are_made_one_after_the_other_where_rules_are_for_one():
    first = differentiate(RULES + BACKWARDS + FORWARDS)
    second = differentiate(first.text)
    assert (first.again, second.again) == (True, False)
    assert sorted([times(first)["f"], times(second)["f"]]) == [0, 1]
    assert sorted([times(first)["g"], times(second)["g"]]) == [0, 1]


def test_requests_of_two_modes_are_made_at_once_where_no_rule_is_for_one_only():
    plain = "\n".join(line for line in RULES.splitlines() if "register" not in line)
    assert not differentiate(plain + BACKWARDS + FORWARDS).again


FOUND = (
    Use("f", ("reverse",), 2, True),
    Use("g", ("forward", "reverse"), 0, True),
    Use("h", ("forward",), 0, False),
)


def test_it_is_warned_of_rules_that_are_in_reach_and_take_no_part():
    (found,) = unused(FOUND)
    assert (found.code, found.severity) == ("EZ0442", "warning")
    assert found.message == "the rule of 'g' for forward and reverse mode is never used"


def test_a_rule_that_takes_part_in_some_level_is_used():
    assert not list(unused((*FOUND[:2], FOUND[1]._replace(times=1))))


def test_every_rule_has_a_line():
    assert lines((*FOUND, FOUND[0]._replace(times=1))) == (
        "rule of f for reverse mode: used 3 times\n"
        "rule of g for forward and reverse mode: never used\n"
        "rule of h for forward mode: never used\n"
    )


@pytest.mark.parametrize("word", ["internal", "weak"])
def test_functions_of_rules_may_be_of_any_linkage(word):
    text = (RULES + BACKWARDS).replace("define double @f(", f"define {word} double @f(")
    assert times(differentiate(text))["f"] == 1


@pytest.mark.parametrize("mode", ["fwddiff", "autodiff"])
def test_a_rule_that_does_not_fit_is_told_of_at_the_request_that_is_about_its_function(mode):
    text = (
        "@__enzyme_register_gradient_f = global [3 x ptr] [ptr @f, ptr @other, ptr @other]\n"
        "@__enzyme_register_derivative_f = global [2 x ptr] [ptr @f, ptr @other]\n"
        "declare double @f(double %x)\n"
        "define double @other(i1 %x) {\n  ret double 0.0\n}\n"
        f"declare double @__enzyme_{mode}(...)\n"
        "define double @asks(double %x) {\n"
        f"  %r = call double (...) @__enzyme_{mode}(ptr @f, double %x, double 1.0)\n"
        "  ret double %r\n}\n"
    ).replace(", double 1.0" if mode == "autodiff" else "\0", "")
    (problem,) = differentiate(text, "unit.ll").problems
    assert (problem.code, problem.where) == ("EZ0408", "unit.ll:8:1")


def test_registrations_go_when_all_is_done_but_those_that_the_program_uses():
    listed = (
        "@llvm.used = appending global [2 x ptr] [ptr @__enzyme_register_gradient_f, ptr @kept], "
        'section "llvm.metadata"\n'
        "@llvm.compiler.used = appending global [1 x ptr] [ptr @__enzyme_register_derivative_g], "
        'section "llvm.metadata"\n'
        "@kept = internal global i32 1\n"
        "define ptr @reads() { ret ptr @__enzyme_inactivefn_f }\n"
        "@__enzyme_inactivefn_f = global ptr @other\ndeclare void @other()\n"
    )
    text = differentiate(RULES + listed + BACKWARDS).text
    assert "__enzyme_register" not in text
    assert "@llvm.used = appending global [1 x ptr] [ptr @kept]" in text
    assert "llvm.compiler.used" not in text
    assert "@__enzyme_inactivefn_f = global ptr @other" in text
