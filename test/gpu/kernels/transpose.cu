// Transposes a matrix by way of shared memory, and squares it.
// launch 2x2 8x8
// a: double in 256
// b: double out 256

static __device__ void body(const double *a, double *b) {
  __shared__ double s[8][9];
  int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  s[threadIdx.y][threadIdx.x] = a[y * 16 + x];
  __syncthreads();
  int u = blockIdx.y * 8 + threadIdx.x, v = blockIdx.x * 8 + threadIdx.y;
  double w = s[threadIdx.x][threadIdx.y];
  b[v * 16 + u] = w * w;
}
