// Lists of particles in cells, made by exchanges of integers, and walked in another kernel.
// inputs 40
static __device__ int __iAtomicExch(int *p, int v) { return __nvvm_atom_xchg_gen_i(p, v); }
__global__ void enlist(const double *x, int *head, int *next, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) next[i] = __iAtomicExch(&head[i * 7 % 5], i);
}
__global__ void walk(const double *x, const int *head, const int *next, double *f, double a) {
  int c = threadIdx.x;
  double sum = 0;
  for (int i = head[c]; i >= 0; i = next[i]) sum += sin(x[i]) * x[i] * a;
  f[c] = sum * sum;
}
double run(const double *x, int n, double a) {
  double *d, *f, h[5], sum = 0;
  int *head, *next;
  cudaMalloc(&d, n * sizeof *d);
  cudaMalloc(&f, 5 * sizeof *f);
  cudaMalloc(&head, 5 * sizeof *head);
  cudaMalloc(&next, n * sizeof *next);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  cudaMemset(head, -1, 5 * sizeof *head);
  enlist<<<5, 8>>>(d, head, next, n);
  walk<<<1, 5>>>(d, head, next, f, a);
  cudaMemcpy(h, f, sizeof h, cudaMemcpyDeviceToHost);
  for (int c = 0; c < 5; c++) sum += h[c] * (c + 1);
  cudaFree(d), cudaFree(f), cudaFree(head), cudaFree(next);
  return sum;
}
