"""What is wrong with calls that ask for loops to be checkpointed is said of each."""

import pytest

from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.module import Module
from enzyme_cc.requests.checkpoint_calls import read
from enzyme_cc.requests.find import special_calls
from enzyme_cc.requests.places import Places
from enzyme_cc.requests.problems import Complaints

TEXT = """
@enzyme_scheme = external global i32
@enzyme_checkpoint_region = external global i32
@enzyme_dup = external global i32
@scheme = external constant i8
define {step} @step({parameters}) {{
  {ends}
}}
define void @f(ptr %p, i64 %n, double %x) {{
  %s = load i32, ptr @enzyme_scheme
  %r = load i32, ptr @enzyme_checkpoint_region
  %d = load i32, ptr @enzyme_dup
  call void (...) @__enzyme_checkpoint_{kind}({given})
  ret void
}}
declare void @__enzyme_checkpoint_for(...)
declare void @__enzyme_checkpoint_while(...)
"""
GIVEN = {
    "kind": "for",
    "step": "void",
    "ends": "ret void",
    "parameters": "i32 %i, ptr %q, float %k",
    "given": "ptr @step, i32 0, i64 %n, i32 %s, ptr @scheme, ptr null, i32 %r, ptr %p, i64 8, "
    "ptr %p, double %x",
}
WHILE = GIVEN | {
    "kind": "while",
    "step": "i32",
    "ends": "ret i32 0",
    "given": "ptr @step, i32 %r, ptr %p, i64 8, ptr %p, double %x",
}


def result(changed):
    module = Module(TEXT.format(**changed))
    complaints = Complaints(Places(module))
    ((call, name),) = special_calls(module)
    found = read(call, name, DataLayout(module.data_layout), complaints)
    return found, [f"{each.code} {each.message}" for each in complaints.found]


def test_a_loop_has_its_counts_scheme_regions_and_arguments():
    found, problems = result(GIVEN)
    assert not problems
    assert found.step.name == "step"
    assert [each.ref for each in found.counts] == ["0", "%n"]
    assert [each.ref for each in found.scheme] == ["@scheme", "null"]
    assert [(one.ref, other.ref) for one, other in found.regions] == [("%p", "8")]
    assert [each.ref for each in found.arguments] == ["%p", "%x"]
    assert not found.is_open


def test_a_loop_whose_step_says_when_it_ends_has_no_counts():
    found, problems = result(WHILE)
    assert not problems
    assert (found.counts, found.scheme, found.is_open) == ((), (), True)


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        (GIVEN | {"given": ""}, "EZ0106 __enzyme_checkpoint_for: the function that does a step"),
        (GIVEN | {"given": "ptr %p, i32 0, i32 1"}, "EZ0102 __enzyme_checkpoint_for: the function"),
        (GIVEN | {"parameters": "ptr %q"}, "EZ0108 __enzyme_checkpoint_for of step: the first"),
        (
            GIVEN | {"given": "ptr @step, i32 0"},
            "EZ0106 __enzyme_checkpoint_for of step: the number",
        ),
        (
            GIVEN | {"given": "ptr @step, i32 0, double %x, ptr %p, double %x"},
            "EZ0108 __enzyme_checkpoint_for of step: the number of steps is no integer (double)",
        ),
        (
            GIVEN | {"given": "ptr @step, i32 0, i32 1, i32 %r, ptr %p, ptr %p, double %x"},
            "EZ0117 __enzyme_checkpoint_for of step: the size of the region in bytes must follow",
        ),
        (
            GIVEN | {"given": "ptr @step, i32 0, i32 1, i32 %s, ptr %p, i32 %r, ptr %p, i64 8"},
            "EZ0117 __enzyme_checkpoint_for of step: the address of what it is told must follow",
        ),
        (
            GIVEN | {"given": "ptr @step, i32 0, i128 1, ptr %p, double %x"},
            "EZ0108 __enzyme_checkpoint_for of step: the number of steps is no integer (",
        ),
        (
            GIVEN | {"given": "ptr @step, i32 0, i32 1, i32 %d, ptr %p, double %x"},
            "EZ0101 __enzyme_checkpoint_for of step: enzyme_dup has no effect here",
        ),
        (
            GIVEN | {"given": "ptr @step, i32 0, i32 1, ptr %p"},
            "EZ0106 __enzyme_checkpoint_for of step: the step takes 2 arguments beside its number",
        ),
        (
            GIVEN | {"given": "ptr @step, i32 0, i32 1, ptr %p, double %x, ptr %p"},
            "EZ0107 __enzyme_checkpoint_for of step: the step takes 2 arguments beside its number",
        ),
        (
            GIVEN | {"given": "ptr @step, i32 0, i32 1, double %x, double %x"},
            "EZ0108 __enzyme_checkpoint_for of step: argument 4 (double) does not fit parameter 2",
        ),
        (
            GIVEN | {"step": "double", "ends": "ret double 0.0"},
            "EZ0109 __enzyme_checkpoint_for of step: the step returns double, which nobody",
        ),
        (
            WHILE | {"step": "void", "ends": "ret void"},
            "EZ0109 __enzyme_checkpoint_while of step: the step returns nothing, and not whether",
        ),
    ],
)
def test_what_is_wrong_is_said(changed, problem):
    found, (said, *_) = result(changed)
    assert found is None
    assert said.startswith(problem)
