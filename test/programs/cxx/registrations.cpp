// Registrations in every spelling, static and constant ones among them, and rules of every signature.
// What a rule computes is not what its function does, so that one that is not used is seen.
#include <cstdlib>

#include "check.hpp"

extern int enzyme_const;
#define EQUAL(got, wanted) check_near(#got, got, wanted, 1e-15)

struct Dual {
  double value, tangent;
};
struct Two {
  double a, b;
};
struct Three {
  double a, b, c;
};

// -- how it is written: constant, a static member, a template's member, a static array -----------

static double none(double) { return NAN; }
double cube(double x) { return none(x); }
static double augmented_cube(double x) { return x * x * x; }
static double gradient_cube(double x, double seed) { return 3 * x * x * seed; }
struct Rule {
  double (*primal)(double), (*augmented)(double), (*gradient)(double, double);
};
constexpr Rule __enzyme_register_gradient_cube = {cube, augmented_cube, gradient_cube};

double fourth(double x) { return none(x); }
static Dual forward_fourth(double x, double dx) { return {std::pow(x, 4), 4 * x * x * x * dx}; }
struct Holder {
  static void *__enzyme_register_derivative_fourth[2];
};
void *Holder::__enzyme_register_derivative_fourth[2] = {(void *)fourth, (void *)forward_fourth};

namespace powers {
double fifth(double x) { return none(x); }
static Dual forward_fifth(double x, double dx) { return {std::pow(x, 5), 5 * std::pow(x, 4) * dx}; }
struct Rule {
  double (*primal)(double);
  Dual (*forward)(double, double);
};
template <class T> struct Registered {
  static inline const Rule __enzyme_register_derivative_fifth = {fifth, forward_fifth};
};
template struct Registered<int>;
}  // namespace powers

double silent(double x) { return x * x; }
static void *const __enzyme_inactivefn_silent = reinterpret_cast<void *>(silent);

double like(double x) { return x; }
struct Like {
  double (*function)(double);
  const char *name;
};
static Like __enzyme_function_like_like = {like, "log1p"};

static double by_spelling(double x) { return cube(x) + silent(x) * x + like(x); }
static double forward_by_spelling(double x) { return fourth(x) + powers::fifth(x); }

// -- what rules take and return --------------------------------------------------------------------

// A tape in front of the result.
static double square(double x) { return none(x); }
static Two augmented_square(double x) { return {2 * x, x * x}; }
static double gradient_square(double, double seed, double tape) { return tape * seed; }
static void *__enzyme_register_gradient_square[] = {(void *)square, (void *)augmented_square,
                                                    (void *)gradient_square};

// Nothing is returned: all that the augmented function returns is the tape; or there is none.
static void squared(double *x, double *y) { *y = none(*x); }
static void *augmented_squared(double *x, double *, double *y, double *) {
  double *tape = (double *)std::malloc(sizeof *tape);
  *tape = *x, *y = *x * *x;
  return tape;
}
static void gradient_squared(double *, double *dx, double *, double *dy, void *tape) {
  *dx += 2 * *(double *)tape * *dy, *dy = 0;
  std::free(tape);
}
static void *__enzyme_register_gradient_squared[] = {(void *)squared, (void *)augmented_squared,
                                                     (void *)gradient_squared};
static void tripled(double *x, double *y) { *y = none(*x); }
static void augmented_tripled(double *x, double *, double *y, double *) { *y = 3 * *x; }
static void gradient_tripled(double *, double *dx, double *, double *dy) { *dx += 3 * *dy, *dy = 0; }
static void *__enzyme_register_gradient_tripled[] = {(void *)tripled, (void *)augmented_tripled,
                                                     (void *)gradient_tripled};
static double through_memory(double *x) {
  double y, z;
  squared(x, &y), tripled(&y, &z);
  return z * *x;
}

// Several derivatives, returned through memory.
static double product(double a, int n, double b, double c) { return none(a * n * b * c); }
static double augmented_product(double a, int n, double b, double c) { return a * b * c * n; }
static Three gradient_product(double a, int n, double b, double c, double seed) {
  return {b * c * n * seed, a * c * n * seed, a * b * n * seed};
}
static void *__enzyme_register_gradient_product[] = {
    (void *)product, (void *)augmented_product, (void *)gradient_product};
static double by_product(double a, double b) { return product(a, 2, b, 5) * a; }

