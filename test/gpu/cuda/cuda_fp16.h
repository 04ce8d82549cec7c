/* What the kernels here need of CUDA's header for halves: by assembly, as that has it.  */

#ifndef TEST_CUDA_FP16_H
#define TEST_CUDA_FP16_H

struct __half {
  unsigned short bits;
};
struct __half2 {
  __half x, y;
};

static inline __device__ __half __float2half(float v) {
  __half r;
  asm("{  cvt.rn.f16.f32 %0, %1;}\n" : "=h"(r.bits) : "f"(v));
  return r;
}
static inline __device__ float __half2float(__half v) {
  float r;
  asm("{  cvt.f32.f16 %0, %1;}\n" : "=f"(r) : "h"(v.bits));
  return r;
}
#define TWO(name, op)                                                                              \
  static inline __device__ __half name(__half a, __half b) {                                       \
    __half r;                                                                                      \
    asm("{" op ".f16 %0,%1,%2;\n}" : "=h"(r.bits) : "h"(a.bits), "h"(b.bits));                     \
    return r;                                                                                      \
  }                                                                                                \
  static inline __device__ __half2 name##2(__half2 a, __half2 b) {                                 \
    unsigned r;                                                                                    \
    asm("{" op ".f16x2 %0,%1,%2;\n}"                                                               \
        : "=r"(r)                                                                                  \
        : "r"(__builtin_bit_cast(unsigned, a)), "r"(__builtin_bit_cast(unsigned, b)));             \
    return __builtin_bit_cast(__half2, r);                                                         \
  }
TWO(__hadd, "add")
TWO(__hsub, "sub")
TWO(__hmul, "mul")
#undef TWO
static inline __device__ __half __hfma(__half a, __half b, __half c) {
  __half r;
  asm("{fma.rn.f16 %0,%1,%2,%3;\n}" : "=h"(r.bits) : "h"(a.bits), "h"(b.bits), "h"(c.bits));
  return r;
}
static inline __device__ __half2 __halves2half2(__half a, __half b) {
  unsigned r;
  asm("{  mov.b32 %0, {%1,%2};}\n" : "=r"(r) : "h"(a.bits), "h"(b.bits));
  return __builtin_bit_cast(__half2, r);
}
static inline __device__ __half __low2half(__half2 v) {
  __half r;
  asm("{.reg .f16 low,high;\n mov.b32 {low,high}, %1;\n mov.b16 %0, low;}"
      : "=h"(r.bits)
      : "r"(__builtin_bit_cast(unsigned, v)));
  return r;
}
static inline __device__ __half __high2half(__half2 v) {
  __half r;
  asm("{.reg .f16 low,high;\n mov.b32 {low,high}, %1;\n mov.b16 %0, high;}"
      : "=h"(r.bits)
      : "r"(__builtin_bit_cast(unsigned, v)));
  return r;
}
static inline __device__ __half2 __shfl_xor_sync(unsigned mask, __half2 v, int bits, int w = 32) {
  unsigned r, c = ((32 - w) << 8) | 0x1f;
  asm volatile("{shfl.sync.bfly.b32 %0,%1,%2,%3,%4;\n}"
               : "=r"(r)
               : "r"(__builtin_bit_cast(unsigned, v)), "r"(bits), "r"(c), "r"(mask));
  return __builtin_bit_cast(__half2, r);
}
static inline __device__ __half atomicAdd(__half *p, __half v) {
  __half r;
  asm volatile("{ atom.add.noftz.f16 %0,[%1],%2; }\n"
               : "=h"(r.bits)
               : "l"(p), "h"(v.bits)
               : "memory");
  return r;
}
static inline __device__ __half2 atomicAdd(__half2 *p, __half2 v) {
  unsigned r;
  asm volatile("{ atom.add.noftz.f16x2 %0,[%1],%2; }\n"
               : "=r"(r)
               : "l"(p), "r"(__builtin_bit_cast(unsigned, v))
               : "memory");
  return __builtin_bit_cast(__half2, r);
}

#endif
