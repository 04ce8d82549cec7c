// Bisection on a block: each thread finds a quantile of its row by counting, then weighs numbers by it.
// inputs 40

__global__ void soften(const double *x, double *w, double t, int n) {
  extern __shared__ double part[];
  double lo = -5, hi = 5, s;
  while (hi - lo > 1e-3) {
    double mid = 0.5 * (lo + hi);
    s = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x) s += 1 / (1 + exp(-(x[i] - mid) / t));
    part[threadIdx.x] = s;
    __syncthreads();
    for (int h = blockDim.x / 2; h; h /= 2) {
      if (threadIdx.x < h) part[threadIdx.x] += part[threadIdx.x + h];
      __syncthreads();
    }
    s = part[0];
    __syncthreads();
    if (s > n / 3.0) lo = mid; else hi = mid;
  }
  // Two Newton steps make the result smooth in its inputs.
  double q = 0.5 * (lo + hi);
  for (int k = 0; k < 4; k++) {
    double f = 0, g = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
      double e = 1 / (1 + exp(-(x[i] - q) / t));
      f += e, g -= e * (1 - e) / t;
    }
    part[threadIdx.x] = f, part[threadIdx.x + blockDim.x] = g;
    __syncthreads();
    for (int h = blockDim.x / 2; h; h /= 2) {
      if (threadIdx.x < h) {
        part[threadIdx.x] += part[threadIdx.x + h];
        part[threadIdx.x + blockDim.x] += part[threadIdx.x + blockDim.x + h];
      }
      __syncthreads();
    }
    q -= (part[0] - n / 3.0) / part[blockDim.x];
    __syncthreads();
  }
  for (int i = threadIdx.x; i < n; i += blockDim.x) w[i] = tanh((x[i] - q) / t);
}
static double run(const double *x, int n, double a) {
  double *d, *w, h[40], s = 0;
  cudaMalloc(&d, n * 8), cudaMalloc(&w, n * 8);
  cudaMemcpy(d, x, n * 8, cudaMemcpyHostToDevice);
  soften<<<1, 8, 16 * sizeof(double)>>>(d, w, 0.5 + 0.1 * a, n);
  cudaMemcpy(h, w, n * 8, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) s += h[i] * (i + 1) * 0.1;
  cudaFree(d), cudaFree(w);
  return s;
}
