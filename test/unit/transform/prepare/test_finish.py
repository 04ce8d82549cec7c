"""What was set aside is as it was when all is done."""

import pytest
from preparation import (
    C_PROGRAM,
    CXX_PROGRAM,
    backend,
    check,
    definition,
    front_end,
    plain,
    version_of,
)

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.prepare.finish import define_markers, finish
from enzyme_cc.transform.prepare.prepare import prepare
from enzyme_cc.transform.session import differentiate

BACKENDS = ("opt-16", "opt-19", "opt-22", "llvmlite")


def finished(text):
    module = Module(text)
    finish(module)
    return module.print()


@pytest.mark.parametrize("suffix", ["c", "cpp"])
@pytest.mark.parametrize("debug", [False, True])
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("name", BACKENDS)
def test_what_was_set_aside_is_given_back_as_it_was(name, level, debug, suffix):
    version = version_of(name)
    program = CXX_PROGRAM if suffix == "cpp" else C_PROGRAM
    text = front_end(program, version, level, debug=debug, suffix=suffix)
    prepared = prepare(text)
    assert not prepared.problems
    assert prepared.has_requests
    check(prepared.text, version)
    done = check(finished(backend(name).simplify(prepared.text)), version)
    assert plain(done) == plain(check(text, version))


@pytest.mark.parametrize("suffix", ["c", "cpp"])
@pytest.mark.parametrize("level", [0, 2])
def test_a_clang_alone_leaves_all_functions_and_their_signatures(level, suffix):
    program = CXX_PROGRAM if suffix == "cpp" else C_PROGRAM
    text = front_end(program, 22, level, debug=True, suffix=suffix)
    done = check(finished(backend("clang-22").simplify(prepare(text).text)), 22)
    old, new = plain(check(text, 22)), plain(done)
    assert {name: body.partition("\n")[0] for name, body in new.items()} == {
        name: body.partition("\n")[0] for name, body in old.items()
    }


@pytest.mark.parametrize("level", [0, 2])
def test_without_any_pass_all_functions_are_what_they_were(level):
    text = front_end(C_PROGRAM, 22, level)
    assert plain(check(finished(prepare(text).text), 22)) == plain(check(text, 22))


def test_copies_that_derivatives_call_stay_and_so_does_what_they_call():
    text = """
define double @f(double %x) {
  ret double %x
}
define double @called(double %x) #0 {
  %y = call double @further(double %x)
  ret double %y
}
define hidden double @further(double %x) #1 {
  %y = call double @called(double %x)
  ret double %y
}
define double @alone(double %x) #2 {
  %y = call double @alone(double %x)
  %z = call double @called(double %y)
  ret double %z
}
define double @user(double %x) {
  %y = call double @called(double %x)
  ret double %y
}
attributes #0 = { nounwind "enzyme-cc-source"="f" }
attributes #1 = { "enzyme-cc-source"="g" }
attributes #2 = { "enzyme-cc-source"="h" }
"""
    found = finished(text)
    assert "@alone" not in found
    assert "call double @called(double %x)" in definition(found, "user")
    assert "define internal double @called(double %x)" in found
    assert "define internal double @further(double %x)" in found
    assert "#0 {\n" not in found
    assert "#1 {\n" not in found


def test_copies_that_a_table_holds_stay_where_it_is_no_copy_itself():
    text = """
@table = linkonce_odr constant { [2 x ptr] } { [2 x ptr] [ptr null, ptr @enzyme_cc.source.held] }
@enzyme_cc.source.table = internal constant [1 x ptr] [ptr @enzyme_cc.source.gone]
define internal double @enzyme_cc.source.held(double %x) #0 {
  %y = call double @enzyme_cc.source.further(double %x)
  ret double %y
}
define internal double @enzyme_cc.source.further(double %x) #0 {
  ret double %x
}
define internal double @enzyme_cc.source.gone(double %x) #0 {
  ret double %x
}
attributes #0 = { "enzyme-cc-source"="f" }
"""
    found = finished(text)
    assert "ptr @enzyme_cc.source.held" in found
    assert "define internal double @enzyme_cc.source.further" in found
    assert "@enzyme_cc.source.gone" not in found


def test_a_marker_that_is_still_read_is_there():
    module = Module("""
@enzyme_out = external global i32
@enzyme_dup = external global i32
define i32 @user() {
  %m = load i32, ptr @enzyme_out
  ret i32 %m
}
""")
    define_markers(module)
    found = module.print()
    assert "@enzyme_out.1 = internal global i32 0" in found
    assert "load i32, ptr @enzyme_out.1" in found
    assert "@enzyme_out = " not in found
    assert "@enzyme_dup = external global i32" in found


def test_requests_that_nobody_calls_go_and_others_stay():
    text = """
declare double @__enzyme_fwddiff(...)
declare double @__enzyme_fwddiff2(...)
define double @user(double %x) {
  %y = call double (...) @__enzyme_fwddiff2(double %x)
  ret double %y
}
"""
    found = finished(text)
    assert "@__enzyme_fwddiff(" not in found
    assert "declare double @__enzyme_fwddiff2(...)" in found


def test_marks_of_parameters_go():
    parameters = 'double "enzyme_part" %x, double noundef "enzyme_part" %y'
    text = f"define void @f({parameters}) {{\n  ret void\n}}\n"
    assert "@f(double %x, double noundef %y)" in finished(text)


def test_a_module_that_was_not_prepared_stays_as_it_is():
    text = front_end(C_PROGRAM.replace("__enzyme_fwddiff", "something"), 22, 2)
    assert check(finished(text), 22) == check(text, 22)


def test_what_only_calls_a_function_with_a_rule_is_not_left_to_be_linked():
    made = differentiate(
        """
@__enzyme_register_derivative_f = global [2 x ptr] [ptr @f, ptr @forward_f]
declare double @f(double)
declare double @__enzyme_fwddiff(...)
define { double, double } @forward_f(double %x, double %dx) {
  %both = insertvalue { double, double } zeroinitializer, double %dx, 1
  ret { double, double } %both
}
define double @slope(double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0)
  ret double %r
}
"""
    )
    assert not made.problems
    assert "@fwddiffef" in made.text
    assert "enzyme_cc.call" not in made.text
