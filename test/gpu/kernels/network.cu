// A layer of a network and its activation; each thread one of the outputs.
// launch 4 32
// x: double in 64
// w: double in 512
// b: double in 32
// y: double out 128

static __device__ void body(const double *x, const double *w, const double *b, double *y) {
  int t = threadIdx.x, row = blockIdx.x;
  double sum = b[t];
  for (int k = 0; k < 16; k++)
    sum += x[row * 16 + k] * w[k * 32 + t];
  y[row * 32 + t] = sum / (1 + exp(-sum));
}
