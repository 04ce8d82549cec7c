// Forces between bodies, tile by tile from shared memory.
// launch 2 32
// p: double in 192
// f: double out 192

static __device__ void body(const double *p, double *f) {
  __shared__ double s[96];
  int t = threadIdx.x, i = blockIdx.x * 32 + t;
  double x = p[3 * i], y = p[3 * i + 1], z = p[3 * i + 2], fx = 0, fy = 0, fz = 0;
  for (int tile = 0; tile < 2; tile++) {
    for (int k = 0; k < 3; k++)
      s[3 * t + k] = p[3 * (tile * 32 + t) + k];
    __syncthreads();
    for (int j = 0; j < 32; j++) {
      double dx = s[3 * j] - x, dy = s[3 * j + 1] - y, dz = s[3 * j + 2] - z;
      double r = rsqrt(dx * dx + dy * dy + dz * dz + 0.01), q = r * r * r;
      fx += dx * q, fy += dy * q, fz += dz * q;
    }
    __syncthreads();
  }
  f[3 * i] = fx, f[3 * i + 1] = fy, f[3 * i + 2] = fz;
}
