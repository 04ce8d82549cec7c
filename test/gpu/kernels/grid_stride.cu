// Each thread sums what is a grid apart, until the end.
// launch 2 32
// x: double in 300
// y: double in 300
// out: double inout 1
// n: int 300

static __device__ void body(const double *__restrict__ x, const double *__restrict__ y,
                            double *__restrict__ out, int n) {
  double sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    sum += x[i] * y[i] * y[i];
  atomicAdd(out, sum);
}
