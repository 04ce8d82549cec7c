// The same of floats, whose bits are words: for a block, and the whole device.
// launch 2 32
// f: float in 64
// z: float inout 64

static __device__ float __fAtomicExch(float *p, float v) {
  return __int_as_float(__nvvm_atom_xchg_gen_i((int *)p, __float_as_int(v)));
}
static __device__ float __fAtomicExch_block(float *p, float v) {
  return __int_as_float(__nvvm_atom_cta_xchg_gen_i((int *)p, __float_as_int(v)));
}
static __device__ void body(const float *f, float *z) {
  __shared__ float s[32];
  int t = threadIdx.x, i = blockIdx.x * 32 + t;
  __fAtomicExch_block(&s[t], f[i] * z[i]);
  __syncthreads();
  __fAtomicExch(&z[i], s[(t + 1) % 32] * f[i]);
}
