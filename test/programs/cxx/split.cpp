// Split mode in C++: requests by template, vectors, virtual calls, exceptions through either sweep.
#include "check.hpp"

#include <memory>
#include <stdexcept>
#include <vector>

extern int enzyme_dup, enzyme_const, enzyme_noret;
template <class R, class... T> R __enzyme_augmentfwd(void *, T...);
template <class R, class... T> R __enzyme_reverse(void *, T...);

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

static double root(double x) {
  if (x < 0) throw std::domain_error("negative");
  return std::sqrt(x) * x;
}

static double caught(double x) {
  double sum = 0;
  for (int i = -1; i < 3; i++) try {
      sum += root(x * i);
    } catch (const std::domain_error &) {
      sum += x * x;
    }
  return sum;
}

static void check_split(const char *what, double (*f)(double), double x, taped made, double got) {
  (void)made;
  check_near(what, made.result, f(x), 1e-13);
  check_near(what, got, difference(f, x), 1e-8);
}

#define CHECK_SPLIT(f, x)                                                                      \
  do {                                                                                         \
    auto made = __enzyme_augmentfwd<taped>((void *)f, enzyme_out, x);                          \
    double got = __enzyme_reverse<double>((void *)f, enzyme_out, x, 1.0, made.tape);           \
    check_split(#f, f, x, made, got);                                                          \
    double whole = __enzyme_autodiff<double>((void *)f, enzyme_out, x);                        \
    check_near(#f " at once", got, whole, 1e-13);                                              \
  } while (0)

int main() {
  CHECK_SPLIT(chain, 0.7);
  CHECK_SPLIT(shapes, 0.3);
  CHECK_SPLIT(caught, 1.5);
  int thrown = 0;
  try {
    __enzyme_augmentfwd<taped>((void *)root, enzyme_out, -1.0);
  } catch (const std::domain_error &) {
    thrown = 1;
  }
  check_near("an exception through the forward sweep", thrown, 1, 0);
  return checked();
}
