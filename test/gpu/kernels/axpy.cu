// Adds a multiple of a nonlinear function of one vector to another, in place.
// launch 3 64
// x: double in 180
// y: double inout 180
// n: int 180

static __device__ void body(const double *x, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = 3 * x[i] * sin(x[i]) + y[i] * y[i];
}
