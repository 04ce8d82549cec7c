/* What the kernels here need of CUDA's header for bfloat16: by assembly, as that has it.  */

#ifndef TEST_CUDA_BF16_H
#define TEST_CUDA_BF16_H

struct __nv_bfloat16 {
  unsigned short bits;
};

static inline __device__ __nv_bfloat16 __float2bfloat16(float v) {
  __nv_bfloat16 r;
  asm("{  cvt.rn.bf16.f32 %0, %1;}\n" : "=h"(r.bits) : "f"(v));
  return r;
}
static inline __device__ float __bfloat162float(__nv_bfloat16 v) {
  float r;
  asm("{ mov.b32 %0, {0,%1};}\n" : "=f"(r) : "h"(v.bits));
  return r;
}
static inline __device__ __nv_bfloat16 __hmul(__nv_bfloat16 a, __nv_bfloat16 b) {
  __nv_bfloat16 r;
  asm("{.reg .b16 c;\n  mov.b16 c, 0x8000U;\n  fma.rn.bf16 %0,%1,%2,c;}\n"
      : "=h"(r.bits)
      : "h"(a.bits), "h"(b.bits));
  return r;
}
static inline __device__ __nv_bfloat16 atomicAdd(__nv_bfloat16 *p, __nv_bfloat16 v) {
  __nv_bfloat16 r;
  asm volatile("{ atom.add.noftz.bf16 %0,[%1],%2; }\n"
               : "=h"(r.bits)
               : "l"(p), "h"(v.bits)
               : "memory");
  return r;
}

#endif
