// Second derivatives where one of the two is by a number alone: what is constant has no shadow, or no tangent.
// inputs 24 own

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const, enzyme_out;

__global__ void step(double *x, const double *by, double a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = x[i] + 0.3 * a * x[i] * x[i] * by[(i + 1) % n];
}
__global__ void mix(const double *__restrict__ x, double *__restrict__ y, double a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(y, x[i] * x[(i + 3) % n] * a);
}
static double run(const double *x, int n, double a) {
  double *d, *by, *sum, host[24], total, s = 0;
  cudaMalloc(&d, n * sizeof *d), cudaMalloc(&by, n * sizeof *by), cudaMalloc(&sum, sizeof *sum);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  cudaMemcpy(by, d, n * sizeof *d, cudaMemcpyDeviceToDevice);
  cudaMemset(sum, 0, sizeof *sum);
  for (int k = 0; k < 3; k++) step<<<3, 8>>>(d, by, a, n);
  mix<<<3, 8>>>(d, sum, a * a, n);
  cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  cudaMemcpy(&total, sum, sizeof total, cudaMemcpyDeviceToHost);
  cudaFree(d), cudaFree(by), cudaFree(sum);
  for (int i = 0; i < n; i++) s += host[i] * host[i] * (i + 1) * 0.1;
  return s + total * a;
}

static void by_number(const double *x, int n, double a, double *da) {
  *da = __enzyme_autodiff<double>((void *)run, enzyme_const, x, enzyme_const, n, enzyme_out, a);
}
static void by_all(const double *x, double *dx, int n, double a) {
  __enzyme_autodiff<double>((void *)run, enzyme_dup, x, dx, enzyme_const, n, enzyme_const, a);
}
extern "C" double value(const double *x, int n, double a) {
  double da;
  by_number(x, n, a, &da);
  return da;
}
// By x the mixed derivatives: tangents of the gradient along the number, which are those of the slope along x.
extern "C" double gradient(const double *x, double *dx, int n, double a) {
  double g[24] = {0}, mixed[24] = {0}, da, dda = 0;
  __enzyme_fwddiff<void>((void *)by_all, enzyme_const, x, enzyme_dup, g, mixed, enzyme_const, n, enzyme_dup, a, 1.0);
  __enzyme_fwddiff<void>((void *)by_number, enzyme_const, x, enzyme_const, n, enzyme_dup, a, 1.0, enzyme_dup, &da, &dda);
  for (int i = 0; i < n; i++) dx[i] += mixed[i];
  return dda;
}
extern "C" double tangent(const double *x, double *dx, int n, double a, double da) {
  double slope, curve = 0;
  __enzyme_fwddiff<void>((void *)by_number, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, a, da, enzyme_dup, &slope,
                         &curve);
  return curve;
}
