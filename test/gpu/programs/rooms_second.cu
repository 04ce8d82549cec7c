// Products of the Hessian of a function whose kernels keep something of each round: so have tangents
// of what is kept. Rounds are those of a launch, of a table, and of numbers that a kernel overwrites.
// inputs 24 own

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const, enzyme_out;

__global__ void square(double *x, double a, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    x[i] = x[i] * x[i] * 0.3 + cos(a * x[i]);
}
__global__ void powers(const int *counts, double *x, double a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double y = x[i];
  for (int k = 0; k < counts[i]; k++) y = sin(y) * x[i] + a * y;
  x[i] = y;
}
__global__ void smaller(double *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  while (fabs(x[i]) > 0.6) x[i] = 0.7 * x[i] * cos(0.3 * x[i]);
}
static double run(const double *x, int n, double a) {
  double *d, host[24], s = 0;
  int *counts, many[24];
  for (int i = 0; i < n; i++) many[i] = i * 3 % 5;
  cudaMalloc(&d, n * sizeof *d), cudaMalloc(&counts, sizeof many);
  cudaMemcpy(counts, many, sizeof many, cudaMemcpyHostToDevice);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  square<<<2, 3>>>(d, a, n);
  powers<<<5, 5>>>(counts, d, a * a, n);
  smaller<<<3, 8>>>(d, n);
  square<<<1, 7>>>(d, 1 + a, n);
  cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  cudaFree(d), cudaFree(counts);
  for (int i = 0; i < n; i++) s += host[i] * host[i] * (i % 3 + 1) * 0.3;
  return s;
}

static double along(int i) { return 0.5 - (i * 7 % 5) * 0.2; }
static void whole(const double *x, double *dx, int n, double a, double *da) {
  *da = __enzyme_autodiff<double>((void *)run, enzyme_dup, x, dx, enzyme_const, n, enzyme_out, a);
}
extern "C" double value(const double *x, int n, double a) {
  double v[24];
  for (int i = 0; i < n; i++) v[i] = along(i);
  return __enzyme_fwddiff<double>((void *)run, enzyme_dup, x, v, enzyme_const, n, enzyme_const, a);
}
extern "C" double gradient(const double *x, double *dx, int n, double a) {
  double v[24], g[24] = {0}, hv[24] = {0}, da, dda = 0;
  for (int i = 0; i < n; i++) v[i] = along(i);
  __enzyme_fwddiff<void>((void *)whole, enzyme_dup, x, v, enzyme_dup, g, hv, enzyme_const, n, enzyme_const, a,
                         enzyme_dup, &da, &dda);
  for (int i = 0; i < n; i++) dx[i] += hv[i];
  return dda;
}
// The product the other way round: with the direction that is asked for, along the one that is not.
extern "C" double tangent(const double *x, double *dx, int n, double a, double da) {
  double g[24] = {0}, hv[24] = {0}, slope, curve = 0, s = 0;
  __enzyme_fwddiff<void>((void *)whole, enzyme_dup, x, dx, enzyme_dup, g, hv, enzyme_const, n, enzyme_dup, a, da,
                         enzyme_dup, &slope, &curve);
  for (int i = 0; i < n; i++) s += hv[i] * along(i);
  return s;
}
