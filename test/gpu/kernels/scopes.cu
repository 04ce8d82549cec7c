// Atomic functions for a block and for the system: sums, and integers of all kinds beside them.
// launch 3 32
// x: double in 96
// f: float in 96
// y: double inout 12
// g: float inout 4
// n: int 8 below 50

static __device__ void body(const double *x, const float *f, double *y, float *g, int *n) {
  int t = threadIdx.x, i = blockIdx.x * 32 + t;
  __shared__ double sum[4];
  if (t < 4)
    sum[t] = 0;
  __syncthreads();
  __nvvm_atom_cta_add_gen_d(&sum[i % 4], x[i] * x[i]);
  __nvvm_atom_sys_add_gen_f(&g[i % 4], f[i] * f[i]);
  __nvvm_atom_cta_max_gen_i(&n[0], t), __nvvm_atom_sys_min_gen_i(&n[1], -t), __nvvm_atom_cta_or_gen_i(&n[2], t);
  __nvvm_atom_sys_and_gen_i(&n[3], t), __nvvm_atom_cta_xor_gen_i(&n[4], t), __nvvm_atom_sys_add_gen_i(&n[5], t);
  __nvvm_atom_cta_inc_gen_ui((unsigned *)&n[6], 7), __nvvm_atom_sys_dec_gen_ui((unsigned *)&n[7], 7);
  __syncthreads();
  if (t < 4)
    __nvvm_atom_sys_add_gen_d(&y[blockIdx.x * 4 + t], sum[t] * sum[(t + 1) % 4]);
}
