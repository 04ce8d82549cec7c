// A sparse matrix in rows times a vector; each row has the same number of entries.
// launch 2 32
// a: double in 320
// at: int 320 below 64
// x: double in 64
// y: double out 64

static __device__ void body(const double *a, const int *at, const double *x, double *y) {
  int i = blockIdx.x * 32 + threadIdx.x;
  double sum = 0;
  for (int k = 0; k < 5; k++)
    sum += a[5 * i + k] * x[at[5 * i + k]];
  y[i] = sum;
}
