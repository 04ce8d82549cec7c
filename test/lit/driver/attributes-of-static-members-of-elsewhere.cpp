// What is said of static members where a class declares them, and another file defines them.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O1 -DOTHER -c "%s" -o "%t.other.o"
// RUN: %enzyme-cc -O1 -std=c++14 -Wall -Wextra -Wpedantic -Werror "%s" "%t.other.o" -lstdc++ -o "%t"
// RUN: "%t" | %FileCheck "%s"

// CHECK: 8 36 27 [[# @LINE + 40]]

#ifdef OTHER
struct Model {
  static double rate, drate;
  union Inside {
    static double kept[2];
  };
  static double hidden;
};
double Model::rate = 2, Model::drate, Model::Inside::kept[2], Model::hidden;
#else
#include <enzyme/enzyme.h>
#include <cstdio>
namespace {
template <class T> struct Own {
  static T drate, rate __attribute__((enzyme_shadow(drate)));
};
template <class T> T Own<T>::drate = 0;
template <class T> T Own<T>::rate = 1;
}
struct Model {
  static double drate;
  [[enzyme::shadow(drate)]] static double rate; // rate' is drate
  union Inside {
    static double kept[2] __attribute__((enzyme_inactive));
  };
  double cost(double x) const {
    Inside::kept[1] = hidden = x;
    return rate * Inside::kept[1] * x * hidden / 2.25 * Own<double>::rate;
  }

 private:
  static double hidden __attribute__((enzyme_inactive));
};
static double f(const Model *m, double x) { return m->cost(x); }
int main() {
  Model m;
  double by_x = __enzyme_autodiff_double((void *)f, enzyme_const, &m, 3.0);
  // rate * x * x / 2.25; x * x * x / 2.25; rate times that
  std::printf("%g %g %g %d\n", by_x, 3 * Model::drate, Own<double>::drate + 3, __LINE__);
}
#endif