// A pointer is returned: with its shadow, without a tape and with one.
static double *doubled(double *x, int i) { return x + i; }
struct Both {
  double *primal, *shadow;
};
static Both augmented_doubled(double *x, double *dx, int i) { return x[i] *= 2, Both{x + i, dx + i}; }
static void gradient_doubled(double *, double *dx, int i) { dx[i] *= 2; }
static void *__enzyme_register_gradient_doubled[] = {(void *)doubled, (void *)augmented_doubled,
                                                     (void *)gradient_doubled};
static double *powered(double *x, int i) { return x + i; }
struct Kept {
  double tape, *primal, *shadow;
};
static Kept augmented_powered(double *x, double *dx, int i) {
  double before = x[i];
  x[i] *= before;
  return {before, x + i, dx + i};
}
static void gradient_powered(double *, double *dx, int i, double tape) { dx[i] *= 2 * tape; }
static void *__enzyme_register_gradient_powered[] = {(void *)powered, (void *)augmented_powered,
                                                     (void *)gradient_powered};
static double by_pointers(double *x) {
  double *second = doubled(x, 1), *first = powered(second - 1, 0);
  return *first * *second * x[0];
}

// A parameter by its address.
static double area(double x, double y) { return none(x * y); }
static double augmented_area(const double *x, double y) { return *x * y; }
static Two gradient_area(const double *x, double y, double seed) { return {y * seed, *x * seed}; }
static void *__enzyme_register_gradient_area[] = {(void *)area, (void *)augmented_area,
                                                  (void *)gradient_area, (void *)"byref_0"};
static double by_area(double x) { return area(x, x * x) + area(2 * x, 3); }

// Forward: nothing returned; a constant number has a tangent of zero, a constant pointer itself.
static void sevenfold(double *x, double *y) { *y = none(*x); }
static void forward_sevenfold(double *x, double *dx, double *y, double *dy) {
  *y = 7 * *x, *dy = 7 * *dx;
}
static void *__enzyme_register_derivative_sevenfold[] = {(void *)sevenfold,
                                                         (void *)forward_sevenfold};
static double by_sevenfold(double x) {
  double y;
  sevenfold(&x, &y);
  return y;
}
static double mixed(double x, double y, const double *p) { return none(x * y * *p); }
static Dual forward_mixed(double x, double dx, double y, double dy, const double *p, const double *dp) {
  return {x * y, dx * y + x * dy + (dy == 0 ? 100 : 0) + (dp == p ? 1000 : 0)};
}
static void *__enzyme_register_derivative_mixed[] = {(void *)mixed, (void *)forward_mixed};
static double by_mixed(double x, const double *p) { return mixed(x, 4, p) + mixed(x, x, p); }

int main() {
  EQUAL(__enzyme_autodiff<double>((void *)by_spelling, 3.0), 27 + 9 + 0.25);
  EQUAL(__enzyme_fwddiff<double>((void *)forward_by_spelling, 2.0, 1.0), 32 + 80);
  EQUAL(__enzyme_autodiff<double>((void *)square, 3.0), 6);
  double x = 2, dx = 0;
  __enzyme_autodiff<void>((void *)through_memory, &x, &dx);
  EQUAL(dx, 9 * 4);
  Two by = __enzyme_autodiff<Two>((void *)by_product, 3.0, 4.0);
  EQUAL(by.a, 240), EQUAL(by.b, 90);
  EQUAL(__enzyme_autodiff<double>((void *)by_product, enzyme_const, 3.0, 4.0), 90);
  double v[2] = {3, 5}, dv[2] = {0, 0};
  __enzyme_autodiff<void>((void *)by_pointers, v, dv);
  // x0^2 * 2 x1 * x0^2
  EQUAL(dv[0], 4 * 27 * 10), EQUAL(dv[1], 81 * 2);
  EQUAL(__enzyme_autodiff<double>((void *)by_area, 2.0), 12 + 6);
  EQUAL(__enzyme_fwddiff<double>((void *)by_sevenfold, 2.0, 1.5), 10.5);
  double p = 1, dp = 0;
  EQUAL(__enzyme_fwddiff<double>((void *)by_mixed, 2.0, 1.0, &p, &dp), 4 + 100 + 4);
  EQUAL(__enzyme_fwddiff<double>((void *)by_mixed, 2.0, 1.0, enzyme_const, &p), 2108);
  return checked();
}
