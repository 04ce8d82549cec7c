// What a program is asked for in two directions at once: `run(x, y, n, a)` has two results.
// Its derivatives in one direction follow, as those of `y[0] + 2 * y[1]`.

struct two { double of[2]; };
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_width;

extern "C" double value(const double *x, int n, double a) {
  double y[2];
  run(x, y, n, a);
  return y[0] + 2 * y[1];
}
extern "C" double gradient(const double *x, double *dx, int n, double a) {
  double y[2], one[2] = {1, 0}, other[2] = {0, 1}, first[64] = {0}, second[64] = {0};
  two by = __enzyme_autodiff<two>((void *)run, enzyme_width, 2, enzyme_dup, x, first, second, enzyme_dup,
                                  y, one, other, enzyme_const, n, enzyme_out, a);
  for (int i = 0; i < n; i++) dx[i] += first[i] + 2 * second[i];
  return by.of[0] + 2 * by.of[1];
}
extern "C" double tangent(const double *x, double *dx, int n, double a, double da) {
  double y[2], one[2] = {0, 0}, other[2] = {0, 0}, first[64], second[64];
  for (int i = 0; i < n; i++) first[i] = 3 * dx[i], second[i] = i % 3 * dx[i];
  __enzyme_fwddiff<void>((void *)run, enzyme_width, 2, enzyme_dup, x, first, second, enzyme_dup, y,
                         one, other, enzyme_const, n, enzyme_dup, a, 3 * da, 0.5 * da);
  for (int i = 0; i < n; i++) first[i] = 2 * dx[i] + i % 3 * dx[i];
  double more[2] = {0, 0};
  __enzyme_fwddiff<void>((void *)run, enzyme_dup, x, first, enzyme_dup, y, more, enzyme_const, n,
                         enzyme_dup, a, 2.5 * da);
  // What is linear in directions: the third is the other two, less one that is asked for.
  return one[0] + other[0] - more[0] + 2 * (one[1] + other[1] - more[1]);
}
