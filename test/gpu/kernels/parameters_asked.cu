// Some threads alone ask for the gradient.
// launch 2 64
// x: double in 128
// p: double in 1
// y: double out 128
// asked if threadIdx.x < 50

static __device__ void body(const double *x, const double *p, double *y) {
  int i = blockIdx.x * 64 + threadIdx.x;
  y[i] = x[i] * x[i] * p[0];
}
