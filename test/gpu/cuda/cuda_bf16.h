/* What the kernels here need of CUDA's header for bfloat16: by assembly, as that has it.  */

#ifndef TEST_CUDA_BF16_H
#define TEST_CUDA_BF16_H

struct __nv_bfloat16 {
  unsigned short bits;
};
struct __nv_bfloat162 {
  __nv_bfloat16 x, y;
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

#define PAIR(name, text, ...)                                                                      \
  static inline __device__ __nv_bfloat162 name(__VA_ARGS__) {                                      \
    unsigned r;                                                                                    \
    asm(text : "=r"(r) : IN);                                                                      \
    return __builtin_bit_cast(__nv_bfloat162, r);                                                  \
  }
#define BITS(v) "r"(__builtin_bit_cast(unsigned, v))
#define IN BITS(a), BITS(b)
PAIR(__hadd2, "{ add.bf16x2 %0,%1,%2; }\n", __nv_bfloat162 a, __nv_bfloat162 b)
PAIR(__hmul2, "{ mul.bf16x2 %0,%1,%2; }\n", __nv_bfloat162 a, __nv_bfloat162 b)
PAIR(__hmax2, "{ max.bf16x2 %0,%1,%2;\n}", __nv_bfloat162 a, __nv_bfloat162 b)
#undef IN
#define IN BITS(a), BITS(b), BITS(c)
PAIR(__hfma2, "{fma.rn.bf16x2 %0,%1,%2,%3;\n}", __nv_bfloat162 a, __nv_bfloat162 b, __nv_bfloat162 c)
#undef IN
#define IN "f"(a), "f"(b)
PAIR(__floats2bfloat162_rn, "{ cvt.rn.bf16x2.f32 %0, %2, %1;}\n", float a, float b)
#undef IN
#undef PAIR
static inline __device__ float __low2float(__nv_bfloat162 v) { return __bfloat162float(v.x); }
static inline __device__ float __high2float(__nv_bfloat162 v) { return __bfloat162float(v.y); }
static inline __device__ __nv_bfloat162 atomicAdd(__nv_bfloat162 *p, __nv_bfloat162 v) {
  unsigned r;
  asm volatile("{ atom.add.noftz.bf16x2 %0,[%1],%2; }\n" : "=r"(r) : "l"(p), BITS(v) : "memory");
  return __builtin_bit_cast(__nv_bfloat162, r);
}
#undef BITS

#endif
