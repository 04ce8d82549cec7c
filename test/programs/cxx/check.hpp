// What the C++ programs share: adjoints beside tangents and beside differences.
#ifndef CHECK_HPP
#define CHECK_HPP

#include <cmath>
#include <cstdio>

extern int enzyme_out;
template <class R, class... T> R __enzyme_autodiff(void *, T...);
template <class R, class... T> R __enzyme_fwddiff(void *, T...);

static int checks, failures;

static void check_near(const char *what, double got, double wanted, double rel) {
  double size = std::fmax(std::fmax(std::fabs(got), std::fabs(wanted)), 0.0625);
  checks++;
  if (std::fabs(got - wanted) <= rel * size) return;
  failures++;
  std::printf("FAILED %s: %.17g, not %.17g\n", what, got, wanted);
}

// Central differences, extrapolated until two agree best.
template <class F> double difference(F f, double x) {
  double table[10][10], best = 0, off = INFINITY, h = 0.0625;
  for (int i = 0; i < 10; i++, h /= 2) {
    table[i][0] = (f(x + h) - f(x - h)) / (2 * h);
    for (int j = 1, power = 4; j <= i; j++, power *= 4) {
      table[i][j] = table[i][j - 1] + (table[i][j - 1] - table[i - 1][j - 1]) / (power - 1);
      double here = std::fabs(table[i][j] - table[i][j - 1]);
      if (here < off) off = here, best = table[i][j];
    }
  }
  return best;
}

#define CHECK(f, x)                                                                           \
  do {                                                                                        \
    double at_ = (x);                                                                         \
    double adjoint_ = __enzyme_autodiff<double>((void *)f, enzyme_out, at_);                  \
    double tangent_ = __enzyme_fwddiff<double>((void *)f, at_, 1.0);                          \
    check_near(#f " at " #x ", adjoint beside tangent", adjoint_, tangent_, 1e-13);           \
    check_near(#f " at " #x ", adjoint beside differences", adjoint_, difference(f, at_), 1e-8); \
  } while (0)

static int checked() {
  if (!failures) std::printf("ok %d checks\n", checks);
  return failures != 0;
}

#endif
