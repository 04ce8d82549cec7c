// Managed memory from outside, which only addresses in memory lead a kernel to, and the host writes.
// inputs 16 own

__global__ void join(double *const *rows, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = rows[0][i] * rows[1][i] + y[i];
}

static void steps(double *first, double *second, double **table, double *y, int n, double a) {
  join<<<2, 8>>>(table, y, n);
  cudaDeviceSynchronize();
  for (int i = 0; i < n; i++)
    first[i] = a * y[i] * second[i];
  join<<<2, 8>>>(table, y, n);
  cudaDeviceSynchronize();
}

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const, enzyme_out;

struct memory {
  double *rows[2], **table, *y;
};
static memory made(const double *first, const double *second, double y, int n) {
  memory m;
  for (int k = 0; k < 2; k++) {
    cudaMallocManaged(&m.rows[k], n * sizeof *m.y);
    for (int i = 0; i < n; i++)
      m.rows[k][i] = k ? second[i] : first[i];
  }
  cudaMallocManaged(&m.y, n * sizeof *m.y);
  for (int i = 0; i < n; i++)
    m.y[i] = y * (i + 1);
  cudaMalloc(&m.table, sizeof m.rows);
  cudaMemcpy(m.table, m.rows, sizeof m.rows, cudaMemcpyHostToDevice);
  return m;
}
static void gone(memory m) { cudaFree(m.rows[0]), cudaFree(m.rows[1]), cudaFree(m.y), cudaFree(m.table); }
static double sum(const double *y, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += y[i] * (i + 1);
  return s;
}

extern "C" double value(const double *x, int n, double a) {
  memory m = made(x, x, 0, n);
  steps(m.rows[0], m.rows[1], m.table, m.y, n, a);
  double s = sum(m.y, n);
  gone(m);
  return s;
}
extern "C" double gradient(const double *x, double *dx, int n, double a) {
  double none[64] = {0};
  memory m = made(x, x, 0, n), d = made(none, none, 1, n);
  double da = __enzyme_autodiff<double>((void *)steps, enzyme_dup, m.rows[0], d.rows[0], enzyme_dup,
                                        m.rows[1], d.rows[1], enzyme_dup, m.table, d.table,
                                        enzyme_dup, m.y, d.y, enzyme_const, n, enzyme_out, a);
  for (int i = 0; i < n; i++)
    dx[i] += d.rows[0][i] + d.rows[1][i];
  gone(m), gone(d);
  return da;
}
extern "C" double tangent(const double *x, double *dx, int n, double a, double da) {
  memory m = made(x, x, 0, n), d = made(dx, dx, 0, n);
  __enzyme_fwddiff<void>((void *)steps, enzyme_dup, m.rows[0], d.rows[0], enzyme_dup, m.rows[1],
                         d.rows[1], enzyme_dup, m.table, d.table, enzyme_dup, m.y, d.y,
                         enzyme_const, n, enzyme_dup, a, da);
  double s = sum(d.y, n);
  gone(m), gone(d);
  return s;
}
