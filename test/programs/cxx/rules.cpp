// Rules of the user's for member functions, templates, overloads and what throws.
#include "check.hpp"

#include <stdexcept>
#include <vector>

static int gradients;

struct Kept {
  double tape, primal;
};

// A template, and its instances; two overloads.
template <class T> static T power(T x) { return x * x * x; }
template <class T> static T augmented_power(T x) { return x * x * x; }
template <class T> static T gradient_power(T x, T seed) { return gradients++, 3 * x * x * seed; }
void *__enzyme_register_gradient_power[] = {(void *)power<double>, (void *)augmented_power<double>,
                                            (void *)gradient_power<double>};

static double blend(double x, int n) { return x * n; }
static double blend(double x, double y) { return x * y; }
struct Both {
  double x, y;
};
static double augmented_blend(double x, double y) { return x * y; }
static Both gradient_blend(double x, double y, double seed) {
  return gradients++, Both{y * seed, x * seed};
}
void *__enzyme_register_gradient_blend[] = {(void *)static_cast<double (*)(double, double)>(blend),
                                            (void *)augmented_blend, (void *)gradient_blend};

// A static member, and a registration that is one itself.
struct Model {
  double scale, offset;
  static double predict(const Model &model, double x) { return model.scale * std::sin(x) + model.offset; }
  static Kept augmented(const Model &model, const Model &, double x) {
    return {model.scale * std::cos(x), predict(model, x)};
  }
  static double gradient(const Model &model, Model &shadow, double x, double seed, double tape) {
    gradients++;
    if (&shadow != &model) {
      shadow.scale += seed * std::sin(x);
      shadow.offset += seed;
    }
    return seed * tape;
  }
  static void *const __enzyme_register_gradient_predict[3];
};
void *const Model::__enzyme_register_gradient_predict[3] = {(void *)predict, (void *)augmented,
                                                            (void *)gradient};

// What may throw.
static double checked_root(double x) {
  if (x < 0) throw std::domain_error("negative");
  return std::sqrt(x);
}
static Kept augmented_root(double x) {
  double root = checked_root(x);
  return {0.5 / root, root};
}
static double gradient_root(double, double seed, double tape) { return gradients++, seed * tape; }
void *__enzyme_register_gradient_root[] = {(void *)checked_root, (void *)augmented_root,
                                           (void *)gradient_root};

static double by_templates(double x) { return power(x) * blend(x, 2) + blend(power(2 * x), x); }

static double by_members(double x) {
  Model model{x * x, 2 * x};
  static const Model fixed{3, 1};
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += Model::predict(model, x + i) * Model::predict(fixed, x);
  return sum;
}

static double by_throwing(double x) {
  std::vector<double> values{x, 2 * x};
  double sum = checked_root(values[0]) * values[1];
  try {
    sum += checked_root(x + 1);
  } catch (const std::domain_error &) {
    sum += x * x;
  }
  return sum;
}

int main() {
  CHECK(by_templates, 0.7);
  CHECK(by_members, 0.7);
  CHECK(by_throwing, 0.7);
  check_near("gradients that were called", gradients, 3 + 6 + 2, 0);
  return checked();
}
