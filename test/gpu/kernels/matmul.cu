// A product of matrices by tiles in shared memory.
// launch 2x2 8x8
// a: double in 256
// b: double in 256
// c: double out 256

static __device__ void body(const double *a, const double *b, double *c) {
  __shared__ double sa[8][8], sb[8][8];
  int row = blockIdx.y * 8 + threadIdx.y, column = blockIdx.x * 8 + threadIdx.x;
  double sum = 0;
  for (int tile = 0; tile < 2; tile++) {
    sa[threadIdx.y][threadIdx.x] = a[row * 16 + tile * 8 + threadIdx.x];
    sb[threadIdx.y][threadIdx.x] = b[(tile * 8 + threadIdx.y) * 16 + column];
    __syncthreads();
    for (int k = 0; k < 8; k++)
      sum += sa[threadIdx.y][k] * sb[k][threadIdx.x];
    __syncthreads();
  }
  c[row * 16 + column] = sum;
}
