// Two directions at once: kernels that work in place, numbers by value, tables of addresses, copies,
// memory that is set; and gradients of two results.
// inputs 30 own

__global__ void scale(double *y, double by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = y[i] * y[i] * by + 0.1 * y[i];
}
__global__ void gather(const double *const *rows, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] += rows[0][i] * rows[1][i];
}

static void run(const double *x, double *y, int n, double a) {
  int half = n / 2;
  double *d, *e, *rows[2], **table, host[64];
  cudaMalloc(&d, n * sizeof *d);
  cudaMallocManaged(&e, n * sizeof *e);
  cudaMalloc(&table, sizeof rows);
  cudaMemset(e, 0, n * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  for (int k = 0; k < 3; k++) {
    rows[0] = d + k, rows[1] = d + half - k;
    cudaMemcpy(table, rows, sizeof rows, cudaMemcpyHostToDevice);
    scale<<<2, 16>>>(d, a * (k + 1), n);
    gather<<<3, 8>>>(table, e, half);
    if (k == 1) cudaMemset(d, 0, 3 * sizeof *d);
    cudaMemcpy(d + n - 2, e + k, 2 * sizeof *d, cudaMemcpyDeviceToDevice);
  }
  cudaMemcpy(host, e, half * sizeof *e, cudaMemcpyDeviceToHost);
  cudaMemcpy(host + half, d, half * sizeof *d, cudaMemcpyDeviceToHost);
  y[0] = y[1] = 0;
  for (int i = 0; i < n; i++) y[i % 2] += host[i] * (0.1 * i + host[i]);
  cudaFree(d), cudaFree(e), cudaFree(table);
}

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
