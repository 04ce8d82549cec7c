// Threads store alike to one place of shared memory: numbers, structs, results of functions.
// races, as one stores what another has stored, too: the same
// launch 2 8x4
// x: double in 64
// y: double out 64

struct Part {
  double v[12];
};

static __device__ void body(const double *x, double *y) {
  __shared__ double s[4], c[4], halves[4];
  __shared__ Part parts[4];
  int t = threadIdx.x, row = threadIdx.y, i = blockIdx.x * 32;
  Part one;
  for (int k = 0; k < 12; k++)
    one.v[k] = x[i + row + k] * x[i + k];
  parts[row] = one;
  __nv_sincos(x[i + row], &s[row], &c[row]);
  halves[t / 2] = x[i + t / 2] * x[i + 4];
  __syncthreads();
  double sum = 0;
  for (int k = 0; k < 12; k++)
    sum += parts[(row + 1) & 3].v[k] * s[k & 3] * c[row] * halves[k & 3];
  __syncthreads();
  halves[t / 2] = sin(x[i + 8 + t / 2]);
  __syncthreads();
  y[i + row * 8 + t] = sum * sum * halves[row] * halves[t & 3];
  __syncthreads();
}
