// A tape of launches in loops, of rounds that are known when it runs, between the sweeps of which other
// programs run on the same device.
// inputs 24 own

__global__ void stir(double *y, const double *x, double by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = y[i] * x[(i * 5 + 1) % n] * by + x[i] * x[i];
}

static double run(const double *x, int n, double a) {
  int half = n / 2;
  double *d, host[64], sum = 0;
  cudaMalloc(&d, n * sizeof *d);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  for (int k = 0; k < 2 + n % 5; k++) {
    if (k % 2) stir<<<2, 8>>>(d, d + half, a, half);
    else
      for (int j = 0; j < k + 1; j++) stir<<<2, 8>>>(d + half, d, 0.5 * a + 0.1 * j, half);
    cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
    for (int i = 0; i < n; i++) sum += 0.1 * host[i] * host[i] * (i % 4);
    if (sum > 1e6) break;
  }
  cudaFree(d);
  return sum;
}

template <typename R, typename... T> R __enzyme_augmentfwd(void *, T...);
template <typename R, typename... T> R __enzyme_reverse(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const, enzyme_out;
struct made { void *tape; double value; };

extern "C" double value(const double *x, int n, double a) { return run(x, n, a); }
extern "C" double gradient(const double *x, double *dx, int n, double a) {
  double *copies[2] = {new double[n], new double[n]}, zeros[64] = {0}, da = 0;
  made tapes[2];
  for (int k = 0; k < 2; k++) {
    for (int i = 0; i < n; i++) copies[k][i] = x[i] * (1 + k);
    double *shadow = k ? zeros : dx;
    tapes[k] = __enzyme_augmentfwd<made>((void *)run, enzyme_dup, copies[k], shadow, enzyme_const, n, enzyme_out, a);
  }
  if (tapes[0].value != run(x, n, a)) return 0.0 / 0.0;
  for (int k = 0; k < 2; k++) {
    double *shadow = k ? zeros : dx;
    double by = __enzyme_reverse<double>((void *)run, enzyme_dup, copies[k], shadow, enzyme_const, n, enzyme_out, a, 1.0,
                                         tapes[k].tape);
    if (!k) da = by;
  }
  delete[] copies[0];
  delete[] copies[1];
  return da;
}
extern "C" double tangent(const double *x, double *dx, int n, double a, double da) {
  return __enzyme_fwddiff<double>((void *)run, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, a, da);
}
