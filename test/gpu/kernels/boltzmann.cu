// A step of lattice Boltzmann with nine directions: streaming by pulling, and collision.
// launch 2 32
// f: double in 576
// g: double out 576

static __device__ void body(const double *f, double *g) {
  const int cx[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, cy[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
  int i = blockIdx.x * 32 + threadIdx.x, x = i % 8, y = i / 8;
  double in[9], rho = 0, ux = 0, uy = 0;
  for (int k = 0; k < 9; k++) {
    int from = (x - cx[k] + 8) % 8 + 8 * ((y - cy[k] + 8) % 8);
    in[k] = f[k * 64 + from];
    rho += in[k], ux += cx[k] * in[k], uy += cy[k] * in[k];
  }
  ux /= rho, uy /= rho;
  for (int k = 0; k < 9; k++) {
    double w = k == 0 ? 4. / 9 : k < 5 ? 1. / 9 : 1. / 36, c = cx[k] * ux + cy[k] * uy;
    double even = w * rho * (1 + 3 * c + 4.5 * c * c - 1.5 * (ux * ux + uy * uy));
    g[k * 64 + i] = in[k] + 0.6 * (even - in[k]);
  }
}
