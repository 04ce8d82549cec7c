// Functions that CUDA's library has and C has not.
// launch 1 64
// x: double in 64
// y: double out 64

static __device__ void body(const double *x, double *y) {
  double v = x[threadIdx.x];
  double a = erfcx(v) + normcdf(v) * normcdfinv(v / 2) + rcbrt(v) * pow(v, -3) * pow(v, 2);
  double b = __nv_norm3d(v, 2, v * v) + __nv_rnorm3d(v, 1, v * v) + __nv_norm4d(v, v * v, 1, 3);
  y[threadIdx.x] = a + b * rhypot(v, 3);
}
