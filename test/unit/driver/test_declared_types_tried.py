"""Types that only declarations tell are asked for by the driver itself; the output has none."""

from boxes import Box

PROGRAM = """
#include <cstdio>
#include <functional>
#include <vector>
extern int enzyme_dup;
template <class R, class... T> R __enzyme_autodiff(void *, T...);
static double f(const double *x) {
  std::vector<std::function<double(double)>> all;
  int n = 2;
  double a = x[0];
  all.push_back([n, a](double v) { return n * a * v; });
  all.push_back([a](double v) { return a + v; });
  return all[0](x[1]) + all[1](x[1]);
}
int main() {
  double x[2] = {3, 5}, d[2] = {};
  __enzyme_autodiff<double>((void *)f, enzyme_dup, x, d);
  std::printf("%g %g\\n", d[0], d[1]);
}
"""


def test_closures_with_integers_need_no_flag(tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    box.write("closures.cpp", PROGRAM)
    box.ok("-O0", "-c", "closures.cpp", "-o", "closures.o", command="enzyme-c++")
    assert b".debug_info" not in (tmp_path / "closures.o").read_bytes()
    box.ok("closures.o", "-o", "closures", command="enzyme-c++")
    assert box.run("./closures").stdout == b"11 7\n"
