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
def test_an_objective_that_has_no_derivative_is_told_where_it_is_compiled(box, level):
    done = box.enzyme("-std=c++17", level, "objective.cpp", "-o", "prog", command="enzyme-c++")
    said = done.stderr.decode()
    assert done.returncode == 0
    assert said.startswith("objective.cpp:9:8: warning: objective is called through a pointer, and")
    assert (
        "because it has none: an addition works on the bits of a floating-point number that "
        "carries a derivative (EZ0401) [EZ0502]"
    ) in said
    assert "frexp or ldexp" in said
    assert box.run("./prog").returncode


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
