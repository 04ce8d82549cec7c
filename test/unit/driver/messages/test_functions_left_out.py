"""Of functions that are called through pointers, and have no derivative, it is said why."""

import pytest
from boxes import Box

OBJECTIVE = """
#include <enzyme/enzyme>
#include <cstdio>
#include <cstring>
static double objective(double x) {
  long bits;
  double y = x * x;
  std::memcpy(&bits, &y, 8);
  bits += 12345;
  std::memcpy(&y, &bits, 8);
  return x * y;
}
int main() { std::printf("%g\\n", enzyme::gradient(objective, 2.0)); }
"""


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("objective.cpp", OBJECTIVE)
    return made


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("other", ["", "enzyme::gradient(other, 1.0), "])
def test_an_objective_that_has_no_derivative_is_an_error(box, level, other):
    source = OBJECTIVE.replace("int main", "static double other(double x) { return x; }\nint main")
    asked = "enzyme::gradient(objective, 2.0)"
    box.write("objective.cpp", source.replace(asked, f"({other}{asked})"))
    done = box.enzyme("-std=c++17", level, "objective.cpp", "-o", "prog", command="enzyme-c++")
    said = done.stderr.decode()
    assert done.returncode
    assert said.startswith(
        "objective.cpp:9:8: error: an addition works on the bits of a floating-point number that "
        "carries a derivative [EZ0401]"
    )
    assert "frexp or ldexp" in said
    assert "warning" not in said


@pytest.mark.parametrize("other", ["", "enzyme::gradient(other, 1.0), "])
def test_an_objective_without_a_body_is_an_error(box, other):
    main = f"""
    extern double unknown(double x);
    static double other(double x) {{ return x; }}
    int main() {{ std::printf("%g\\n", ({other}enzyme::gradient(unknown, 2.0))); }}
    """
    box.write("objective.cpp", OBJECTIVE[: OBJECTIVE.index("static")] + main)
    done = box.enzyme("-std=c++17", "-O2", "objective.cpp", "-o", "prog", command="enzyme-c++")
    assert done.returncode
    assert "error: unknown has no body here and no rule" in done.stderr.decode()


def test_what_may_be_called_and_has_no_derivative_is_told_where_it_is_compiled(box):
    main = """
    static double sum_of(double (*f)(double), int count, double x) {
      double sum = x;
      for (int i = 0; i < count; i++) sum += f(x);
      return sum;
    }
    int enzyme_const, enzyme_out;
    double __enzyme_autodiff(void *, int, double (*)(double), int, int, int, double);
    int main(int argc, char **) {
      std::printf("%g\\n", __enzyme_autodiff((void *)sum_of, enzyme_const, objective, enzyme_const,
                                             argc - 1, enzyme_out, 2.0));
    }
    """
    box.write("objective.cpp", OBJECTIVE[: OBJECTIVE.index("int main")] + main)
    done = box.ok("-std=c++17", "-O0", "objective.cpp", "-o", "prog", command="enzyme-c++")
    said = done.stderr.decode()
    assert said.startswith("objective.cpp:9:8: warning: objective is called through a pointer, and")
    assert (
        "because it has none: an addition works on the bits of a floating-point number that "
        "carries a derivative (EZ0401) [EZ0502]"
    ) in said
    assert "frexp or ldexp" in said
    assert box.run("./prog").stdout == b"1\n"
    assert box.run("./prog", "more").returncode


def test_nothing_is_said_where_another_function_may_be_meant(box):
    main = """
    static double square(double x) { return x * x; }
    int main(int argc, char **) {
      std::printf("%g\\n", enzyme::gradient(argc > 1 ? objective : square, 2.0));
    }
    """
    box.write("objective.cpp", OBJECTIVE[: OBJECTIVE.index("int main")] + main)
    words = "-std=c++17", "-O2", "objective.cpp", "-o", "prog"
    assert box.ok(*words, command="enzyme-c++").stderr == b""
    assert box.run("./prog").stdout == b"4\n"
    assert box.run("./prog", "other").returncode
