// OpenCL C: address spaces, vector types, images, kernel metadata, convergent calls, target types.
// corpus-compilers: clang-22 clang-16
// corpus-variant: spir --target=spir64 -cl-std=CL2.0
// corpus-variant: spirv --target=spirv64 -cl-std=CL3.0
// corpus-variant: amd --target=amdgcn-amd-amdhsa -mcpu=gfx906 -nogpulib -cl-std=CL2.0
constant float table[4] = {1.0f, 2.0f, 3.0f, 4.0f};
float4 helper(float4 a, __private float *p) { return a.wzyx * *p; }
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void scale(global const float4 *restrict in, global float4 *out, float factor, local float *scratch) {
  size_t i = get_global_id(0);
  float f = factor + table[i & 3];
  scratch[get_local_id(0)] = in[i].x;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = helper(fma(in[i], f, (float4)(1, 2, 3, 4)), &f) + scratch[0];
  atomic_add((volatile global int *)out, 1);
}
kernel void images(read_only image2d_t source, write_only image2d_t target, sampler_t sampler) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(target, at, read_imagef(source, sampler, at));
}
