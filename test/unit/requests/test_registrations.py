"""What a program says of its own functions: derivatives, silence, likeness."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.requests.registrations import read_registrations

FUNCTIONS = """
declare double @solve(double)
declare { double, double } @forward(double, double)
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


@pytest.mark.parametrize(
    "variable",
    [
        "@__enzyme_register_derivative_x = global [1 x ptr] [ptr @solve]",
        "@__enzyme_register_derivative_x = external global [2 x ptr]",
        "@__enzyme_inactivefn_x = global i64 0",
        "@__enzyme_function_like_x = global [2 x ptr] [ptr @solve, ptr @forward]",
    ],
)
def test_anything_else_is_refused_where_it_stands(variable):
    (problem,) = read(variable + "\n").problems
    assert problem.code == "EZ0124"
    assert problem.where.endswith(":4:1")


def test_other_variables_mean_nothing():
    found = read("@__enzyme_other = global ptr @solve\n@enzyme_dup = global i32 0\n")
    assert not found.kept_whole
    assert not found.problems
