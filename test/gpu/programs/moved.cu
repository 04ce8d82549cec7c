// Integers that kernels move, large ones too: places of particles, put in order anew each step, back and forth, by way of shared memory
// and by pairs; numbers move beside them as what they are.
// inputs 32
struct alignas(8) pair { int cell, next; };
__global__ void reorder(int *to, const int *from, int n) {
  __shared__ int tile[8];
  int t = threadIdx.x, i = blockIdx.x * 8 + t;
  tile[t] = i < n ? from[i] : -1;
  __syncthreads();
  if (i < n) to[i] = tile[7 - t];
}
__global__ void pairs(pair *to, const pair *from, const int *by, int n) {
  int i = blockIdx.x * 8 + threadIdx.x;
  if (i >= n) return;
  to[i].cell = from[by[i] % n].cell;
  to[i].next = from[by[i] % n].next;
}
__global__ void step(double *x, const double *y, const int *at, const pair *p, double a, int n) {
  int i = blockIdx.x * 8 + threadIdx.x;
  if (i < n) x[i] = y[at[i] % n] * (a + (p[i].cell & 3)) + sin(y[p[i].next & 7]);
}
double run(const double *x, int n, double a) {
  double *d, *e, h[32], sum = 0;
  int *at, *other, places[32], made[64];
  pair *p, *q;
  cudaMalloc(&d, n * sizeof *d), cudaMalloc(&e, n * sizeof *e);
  cudaMalloc(&at, n * sizeof *at), cudaMalloc(&other, n * sizeof *other);
  cudaMalloc(&p, n * sizeof *p), cudaMalloc(&q, n * sizeof *q);
  for (int i = 0; i < n; i++) {
    places[i] = (i * 11 % n + n * i) + 32 * 40000000;
    made[2 * i] = i * 123456789 + 0x3f000000, made[2 * i + 1] = i ? i - 1 : -1;
  }
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  cudaMemcpy(at, places, n * sizeof *at, cudaMemcpyHostToDevice);
  cudaMemcpy(p, made, n * sizeof *p, cudaMemcpyHostToDevice);
  for (int k = 0; k < 4; k++) {
    reorder<<<4, 8>>>(other, at, n);
    pairs<<<4, 8>>>(q, p, other, n);
    step<<<4, 8>>>(e, d, other, q, a, n);
    int *swapped = at; at = other, other = swapped;
    pair *last = p; p = q, q = last;
    double *old = d; d = e, e = old;
  }
  cudaMemcpy(h, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) sum += h[i] * (i % 4 + 1);
  cudaFree(d), cudaFree(e), cudaFree(at), cudaFree(other), cudaFree(p), cudaFree(q);
  return sum;
}
