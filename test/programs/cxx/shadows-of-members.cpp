// Shadows of static members, inline variables, templates and local statics, asked for by a template.
#include <cstdlib>

#include "check.hpp"

extern int enzyme_dup, enzyme_context, enzyme_width;
void *__enzyme_context(int);
void __enzyme_zero_shadows(void *);
void *__enzyme_shadow(void *, int, int);
void *__enzyme_shadow(void *, void *, int);

struct Two {
  double a, b;
};
struct Model {
  static double scale;
  static inline double shift = 2;
  double weights[3];
};
double Model::scale = 3;
inline Model whole = {{1, 2, 3}};
template <class T> T factor = 5;

static double f(double x) {
  static double calls = 1;
  return x * Model::scale * Model::shift + whole.weights[2] * calls * factor<double>;
}

template <class T> T &shadow(void *context, T &of, int lane = 0) {
  return *static_cast<T *>(__enzyme_shadow(context, &of, lane));
}

int main() {
  void *context = __enzyme_context(2);
  shadow(context, Model::scale, 0) = 1;
  shadow(context, Model::shift, 1) = 1;
  Two r = __enzyme_fwddiff<Two>((void *)f, enzyme_context, context, enzyme_width, 2, enzyme_dup,
                                5.0, 0.0, 1.0);
  check_near("by a member", r.a, 10, 0);
  check_near("by another, and x", r.b, 15 + 6, 0);
  std::free(context);
  r = __enzyme_fwddiff<Two>((void *)f, enzyme_width, 2, enzyme_dup, 5.0, 0.0, 1.0);
  check_near("without", r.a, 0, 0);
  check_near("without, by x", r.b, 6, 0);

  double &scale = *(double *)__enzyme_shadow(&Model::scale, 1, 0);
  double *weights = (double *)__enzyme_shadow(&whole.weights, 1, 0);
  double &times = *(double *)__enzyme_shadow(&factor<double>, 1, 0);
  check_near("by x", __enzyme_autodiff<double>((void *)f, enzyme_out, 2.0), 6, 0);
  check_near("by a member", scale, 4, 0);
  check_near("by an element", weights[2], 5, 0);
  check_near("by a variable of a template", times, 3, 0);

  context = __enzyme_context(1);
  __enzyme_autodiff<double>((void *)f, enzyme_context, context, enzyme_out, 2.0);
  check_near("in a context", shadow(context, factor<double>), 3, 0);
  __enzyme_zero_shadows(context);
  check_near("cleared", shadow(context, factor<double>), 0, 0);
  check_near("the other is not", times, 3, 0);
  std::free(context);
  return checked();
}
