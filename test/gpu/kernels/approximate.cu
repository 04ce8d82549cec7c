// What a device computes quickly, or rounds as it is told.
// launch 1 64
// x: float in 64
// u: double in 64
// y: float out 64
// v: double out 64

static __device__ void body(const float *x, const double *u, float *y, double *v) {
  int i = threadIdx.x;
  float a = x[i], b = __nvvm_sin_approx_f(a) * __nvvm_cos_approx_f(a * 0.5f);
  b += __nvvm_ex2_approx_f(a) / 4 + __nvvm_lg2_approx_f(a + 1);
  y[i] = __nvvm_div_approx_f(b, a + 2) + __nvvm_sqrt_approx_f(a) * __nvvm_rsqrt_approx_f(a + 3);
  double c = __nvvm_add_rz_d(u[i], __nvvm_mul_rm_d(u[i], u[i]));
  v[i] = __nvvm_fma_rp_d(c, u[i], __nvvm_rsqrt_approx_d(c)) + __nvvm_rcp_approx_ftz_d(c) + __nvvm_fma_rn_d(c, c, u[i]);
}
