// Threads that differ in some of their numbers only store what they compute alike to one place.
// races, as one stores what another has stored, too: the same
// launch 2x2 8x4
// x: double in 64
// at: int 4 below 4
// rows: double out 4
// pairs: double out 8
// blocks: double out 8
// found: double out 4
// again: double out 4

static __device__ void body(const double *x, const int *at, double *rows, double *pairs,
                            double *blocks, double *found, double *again) {
  int t = threadIdx.x, row = threadIdx.y;
  rows[row] = x[row] * x[row + 4];
  pairs[row * 2 + t / 4] = sin(x[row * 2 + t / 4]) * x[5];
  blocks[t] = exp(x[t]);
  again[row] = rows[row] * x[row + 12];
  int k = at[t & 3];
  found[k] = x[k] * x[k + 8];
}
