"""What a program says of its own functions: derivatives, silence, likeness."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.requests.registrations import read_registrations

FUNCTIONS = """
declare double @solve(double)
declare { double, double } @forward(double, double)
declare ptr @take(ptr, i64)
declare void @give(ptr, ptr)
@text = private constant [5 x i8] c"0,-1\\00"
@swapped = private constant [5 x i8] c"-1,0\\00"
@alone = private constant [3 x i8] c"-1\\00"
@state = global double 0.0
"""


def read(text):
    return read_registrations(Module(FUNCTIONS + text))


def test_a_derivative_is_found_in_an_array_and_in_a_struct():
    array = "@__enzyme_register_derivative_a = global [2 x ptr] [ptr @solve, ptr @forward]\n"
    name = "@_ZN1a30__enzyme_register_derivative_bE"
    struct = f"{name} = global {{ ptr, ptr }} {{ ptr @solve, ptr @forward }}\n"
    for text in (array, struct):
        found = read(text)
        assert {name: each.name for name, each in found.forward.items()} == {"solve": "forward"}
        assert found.kept_whole == {"solve"}
        assert found.by_rule == frozenset()


def test_silent_functions_are_found_through_casts():
    found = read("@__enzyme_inactivefn_x = global ptr addrspacecast (ptr @solve to ptr)\n")
    assert found.inactive == found.by_rule == found.kept_whole == {"solve"}


def test_the_name_of_what_a_function_is_like_is_read_from_a_string():
    found = read(
        '@n = private constant [6 x i8] c"log1p\\00"\n'
        "@__enzyme_function_like_s = global [2 x ptr] [ptr @solve, ptr @n]\n"
    )
    assert found.like == {"solve": "log1p"}


ONE = "ptr inttoptr (i64 1 to ptr)"


@pytest.mark.parametrize(
    "start",
    [
        f"[4 x ptr] [ptr @take, {ONE}, ptr @text, ptr @give]",
        f"{{ ptr, ptr, ptr, ptr }} {{ ptr @take, {ONE}, ptr @text, ptr @give }}",
        "{ ptr, i32, ptr, ptr } { ptr @take, i32 1, ptr @text, ptr @give }",
        "{ ptr, i64, ptr, ptr } "
        "{ ptr @take, i64 1, ptr getelementptr ([5 x i8], ptr @text, i64 0, i64 0), ptr @give }",
    ],
)
def test_allocators_are_found_in_arrays_and_structs_with_the_size_as_number_or_address(start):
    found = read(f"@__enzyme_allocation_like_x = global {start}\n")
    assert not found.problems
    ((take, size, give, given),) = found.allocators
    assert (take.name, size, give.name, given) == ("take", 1, "give", (0, -1))
    assert found.by_rule == found.kept_whole == {"take", "give"}


def test_the_first_parameter_may_be_the_size_and_null_is_its_number():
    found = read(
        "declare ptr @one(i64)\ndeclare void @free(ptr)\n"
        "@__enzyme_allocation_like_x = global [4 x ptr] [ptr @one, ptr null, ptr @alone, ptr @free]"
    )
    assert [each.size for each in found.allocators] == [0]


@pytest.mark.parametrize(
    ("start", "reason"),
    [
        (f"[4 x ptr] [ptr @solve, {ONE}, ptr @text, ptr @give]", "solve returns no pointer"),
        ("[4 x ptr] [ptr @take, ptr null, ptr @text, ptr @give]", "parameter 0 of take, counted"),
        (f"[4 x ptr] [ptr @take, {ONE}, ptr @alone, ptr @give]", "give takes (void *, void *)"),
        (f"[4 x ptr] [ptr @take, {ONE}, ptr @text, ptr @solve]", "solve takes (double)"),
        (f"[3 x ptr] [ptr @take, {ONE}, ptr @give]", "write: void *__enzyme_allocation_like_f[]"),
    ],
)
def test_an_allocator_that_does_not_go_together_is_refused_with_the_reason(start, reason):
    (problem,) = read(f"@__enzyme_allocation_like_x = global {start}\n").problems
    assert problem.notes[0].startswith(reason)
    assert problem.notes[-1].startswith("write: void *__enzyme_allocation_like_f[] = {")


def test_variables_that_hold_no_derivative_are_found_one_or_several():
    found = read("@__enzyme_inactive_global_s = global ptr @state\n")
    assert found.inactive_globals == {"state"}
    assert not found.kept_whole
    several = "[2 x ptr] [ptr @state, ptr @text]"
    found = read(f"@_ZN1a23__enzyme_inactive_globalE = global {several}\n")
    assert found.inactive_globals == {"state", "text"}


def test_what_frees_nothing_is_checked_and_changes_nothing():
    found = read("@__enzyme_nofree_s = global ptr @solve\n")
    assert not found.problems
    assert not found.kept_whole


@pytest.mark.parametrize(
    "variable",
    [
        "@__enzyme_register_derivative_x = global [1 x ptr] [ptr @solve]",
        "@__enzyme_register_derivative_x = external global [2 x ptr]",
        "@__enzyme_inactivefn_x = global i64 0",
        "@__enzyme_function_like_x = global [2 x ptr] [ptr @solve, ptr @forward]",
        "@__enzyme_inactive_global_x = global ptr @solve",
        "@__enzyme_inactive_global_x = global ptr null",
        "@__enzyme_nofree_x = global ptr @state",
        "@__enzyme_allocation_like_x = external global [4 x ptr]",
    ],
)
def test_anything_else_is_refused_where_it_stands(variable):
    (problem,) = read(variable + "\n").problems
    assert problem.code == "EZ0124"
    assert problem.where == f"<module>:10:1:{variable.split()[0][1:]}"


def test_other_variables_mean_nothing():
    found = read("@__enzyme_other = global ptr @solve\n@enzyme_dup = global i32 0\n")
    assert not found.kept_whole
    assert not found.problems


SECOND = "declare double @second(double, double)\n"
THREE = "[3 x ptr] [ptr @solve, ptr @forward, ptr @second]"


def test_a_gradient_is_an_augmented_function_and_what_takes_its_tape():
    found = read(f"{SECOND}@__enzyme_register_gradient_a = global {THREE}\n")
    assert not found.problems
    made = found.reverse["solve"]
    assert (made.augmented.name, made.second.name) == ("forward", "second")
    assert not made.by_reference


def test_a_split_derivative_is_read_alike():
    found = read(f"{SECOND}@__enzyme_register_splitderivative_a = global {THREE}\n")
    assert found.split["solve"].second.name == "second"
    assert not found.reverse
    assert "solve" in found.kept_whole


def test_texts_behind_a_gradient_say_what_is_passed_by_pointer():
    text = '@t = private constant [8 x i8] c"byref_0\\00"\n'
    array = "[4 x ptr] [ptr @solve, ptr @forward, ptr @second, ptr @t]"
    found = read(f"{SECOND}{text}@__enzyme_register_gradient_a = global {array}\n")
    assert found.reverse["solve"].by_reference == {0}


def test_a_parameter_by_pointer_that_there_is_not_is_refused():
    text = '@t = private constant [8 x i8] c"byref_7\\00"\n'
    array = "[4 x ptr] [ptr @solve, ptr @forward, ptr @second, ptr @t]"
    [problem] = read(f"{SECOND}{text}@__enzyme_register_gradient_a = global {array}\n").problems
    assert any("byref_0" in each for each in problem.notes)


def test_two_different_derivatives_of_one_function_are_an_error_at_the_second():
    text = "@__enzyme_register_derivative_{} = global [2 x ptr] [ptr @solve, ptr @{}]\n"
    (problem,) = read(text.format(1, "forward") + text.format(2, "take")).problems
    assert problem.message == "solve is registered twice, with different things"
    assert problem.code == "EZ0126"
    assert problem.where != problem.notes[0].removeprefix("the first is at ")
    assert not read(text.format(1, "forward") + text.format(2, "forward")).problems


VARIABLES = """
%one = type { double, i32, [2 x double] }
%same = type { double, i32, [2 x double] }
@rate = global double 3.0
@drate = global double 0.0
@whole = global i64 0
@pair = global [2 x double] zeroinitializer
@fixed = constant double 3.0
@local = thread_local global double 0.0
@locals = thread_local global [2 x double] zeroinitializer
@first = global %one zeroinitializer
@other = global %same zeroinitializer
@begun = global <{ double, i32, [4 x i8], [2 x double] }> zeroinitializer
@open = external global [0 x double]
@known = global [9 x double] zeroinitializer
@matrix = global [6 x double] zeroinitializer
"""


@pytest.mark.parametrize(
    ("variable", "shadow"),
    [
        *(("rate", "drate"), ("rate", "pair"), ("first", "other"), ("first", "begun")),
        *(("open", "known"), ("pair", "matrix"), ("local", "local2")),
    ],
)
def test_the_shadow_of_a_variable_is_of_its_type_or_several_of_them(variable, shadow):
    more = "@local2 = thread_local global double 0.0\n"
    start = f"[2 x ptr] [ptr @{variable}, ptr @{shadow}]"
    found = read(f"{VARIABLES}{more}@__enzyme_shadow_global_x = global {start}\n")
    assert not found.problems
    assert found.shadows == {variable: shadow}


@pytest.mark.parametrize(
    ("variable", "shadow", "reason"),
    [
        ("rate", "rate", "rate cannot be the shadow of itself"),
        ("rate", "whole", "rate is double, and whole is a 64-bit integer"),
        ("pair", "rate", "pair is an array of 2 doubles, and rate is double"),
        ("rate", "fixed", "fixed is constant: what is read from it is known when compiling"),
        ("fixed", "rate", "fixed is constant: what is read from it is known when compiling"),
        ("rate", "local", "of rate and local, one is thread-local and the other is not"),
        ("local", "locals", "local is thread-local: its shadow must be for one direction"),
    ],
)
def test_a_shadow_that_does_not_fit_is_refused_with_the_reason(variable, shadow, reason):
    start = f"[2 x ptr] [ptr @{variable}, ptr @{shadow}]"
    (problem,) = read(f"{VARIABLES}@__enzyme_shadow_global_x = global {start}\n").problems
    assert problem.code == "EZ0124"
    assert problem.notes == (reason, "write: void *__enzyme_shadow_global_x[] = {&x, &dx};")


def test_a_variable_has_one_shadow_and_a_shadow_is_of_one_variable():
    twice = (
        "@__enzyme_shadow_global_a = global [2 x ptr] [ptr @rate, ptr @drate]\n"
        "@__enzyme_shadow_global_b = global [2 x ptr] [ptr @rate, ptr @state]\n"
        "@__enzyme_shadow_global_c = global [2 x ptr] [ptr @state, ptr @drate]\n"
    )
    found = read(VARIABLES + twice)
    assert found.shadows == {"rate": "drate"}
    reasons = [each.notes[0] for each in found.problems]
    assert reasons == [
        "rate has the shadow drate already",
        "drate is the shadow of another variable already",
    ]


def test_the_shadow_of_a_variable_may_stand_in_its_metadata():
    found = read(f"{VARIABLES}@linked = global double 0.0, !enzyme_shadow !0\n!0 = !{{ptr @drate}}")
    assert found.shadows == {"linked": "drate"}
