// What all threads read may be where they have stored before.
// launch 2 64
// x: double in 128
// p: double in 1
// y: double out 256

static __device__ void body(const double *x, const double *p, double *y) {
  int i = blockIdx.x * 64 + threadIdx.x;
  y[i] = x[i] * x[i];
  y[i + 128] = x[i] * p[0];
}
