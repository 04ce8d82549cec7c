"""Thread-local variables and references that are said to be inactive: only declared, too."""

import pytest
from boxes import Box

HEAD = "#include <stdio.h>\ndouble __enzyme_autodiff(void *, ...);\n"
# With rate constant the slope of rate x is rate: 3 at 3. Else it is 6.
USE = """
double f(double x) { rate = x; return rate * x; }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 3.0)); }
"""
SAID = "__attribute__((enzyme_inactive))"


@pytest.fixture
def box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


def slope(box, *words):
    box.ok("-Wall", "-Wextra", "-Werror", *words, "-o", "app")
    return box.run("./app").stdout


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_variable_of_a_thread_may_be_inactive(box, level):
    box.write("a.c", f"{HEAD}static __thread double rate {SAID};{USE}")
    assert slope(box, level, "a.c") == b"3\n"


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("word", ["__thread", "_Thread_local"])
def test_so_may_one_that_is_only_declared(box, level, word):
    box.write("a.c", f"{HEAD}extern {word} double rate {SAID};{USE}")
    box.write("rate.c", "__thread double rate;\n")
    assert slope(box, level, "a.c", "rate.c") == b"3\n"
    box.ok(level, "-c", "a.c", "rate.c")
    assert slope(box, "a.o", "rate.o") == b"3\n"


def test_without_the_word_it_carries_a_derivative(box):
    box.write("a.c", f"{HEAD}extern __thread double rate;{USE}")
    box.write("rate.c", "__thread double rate;\n")
    assert slope(box, "a.c", "rate.c") == b"6\n"


def test_a_reference_that_is_only_declared_is_as_inactive_as_one_that_is_defined(box):
    head = HEAD.replace("double __", 'extern "C" double __')
    use = USE.replace("rate = x; return", "return")
    box.write("one.cpp", f"{head}double own = 4;\n{SAID} double &rate = own;{use}")
    box.write("a.cpp", f"{head}extern double &rate {SAID};{use}")
    box.write("rate.cpp", "double own = 4;\ndouble &rate = own;\n")
    for words in (("one.cpp",), ("a.cpp", "rate.cpp")):
        box.ok("-Wall", *words, "-o", "app", command="enzyme-c++")
        assert box.run("./app").stdout == b"4\n"
