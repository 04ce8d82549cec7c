// Second derivatives of what else host code does: a struct by value, tables of addresses, streams, copies by rows,
// managed memory, a loop whose rounds are not known, and a launch that only some runs come to.
// inputs 24 own

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const, enzyme_out;

struct part {
  double *x, scale;
  int n;
};
__global__ void bend(part p, const double *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < p.n) p.x[i] = p.x[i] * (1 + p.scale * p.x[i]) + 0.1 * y[i] * y[i];
}
__global__ void gathered(double *const *rows, double *to, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double s = 0;
  for (int r = 0; r < 2; r++) s += rows[r][i % n] * rows[0][(i + 1) % n];
  if (i < n) to[i] += s;
}
static double run(const double *x, int n, double a) {
  double *d, *wide, *managed, *row[2], **rows, host[24], s = 0;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaMalloc(&d, n * sizeof *d), cudaMalloc(&wide, 2 * n * sizeof *d), cudaMalloc(&rows, sizeof row);
  cudaMallocManaged(&managed, n * sizeof *d);
  cudaMemcpyAsync(d, x, n * sizeof *d, cudaMemcpyHostToDevice, stream);
  cudaMemsetAsync(wide, 0, 2 * n * sizeof *d, stream);
  cudaMemcpy2D(wide, 4 * sizeof *d, d, 2 * sizeof *d, 2 * sizeof *d, n / 2, cudaMemcpyDeviceToDevice);
  for (int i = 0; i < n; i++) managed[i] = x[i] * x[(i + 2) % n];
  for (double left = 1; left > 0.3; left *= a * 0.5) {
    bend<<<3, 8, 0, stream>>>(part{d, a * left, n}, managed);
    if (left < 0.9) bend<<<6, 8>>>(part{wide, 0.5, 2 * n}, wide);
  }
  row[0] = d, row[1] = wide;
  cudaMemcpy(rows, row, sizeof row, cudaMemcpyHostToDevice);
  gathered<<<3, 8>>>(rows, managed, n);
  cudaDeviceSynchronize();
  cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) s += 0.02 * (host[i] + managed[i]) * (i + 1);
  cudaFree(d), cudaFree(wide), cudaFree(rows), cudaFree(managed);
  cudaStreamDestroy(stream);
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
extern "C" double tangent(const double *x, double *dx, int n, double a, double da) {
  double g[24] = {0}, hv[24] = {0}, slope, curve = 0, s = 0;
  __enzyme_fwddiff<void>((void *)whole, enzyme_dup, x, dx, enzyme_dup, g, hv, enzyme_const, n, enzyme_dup, a, da,
                         enzyme_dup, &slope, &curve);
  for (int i = 0; i < n; i++) s += hv[i] * along(i);
  return s;
}
