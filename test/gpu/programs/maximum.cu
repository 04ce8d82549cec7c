// The largest of many numbers, as it is said where an atomic maximum is refused: by pairs, and of blocks in another
// kernel; and by an atomic maximum of bits in shared memory.
// inputs 48

__device__ void largest(double *most, int size) {
  int t = threadIdx.x;
  for (int k = 16; k > 0; k /= 2) {
    if (t < k && t + k < size && most[t + k] > most[t])
      most[t] = most[t + k];
    __syncthreads();
  }
}
__global__ void of_blocks(const double *x, double *most, int n) {
  __shared__ double found[32];
  int t = threadIdx.x, i = blockIdx.x * 16 + t;
  found[t] = i < n ? x[i] * x[i] : 0;
  __syncthreads();
  largest(found, 16);
  if (t == 0)
    most[blockIdx.x] = found[0];
}
__global__ void of_all(double *most, int blocks) {
  __shared__ double found[32];
  int t = threadIdx.x;
  double mine = threadIdx.x < blocks ? most[t] : 0;
  for (int k = 16; k > 0; k /= 2) {
    double other = __shfl_down_sync(~0u, mine, k);
    mine = other > mine ? other : mine;
  }
  if (t == 0)
    most[0] = mine * mine;
}

static __device__ long long __llAtomicMax(long long *p, long long v) {
  return __nvvm_atom_max_gen_ll(p, v);
}
__global__ void by_atomics(const double *x, double *most, int n) {
  __shared__ double found;
  if (threadIdx.x == 0)
    found = 0;
  __syncthreads();
  for (int i = blockIdx.x * 16 + threadIdx.x; i < n; i += 16 * gridDim.x)
    __llAtomicMax((long long *)&found, __double_as_longlong(x[i] * x[(i + 7) % n]));
  __syncthreads();
  if (threadIdx.x == 0)
    most[blockIdx.x] = found * found;
}

static double run(const double *x, int n, double a) {
  double *d, *most, result, others[2];
  int blocks = (n + 15) / 16;
  cudaMalloc(&d, n * sizeof *d), cudaMalloc(&most, blocks * sizeof *most);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  of_blocks<<<blocks, 16>>>(d, most, n);
  of_all<<<1, 32>>>(most, blocks);
  cudaMemcpy(&result, most, sizeof result, cudaMemcpyDeviceToHost);
  by_atomics<<<2, 16>>>(d, most, n);
  cudaMemcpy(others, most, sizeof others, cudaMemcpyDeviceToHost);
  cudaFree(d), cudaFree(most);
  return result * a + others[0] * others[1];
}
