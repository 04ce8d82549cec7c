// A request about a request: the files' host code is differentiated together, and so are their kernels.
// inputs 20 own

double simulate(const double *x, int n, double a);

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const;

static void whole(const double *x, double *dx, int n, double a) {
  __enzyme_autodiff<double>((void *)simulate, enzyme_dup, x, dx, enzyme_const, n, enzyme_const, a);
}
static double norm(const double *dx, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += dx[i] * (1 + i % 4);
  return sum;
}
extern "C" double value(const double *x, int n, double a) {
  double dx[64] = {0};
  whole(x, dx, n, a);
  return norm(dx, n);
}
extern "C" double tangent(const double *x, double *way, int n, double a, double da) {
  double dx[64] = {0}, hv[64] = {0};
  __enzyme_fwddiff<void>((void *)whole, enzyme_dup, x, way, enzyme_dup, dx, hv, enzyme_const, n, enzyme_dup, a, da);
  return norm(hv, n);
}
extern "C" double gradient(const double *x, double *dx, int n, double a) {
  double zero[64] = {0};
  for (int i = 0; i < n; i++) {
    double way[64] = {0};
    way[i] = 1;
    dx[i] += tangent(x, way, n, a, 0);
  }
  return tangent(x, zero, n, a, 1);
}
