// A sum by blocks in shared memory, and the sums of all blocks by an atomic addition.
// inputs 70

__global__ void norm(const double *x, double *result, int n) {
  __shared__ double part[32];
  int t = threadIdx.x, i = blockIdx.x * 32 + t;
  part[t] = i < n ? x[i] * x[i] : 0;
  __syncthreads();
  for (int k = 16; k > 0; k /= 2) {
    if (t < k)
      part[t] += part[t + k];
    __syncthreads();
  }
  if (t == 0)
    atomicAdd(result, part[0]);
}

static double run(const double *x, int n, double a) {
  double *d, *sum, s;
  cudaMalloc(&d, n * sizeof *d);
  cudaMalloc(&sum, sizeof *sum);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  cudaMemset(sum, 0, sizeof *sum);
  norm<<<(n + 31) / 32, 32>>>(d, sum, n);
  cudaMemcpy(&s, sum, sizeof s, cudaMemcpyDeviceToHost);
  cudaFree(d), cudaFree(sum);
  return a * __builtin_sqrt(s);
}
