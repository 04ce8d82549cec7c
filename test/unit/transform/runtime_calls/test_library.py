"""Bodies of the run-time library in the modules that call it."""

import pytest

from enzyme_cc import differentiate
from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.module import Module
from enzyme_cc.transform.runtime_calls.library import with_runtime

CALL = (
    "define double @f(double %x) {{\n  %y = call double @{name}(double %x)\n  ret double %y\n}}\n"
)
REQUEST = """declare double @__enzyme_fwddiff(...)
define double @df(double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0)
  ret double %r
}
"""


def calling(name, more=""):
    return f"declare double @{name}(double)\n{more}" + CALL.format(name=name)


def linked(text):
    return with_runtime(Module(text)).print()


def test_a_module_that_calls_nothing_of_it_stays_as_it_is():
    module = Module(calling("sin"))
    assert with_runtime(module) is module
    done = differentiate(calling("sin") + REQUEST)
    assert not done.problems
    assert "__enzyme_cc" not in done.text


def test_bodies_come_once_and_are_nobody_elses():
    text = linked(calling("__enzyme_cc_digamma"))
    assert text.count("define internal double @__enzyme_cc_digamma(") == 1
    assert "declare double @__enzyme_cc_digamma" not in text
    assert linked(text) == text


def test_what_is_declared_already_is_not_declared_again():
    text = linked(calling("__enzyme_cc_erfinv", "declare double @exp(double) #0\n"))
    assert text.count("@exp(double) ") + text.count("@exp(double)\n") == 1
    assert text.count("declare double @erfc(double)") == 1


def test_bodies_that_are_there_are_not_brought_again():
    first = linked(calling("__enzyme_cc_digamma"))
    again = linked(first + "declare double @__enzyme_cc_trigamma(double)\n")
    for line in again.splitlines():
        if line.startswith("define"):
            assert again.count(line) == 1
    assert "define internal double @__enzyme_cc_trigamma(" in again


def test_only_what_is_declared_at_the_end_gets_a_body():
    done = differentiate(calling("lgamma") + REQUEST)
    assert not done.again
    assert "define internal double @__enzyme_cc_digamma(" in done.text
    nested = REQUEST.replace("@df", "@ddf").replace("@f,", "@df,").partition("\n")[2]
    first = differentiate(calling("lgamma") + REQUEST + nested)
    assert first.again
    assert "declare double @__enzyme_cc_digamma(double)" in first.text
    second = differentiate(first.text)
    assert not second.again
    assert "define internal double @__enzyme_cc_trigamma(" in second.text


def test_a_local_function_by_the_name_of_one_in_c_is_an_error():
    own = "define internal double @erf(double %x) {\n  ret double %x\n}\n"
    with pytest.raises(UserError, match="this program has one of its own") as caught:
        linked(calling("__enzyme_cc_erfinv", own))
    assert caught.value.diagnostic.code == "EZ0911"
