// Threads put numbers where a counter says, in forward mode: the tangent goes along, in the one launch.
// inputs 24 own

template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const;

// What is large is put side by side, in the order in which threads come.
__global__ void gather(const double *x, double *y, int *from, int *count, double a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n || i % 3 == 1) return;
  int place = atomicAdd(count, 1);
  y[place] = x[i] * x[i] * a + 0.1 * i;
  from[place] = i;
}
__global__ void weigh(const double *y, const int *from, double *sum, const int *count) {
  for (int k = threadIdx.x; k < *count; k += blockDim.x) atomicAdd(sum + from[k] % 2, sin(y[k]) * (1 + from[k]));
}
static double run(const double *x, int n, double a) {
  double *d, *y, *sum, host[2];
  int *from, *count;
  cudaMalloc(&d, n * 8), cudaMalloc(&y, n * 8), cudaMalloc(&sum, 16);
  cudaMalloc(&from, n * 4), cudaMalloc(&count, 4);
  cudaMemcpy(d, x, n * 8, cudaMemcpyHostToDevice);
  cudaMemset(sum, 0, 16), cudaMemset(count, 0, 4);
  gather<<<5, 5>>>(d, y, from, count, a, n);
  weigh<<<1, 8>>>(y, from, sum, count);
  cudaMemcpy(host, sum, 16, cudaMemcpyDeviceToHost);
  cudaFree(d), cudaFree(y), cudaFree(sum), cudaFree(from), cudaFree(count);
  return host[0] + 0.5 * host[1] * host[0];
}

extern "C" double value(const double *x, int n, double a) { return run(x, n, a); }
extern "C" double tangent(const double *x, double *dx, int n, double a, double da) {
  return __enzyme_fwddiff<double>((void *)run, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, a, da);
}
// One direction after the other.
extern "C" double gradient(const double *x, double *dx, int n, double a) {
  double one[24] = {0};
  for (int i = 0; i < n; i++) {
    one[i] = 1;
    dx[i] += tangent(x, one, n, a, 0);
    one[i] = 0;
  }
  return tangent(x, one, n, a, 1);
}
