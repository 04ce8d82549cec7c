// An image, moved by a field of places, between whose points it is interpolated.
// launch 2x2 8x4
// image: double in 256
// u: double in 128
// v: double in 128
// y: double out 128

static __device__ void body(const double *image, const double *u, const double *v, double *y) {
  int column = blockIdx.x * 8 + threadIdx.x, row = blockIdx.y * 4 + threadIdx.y;
  int i = 16 * row + column;
  double s = u[i] * 9, t = v[i] * 9;
  int left = (int)s, top = (int)t;
  double f = s - left, g = t - top;
  const double *at = image + 16 * top + left;
  y[i] = (1 - g) * ((1 - f) * at[0] + f * at[1]) + g * ((1 - f) * at[16] + f * at[17]);
}
