// Augmented functions that return pairs and tuples of the standard library, and members in any order.
#include "check.hpp"

#include <tuple>
#include <utility>

#define RULE(f) \
  void *__enzyme_register_gradient_##f[] = {(void *)f, (void *)augmented_##f, (void *)gradient_##f}
#define PLAIN __attribute__((noinline)) static
#define near(got, wanted) check_near(#got, got, wanted, 1e-13)

// Slopes are ten times what they are: the bodies would be differentiated without a word, else.
PLAIN double by_pair(double x) { return x * x; }
static std::pair<double, void *> augmented_by_pair(double x) { return {x * x, new double(20 * x)}; }
static double gradient_by_pair(double, double seed, void *tape) {
  double made = *static_cast<double *>(tape) * seed;
  delete static_cast<double *>(tape);
  return made;
}
RULE(by_pair);

PLAIN double by_tuple(double x) { return x * x; }
static std::tuple<void *, double> augmented_by_tuple(double x) { return {new double(20 * x), x * x}; }
static double gradient_by_tuple(double x, double seed, void *tape) {
  return gradient_by_pair(x, seed, tape);
}
RULE(by_tuple);

PLAIN double nested(double x) { return x * x; }
static std::pair<std::pair<int, float>, double> augmented_nested(double x) {
  return {{10, 2.0f}, x * x};
}
static double gradient_nested(double x, double seed, std::pair<int, float> tape) {
  return tape.first * tape.second * x * seed;
}
RULE(nested);

PLAIN float in_registers(float x) { return x * x; }
static std::pair<float, std::pair<int, char>> augmented_in_registers(float x) {
  return {x * x, {10, char(2)}};
}
static float gradient_in_registers(float x, float seed, std::pair<int, char> tape) {
  return float(tape.first * tape.second) * x * seed;
}
RULE(in_registers);

template <class R, class... A> R __enzyme_autodiff(A...);
extern int enzyme_out;

static double all(double x) {
  return by_pair(x) + 2 * by_tuple(x) + 3 * nested(x) + 4 * in_registers(float(x));
}

int main() {
  near(__enzyme_autodiff<double>((void *)all, enzyme_out, 1.5), 20 * 1.5 * 10);
  near(__enzyme_autodiff<double>((void *)all, enzyme_out, -0.25), -20 * 0.25 * 10);
  return checked();
}
