// Blocks of two dimensions; what all threads read is read in loops, some of them a thread's own.
// launch 2x2 9x7
// x: double in 252
// rounds: int 252 below 5
// p: double in 12
// n: int 3
// y: double out 252

static __device__ void body(const double *__restrict__ x, const int *__restrict__ rounds,
                            const double *__restrict__ p, int n, double *__restrict__ y) {
  int block = blockIdx.y * gridDim.x + blockIdx.x;
  int i = block * blockDim.x * blockDim.y + threadIdx.y * blockDim.x + threadIdx.x;
  double v = x[i], s = 0;
  for (int k = 0; k < rounds[i]; k++)
    if (v * k > 0.7)
      s += sin(v * k) * p[0] + p[4 + block] * v;
  for (int k = 0; k < n; k++)
    s += p[8 + k] * v * 0.25;
  y[i] = s * p[1];
}
