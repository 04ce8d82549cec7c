// Reads by way of the read-only cache.
// launch 2 64
// x: double in 128
// y: double out 128
// only these blocks

static __device__ void body(const double *x, double *y) {
  int i = blockIdx.x * 64 + threadIdx.x;
  y[i] = __ldg(&x[i]) * __ldg(&x[127 - i]);
}
