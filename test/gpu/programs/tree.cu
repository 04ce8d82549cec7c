// A tree walked with a stack of its own by each thread: forces by the opening criterion.
// inputs 28

struct node { double x, m; int left, right; };
__global__ void walk(const double *__restrict__ x, const double *__restrict__ m, double *force, double soft, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int stack[16], top = 0;
  double f = 0;
  stack[top++] = 1;
  while (top > 0) {
    int at = stack[--top], from, to;
    // Node `at` of a heap over numbers 0..31.
    int level = 31 - __builtin_clz(at), width = 32 >> level;
    from = (at - (1 << level)) * width, to = from + width < n ? from + width : n;
    if (from >= n) continue;
    double c = 0, w = 0;
    for (int k = from; k < to; k++) c += m[k] * x[k], w += m[k];
    c /= w;
    double r = c - x[i];
    bool inside = i >= from && i < to;
    if (width == 1 || (!inside && (i < from ? from - i : i - to) > width)) {
      if (!(width == 1 && inside)) f += w * r / pow(r * r + soft, 1.5);
    } else {
      stack[top++] = 2 * at + 1;
      stack[top++] = 2 * at;
    }
  }
  force[i] = f;
}
__global__ void push(double *x, double *v, const double *f, double dt, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) v[i] += dt * f[i], x[i] += dt * v[i];
}
static double run(const double *x, int n, double a) {
  double *d, *v, *m, *f, h[28], s = 0, ones[28];
  for (int i = 0; i < n; i++) ones[i] = 1 + i % 3 * 0.2;
  cudaMalloc(&d, n * 8), cudaMalloc(&v, n * 8), cudaMalloc(&m, n * 8), cudaMalloc(&f, n * 8);
  cudaMemcpy(d, x, n * 8, cudaMemcpyHostToDevice), cudaMemcpy(m, ones, n * 8, cudaMemcpyHostToDevice);
  cudaMemset(v, 0, n * 8);
  for (int k = 0; k < 3; k++) {
    walk<<<4, 8>>>(d, m, f, 0.5 + a * a, n);
    push<<<1, 8>>>(d, v, f, 0.02, n);
  }
  cudaMemcpy(h, d, n * 8, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) s += h[i] * h[i] * (i % 4 + 1);
  cudaFree(d), cudaFree(v), cudaFree(m), cudaFree(f);
  return s;
}
