// Rows of a table of any shape, each summed up and squared: rounds that the reverse sweep runs again.
// launch 2 32
// x: double in 45
// w: double in 5
// out: double out 64
// n: int 7
// k: int 5

static __device__ void body(const double *__restrict__ x, const double *__restrict__ w, double *__restrict__ out, int n, int k) {
  int t = blockIdx.x * 32 + threadIdx.x;
  double sum = 0;
  for (int row = 0; row < n + t % 3; row++) {
    double v = 0, last = 0;
    for (int j = 0; j < k; j++) {
      v += w[j] * sin(x[row * k + j] + 0.01 * t);
      last += x[row * k + j] * w[j] * w[j];
    }
    sum += v * v + last * v;
  }
  out[t] = sum;
}
