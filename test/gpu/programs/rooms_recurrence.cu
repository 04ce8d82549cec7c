// Each round takes what the two before it made: what precedes the first one has room, too. In a loop by itself,
// and in one that a loop over a grid's stride enters again and again.
// inputs 26

__global__ void three_terms(const double *x, double *y, const int *counts, double a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double now = x[i], before = x[(i + 1) % n];
  for (int k = 0; k < counts[i]; k++) {
    double next = 0.6 * sin(0.4 * now) * before + a * now;
    before = now, now = next;
  }
  y[i] = now + 0.1 * sin(before * before);
}
__global__ void strides(double *x, double a, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    double now = x[i], before = 0.5 * a, first = 0.3;
    for (double most = 1 + i % 4; most > 0.3; most *= 0.7) {
      double next = 0.5 * cos(0.3 * now) * before + 0.2 * now * sin(first);
      first = before, before = now, now = next;
    }
    x[i] = sin(now * before) + first;
  }
}

static double run(const double *x, int n, double a) {
  double *d, *y, h[26], s = 0;
  int *counts, many[26];
  for (int i = 0; i < n; i++) many[i] = i * 7 % 6;
  cudaMalloc(&d, n * 8), cudaMalloc(&y, n * 8), cudaMalloc(&counts, sizeof many);
  cudaMemcpy(counts, many, sizeof many, cudaMemcpyHostToDevice);
  cudaMemcpy(d, x, n * 8, cudaMemcpyHostToDevice);
  three_terms<<<4, 8>>>(d, y, counts, 0.3 + 0.1 * a, n);
  strides<<<2, 5>>>(y, a, n);
  cudaMemcpy(h, y, n * 8, cudaMemcpyDeviceToHost);
  cudaFree(d), cudaFree(y), cudaFree(counts);
  for (int i = 0; i < n; i++) s += h[i] * (1 + i % 3);
  return s;
}
