// Loops with a constant number of rounds, at most, that are left before.
// launch 2 32
// x: double in 64
// y: double inout 64
// n: int 64
__device__ void body(const double *x, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i % 3 == 0) return;
  double v = x[i];
  for (int k = 0; k < 4; k++) { if (v > 1.2) break; v = v * v + 0.3; }
  y[i] += v;
}
