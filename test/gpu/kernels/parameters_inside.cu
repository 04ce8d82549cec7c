// A function asks for the gradient, which all threads call in one place.
// launch 2 64
// x: double in 128
// p: double in 1
// y: double out 128
// asked in a function

static __device__ void body(const double *x, const double *p, double *y) {
  int i = blockIdx.x * 64 + threadIdx.x;
  y[i] = x[i] * x[i] * p[0];
}
