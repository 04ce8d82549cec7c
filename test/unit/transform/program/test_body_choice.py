"""The body that a function is differentiated by."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.program.body_choice import Bodies

TEXT = """
define double @f(double %x) {
  ret double %x
}
define double @copy(double %x) #0 {
  ret double %x
}
define double @inline(double %x) "enzyme-cc-source"="g" {
  ret double %x
}
declare double @g(double)
declare void @h(ptr, i32)
attributes #0 = { nounwind "enzyme-cc-source"="f" }
"""


def test_a_copy_stands_for_its_original():
    module = Module(TEXT)
    bodies = Bodies(module)
    copy = module.functions["copy"]
    assert bodies.of(module.functions["f"]) is copy
    assert bodies.of(copy) is copy
    assert bodies.name(copy) == "f"


def test_without_a_copy_a_function_stands_for_itself():
    module = Module("define void @f() {\nret void\n}\n")
    function = module.functions["f"]
    assert Bodies(module).of(function) is function
    assert Bodies(module).name(function) == "f"


def test_a_declaration_gets_a_function_that_calls_it_once_made():
    module = Module(TEXT)
    bodies = Bodies(module)
    declared = module.functions["h"]
    made = bodies.of(declared)
    assert not made.is_declaration
    assert bodies.of(declared) is made
    assert bodies.name(made) == "h"
    call, end = made.instructions()
    assert call.callee is declared
    assert [each.type.text for each in call.arguments] == ["ptr", "i32"]
    assert end.opcode == "ret"


def test_a_copy_of_what_is_only_declared_is_its_body():
    module = Module(TEXT)
    assert Bodies(module).of(module.functions["g"]) is module.functions["inline"]


PART = 'define void @enzyme_cc.source.f.resume(ptr %0) "enzyme-cc-source"="f" {\n  ret void\n}\n'
WHOLE = """
define ptr @f(double %0) {
  ret ptr null
}
define ptr @enzyme_cc.source.f(double %0) "enzyme-cc-source"="f" {
  ret ptr null
}
"""


@pytest.mark.parametrize("text", [PART + WHOLE, WHOLE + PART], ids=["before", "behind"])
def test_what_llvm_split_off_of_a_copy_stands_for_nothing_but_itself(text):
    module = Module(text)
    bodies = Bodies(module)
    part = module.functions["enzyme_cc.source.f.resume"]
    assert bodies.of(module.functions["f"]) is module.functions["enzyme_cc.source.f"]
    assert bodies.of(part) is part
    assert bodies.is_copy(part)


CALLING = """
define double @f(double %0) {
  %2 = call double @g(double %0)
  ret double %2
}
define double @h(double %0) {
  %2 = call double @g(double %0)
  ret double %2
}
define double @g(double %0) {
  ret double %0
}
define double @enzyme_cc.source.h(double %0) "enzyme-cc-source"="h" {
  %2 = call double @enzyme_cc.source.g(double %0)
  ret double %2
}
define double @enzyme_cc.source.g(double %0) "enzyme-cc-source"="g" {
  ret double %0
}
"""


def test_a_function_without_a_copy_reaches_what_it_calls_and_its_copy():
    module = Module(CALLING)
    bodies = Bodies(module)
    reached = bodies.reached([module.functions["f"]])
    assert {each.name for each in reached} == {"f", "g", "enzyme_cc.source.g"}


def test_a_copy_reaches_copies_alone():
    module = Module(CALLING)
    reached = Bodies(module).reached([module.functions["h"]])
    assert {each.name for each in reached} == {"enzyme_cc.source.h", "enzyme_cc.source.g"}


TABLED = """
@table = constant [1 x ptr] [ptr @f]
define void @f() {
  ret void
}
define void @copy() "enzyme-cc-source"="f" {
  ret void
}
define void @by_table() {
  %p = load ptr, ptr @table
  ret void
}
define void @by_name() {
  call void @f()
  ret void
}
"""


@pytest.mark.parametrize(("name", "more"), [("by_table", set()), ("by_name", {"f"})])
def test_what_is_no_copy_runs_originals_that_it_calls_by_name(name, more):
    module = Module(TABLED)
    found = Bodies(module).reached([module.functions[name]])
    assert {each.name for each in found} == {name, "copy", *more}
