"""The body that a function is differentiated by."""

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
