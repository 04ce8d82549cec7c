// How near points are to each of some centres, as weights, and what they draw these to.
// launch 2 32
// p: double in 128
// centres: double in 8
// moved: double out 8

static __device__ void body(const double *__restrict__ p, const double *__restrict__ centres,
                            double *moved) {
  int i = blockIdx.x * 32 + threadIdx.x;
  double x = p[2 * i], y = p[2 * i + 1], w[4], sum = 0;
  for (int k = 0; k < 4; k++) {
    double a = x - centres[2 * k], b = y - centres[2 * k + 1];
    w[k] = exp(-4 * (a * a + b * b));
    sum += w[k];
  }
  for (int k = 0; k < 4; k++) {
    atomicAdd(&moved[2 * k], w[k] / sum * x);
    atomicAdd(&moved[2 * k + 1], w[k] / sum * y);
  }
}
