// Each thread goes round a loop as often as it is told, and what it does there depends on it.
// launch 2 32
// x: double inout 64
// rounds: int 64 below 9

static __device__ void body(double *x, const int *rounds) {
  int i = blockIdx.x * 32 + threadIdx.x;
  double v = x[i];
  for (int k = 0; k < 9; k++)
    if (k < rounds[i])
      v = (i + k) % 3 ? sin(v) + v * v * 0.1 : v * cos(v);
  x[i] = v;
}
