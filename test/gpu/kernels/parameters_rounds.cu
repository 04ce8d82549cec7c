// Loops with a number of rounds that is known read another number in each, which is one for all.
// launch 3 40
// x: double in 120
// w: double in 24
// y: double out 120

static __device__ void body(const double *__restrict__ x, const double *__restrict__ w,
                            double *__restrict__ y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double v = x[i], s = 0;
  if (i % 4)
    for (int k = 0; k < 7; k++)
      s += sin(w[k + 2 * blockIdx.x] * v + k);
#pragma nounroll
  for (int k = 2; k >= 0; k--)
#pragma nounroll
    for (int j = 1; j < 5; j += 2)
      s += cos(w[k * 4 + j + 11] * v * (k + 1));
  y[i] = s;
}
