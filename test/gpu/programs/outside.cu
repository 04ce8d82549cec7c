// Memory of the device that comes from outside, with shadows of the caller's.
// inputs 20 own

__global__ void square(const double *x, double *y, double a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = a * x[i] * x[i] + 0.5 * y[i];
}

static void steps(double *x, double *y, int n, double a) {
  square<<<2, 10>>>(x, y, a, n);
  square<<<2, 10>>>(y, x, a, n);
  cudaMemset(y, 0, n / 2 * sizeof *y);
  square<<<2, 10>>>(x, y, a, n);
}

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const, enzyme_out;

static double *made(const double *from, int n) {
  double *to;
  cudaMalloc(&to, n * sizeof *to);
  cudaMemcpy(to, from, n * sizeof *to, cudaMemcpyHostToDevice);
  return to;
}
static double sum(const double *d, double *h, int n, int weighted) {
  double s = 0;
  cudaMemcpy(h, d, n * sizeof *h, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++)
    s += h[i] * (weighted ? i + 1 : 1);
  return s;
}

extern "C" double value(const double *x, int n, double a) {
  double h[64], *d = made(x, n), *e = made(x, n);
  steps(d, e, n, a);
  double s = sum(d, h, n, 0) + sum(e, h, n, 1);
  cudaFree(d), cudaFree(e);
  return s;
}
extern "C" double gradient(const double *x, double *dx, int n, double a) {
  double h[64], g[64];
  for (int i = 0; i < n; i++)
    h[i] = 1, g[i] = i + 1;
  double *d = made(x, n), *e = made(x, n), *dd = made(h, n), *de = made(g, n);
  double da = __enzyme_autodiff<double>((void *)steps, enzyme_dup, d, dd, enzyme_dup, e, de,
                                        enzyme_const, n, enzyme_out, a);
  cudaMemcpy(h, dd, n * sizeof *h, cudaMemcpyDeviceToHost);
  cudaMemcpy(g, de, n * sizeof *h, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++)
    dx[i] += h[i] + g[i];
  cudaFree(d), cudaFree(e), cudaFree(dd), cudaFree(de);
  return da;
}
extern "C" double tangent(const double *x, double *dx, int n, double a, double da) {
  double h[64], *d = made(x, n), *e = made(x, n), *dd = made(dx, n), *de = made(dx, n);
  __enzyme_fwddiff<void>((void *)steps, enzyme_dup, d, dd, enzyme_dup, e, de, enzyme_const, n,
                         enzyme_dup, a, da);
  double s = sum(dd, h, n, 0) + sum(de, h, n, 1);
  cudaFree(d), cudaFree(e), cudaFree(dd), cudaFree(de);
  return s;
}
