// CUDA device code that needs nothing installed: attributes of our own, NVPTX builtins.
// corpus-flags: --cuda-device-only -nocudainc -nocudalib -Wno-unknown-cuda-version
// corpus-variant: nvidia --cuda-gpu-arch=sm_70
// corpus-variant: hip -x hip --offload-arch=gfx90a -nogpulib -nogpuinc
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
__constant__ float weights[3] = {1.0f, 2.0f, 3.0f};
__device__ double global_value = 1.5;
__device__ int index() {
#ifdef __NVPTX__
  return __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + __nvvm_read_ptx_sreg_tid_x();
#else
  return __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
#endif
}
__device__ void barrier() {
#ifdef __NVPTX__
  __syncthreads();
#else
  __builtin_amdgcn_s_barrier();
#endif
}
__global__ void scale(double *x, double a, int n) {
  __shared__ double cache[64];
  int i = index();
  if (i < n) {
    cache[i & 63] = x[i] * a;
    barrier();
    x[i] = cache[63 - (i & 63)] + weights[i % 3] * global_value;
    __atomic_fetch_add(x, 1.0, __ATOMIC_RELAXED);
  }
}
__global__ void local(float *out) {
  float scratch[16];
  for (int i = 0; i < 16; ++i) scratch[i] = out[i] * i;
  float *p = out[0] > 0 ? scratch : out;
  out[1] = p[index() & 15];
}
