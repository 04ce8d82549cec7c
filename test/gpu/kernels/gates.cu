// A step of a long short-term memory: each thread has a cell.
// launch 2 16
// w: double in 512
// x: double in 32
// c: double inout 32
// h: double out 32

static __device__ double squashed(double x) { return 1 / (1 + exp(-x)); }

static __device__ void body(const double *__restrict__ w, const double *__restrict__ x,
                            double *__restrict__ c, double *__restrict__ h) {
  int i = blockIdx.x * 16 + threadIdx.x;
  double gate[4];
  for (int k = 0; k < 4; k++) {
    gate[k] = -1;
    for (int j = 0; j < 4; j++)
      gate[k] += w[16 * i + 4 * k + j] * x[(i + 8 * j) % 32] * 0.5;
  }
  double cell = squashed(gate[0]) * c[i] + squashed(gate[1]) * tanh(gate[2]);
  c[i] = cell;
  h[i] = squashed(gate[3]) * tanh(cell);
}
