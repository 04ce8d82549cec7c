/* What the kernels here need of CUDA's header for halves: by assembly, as that has it.  */

#ifndef TEST_CUDA_FP16_H
#define TEST_CUDA_FP16_H

struct __half {
  unsigned short bits;
};
struct __half2 {
  __half x, y;
};
struct float2 {
  float x, y;
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
TWO(__hmax, "max")
TWO(__hmin, "min")
#undef TWO
#define PAIR(name, text, ...)                                                                      \
  static inline __device__ __half2 name(__VA_ARGS__) {                                             \
    unsigned r;                                                                                    \
    asm(text : "=r"(r) : IN);                                                                      \
    return __builtin_bit_cast(__half2, r);                                                         \
  }
#define BITS(v) "r"(__builtin_bit_cast(unsigned, v))
#define IN BITS(a), BITS(b), BITS(c)
PAIR(__hfma2, "{fma.rn.f16x2 %0,%1,%2,%3;\n}", __half2 a, __half2 b, __half2 c)
#undef IN
#define IN BITS(a), BITS(b)
PAIR(__hmul2_sat, "{mul.sat.f16x2 %0,%1,%2;\n}", __half2 a, __half2 b)
PAIR(__hadd2_sat, "{add.sat.f16x2 %0,%1,%2;\n}", __half2 a, __half2 b)
PAIR(__hgt2, "{ set.gt.f16x2.f16x2 %0,%1,%2;\n}", __half2 a, __half2 b)
#undef IN
#define IN BITS(a)
PAIR(__hneg2, "{neg.f16x2 %0,%1;\n}", __half2 a)
PAIR(__lowhigh2highlow,
     "{.reg .f16 low,high;\n  mov.b32 {low,high}, %1;\n  mov.b32 %0, {high,low};}\n", __half2 a)
#undef IN
#define IN "f"(a), "f"(b)
PAIR(__floats2half2_rn, "{ cvt.rn.f16x2.f32 %0, %2, %1; }\n", float a, float b)
#undef IN
#define IN "h"(a.bits)
PAIR(__half2half2, "{  mov.b32 %0, {%1,%1};}\n", __half a)
#undef IN
#undef PAIR
static inline __device__ bool __hbgt2(__half2 a, __half2 b) {
  unsigned r;
  asm("{ set.gt.u32.f16x2 %0,%1,%2;\n}" : "=r"(r) : BITS(a), BITS(b));
  return r == 0xffffffffu;
}
#undef BITS
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
static inline __device__ float __low2float(__half2 v) { return __half2float(__low2half(v)); }
static inline __device__ float __high2float(__half2 v) { return __half2float(__high2half(v)); }
static inline __device__ float2 __half22float2(__half2 v) { return {__low2float(v), __high2float(v)}; }
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
