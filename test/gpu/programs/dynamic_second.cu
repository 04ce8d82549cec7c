// Products of a Hessian with a direction, of kernels with shared memory whose size is the launch's: in four parts.
// inputs 24 own

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const, enzyme_out;

__global__ void neighbours(const double *x, double *y, double a, int n) {
  extern __shared__ double tile[];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  tile[t] = x[i] * x[i];
  __syncthreads();
  double left = tile[(t + blockDim.x - 1) % blockDim.x];
  __syncthreads();
  tile[t] += a * left * x[i];
  __syncthreads();
  y[i] += tile[t] * tile[(t + 1) % blockDim.x];
}
static double run(const double *x, int n, double a) {
  double *d, *e, host[24], s = 0;
  cudaMalloc(&d, n * sizeof *d), cudaMalloc(&e, n * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  cudaMemset(e, 0, n * sizeof *e);
  for (int k = 0; k < 2; k++) neighbours<<<3, 8, 8 * sizeof(double)>>>(k ? e : d, k ? d : e, a, n);
  cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  cudaFree(d), cudaFree(e);
  for (int i = 0; i < n; i++) s += host[i] * (i % 4 + 1) * 0.1;
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
