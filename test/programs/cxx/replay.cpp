// Tangents from a tape in C++: vectors, virtual calls, exceptions, and a rule by attributes.
#include "check.hpp"

#include <memory>
#include <stdexcept>
#include <vector>

extern int enzyme_dup;
template <class R, class... T> R __enzyme_augmentfwd(void *, T...);
template <class R, class... T> R __enzyme_fwdsplit(void *, T...);

struct taped {
  void *tape;
  double result;
};

static double chain(double x) {
  std::vector<double> all;
  for (int i = 0; i < 20; i++) {
    all.push_back(std::sin(x * (i + 1)));
    if (i) all[i] *= all[i - 1] + 2;
  }
  double sum = 0;
  for (double each : all) sum += each * each;
  return sum;
}

struct shape {
  virtual double area(double x) const = 0;
  virtual ~shape() = default;
};
struct square : shape {
  double area(double x) const override { return x * x; }
};
struct disc : shape {
  double area(double x) const override { return 3.25 * x * x * x; }
};

static double shapes(double x) {
  std::vector<std::unique_ptr<shape>> all;
  for (int i = 0; i < 4; i++)
    if (i % 2)
      all.emplace_back(new square);
    else
      all.emplace_back(new disc);
  double sum = 0;
  for (auto &each : all) sum += each->area(x + sum);
  return sum;
}

__attribute__((noinline)) static double logarithm(double x) {
  if (x <= 0) throw std::domain_error("logarithm");
  return std::log(x);
}

static double in_a_loop(double x) {
  double s = 0;
  for (int i = 0; i < 4; i++) {
    try {
      s += logarithm(x - i) * s + x;
    } catch (std::exception &) {
      s += x * s + x;
    }
  }
  return s;
}

struct Adding {
  double *sum, value;
  ~Adding() { *sum += value; }
};

static double destructors_when_unwinding(double x) {
  double sum = 0;
  try {
    Adding adding = {&sum, x * x};
    sum += logarithm(-x);
  } catch (...) {
    sum *= x;
  }
  return sum;
}

static double thrown_again(double x) {
  try {
    try {
      return logarithm(-x);
    } catch (...) {
      x *= 2;
      throw;
    }
  } catch (std::exception &) {
    return x * x;
  }
}

// Ten times what it is, so that it is seen who computed it.
static taped augmented_power(double x) { return {new double(30 * x * x), x * x * x}; }
static double split_power(double x, double dx, void *tape) {
  double slope = *static_cast<double *>(tape) + 0 * x;
  delete static_cast<double *>(tape);
  return slope * dx;
}
__attribute__((enzyme_augment(augmented_power), enzyme_splitderivative(split_power))) static double
power(double x) {
  return x * x * x;
}
static double of_powers(double x) { return power(x) + power(2 * x); }

template <double F(double)> static double along(double x, double dx) {
  taped made = __enzyme_augmentfwd<taped>((void *)F, enzyme_out, x);
  check_near("what it returns", made.result, F(x), 1e-14);
  return __enzyme_fwdsplit<double>((void *)F, enzyme_dup, x, dx, made.tape);
}

#define CHECK_ALONG(f, x)                                                        \
  check_near(#f " at " #x, along<f>(x, 1.0), difference(f, x), 1e-8)

int main() {
  CHECK_ALONG(chain, 0.7);
  CHECK_ALONG(shapes, 0.3);
  CHECK_ALONG(in_a_loop, 2.5);
  CHECK_ALONG(in_a_loop, 6.0);
  CHECK_ALONG(destructors_when_unwinding, 1.5);
  CHECK_ALONG(thrown_again, 1.5);
  check_near("a rule", along<of_powers>(1.5, 0.5), 0.5 * (30 * 1.5 * 1.5 + 2 * 30 * 9), 1e-14);
  return checked();
}
