// All threads read the same few numbers, and the last of them have nothing to do.
// launch 3 96
// x: double in 288
// p: double in 6
// n: int 250
// y: double out 288

static __device__ void body(const double *x, const double *p, int n, double *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  double v = x[i], s = p[0] + p[1] * v;
  if (i % 3 == 1)
    s *= sin(p[2] * v);
  else if (v < 0.9)
    s -= p[3 + blockIdx.x] / (1 + v);
  y[i] = s;
}
