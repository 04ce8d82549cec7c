// All threads read the same weights, some of them in loops that end where each thread wants.
// launch 2 80
// x: double in 160
// w: double in 12
// n: int 160 below 6
// y: double out 160

static __device__ void body(const double *__restrict__ x, const double *__restrict__ w,
                            const int *__restrict__ n, double *__restrict__ y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double v = x[i], s = w[blockIdx.x];
  for (int k = 0; k < 4; k++)
    s += w[k] * v + w[k + 4] * v * v;
  if (v > 1)
    s *= w[11];
  for (int k = 0; k < n[i]; k++)
    s += sin(w[k + 6] * v);
  y[i] = s;
}
