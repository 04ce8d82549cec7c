// A convolution of an image with a kernel of 3 by 3, and tanh of it.
// launch 2x2 8x8
// x: double in 324
// k: double in 9
// y: double out 256

static __device__ void body(const double *x, const double *k, double *y) {
  int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 8 + threadIdx.x;
  double sum = 0;
  for (int a = 0; a < 3; a++)
    for (int b = 0; b < 3; b++)
      sum += k[a * 3 + b] * x[(i + a) * 18 + j + b];
  y[i * 16 + j] = tanh(sum * 0.2);
}
