// corpus-compilers: clang-22
// corpus-flags: --target=aarch64-linux-gnu -ffreestanding -march=armv9-a+sme2
// Streaming functions and the ZA array: attributes, target("aarch64.svcount").
#include <arm_sme.h>
__arm_new("za") void outer(svfloat32_t a, svfloat32_t b, float *out) __arm_streaming {
  svzero_za();
  svmopa_za32_m(0, svptrue_b32(), svptrue_b32(), a, b);
  svst1_hor_za32(0, 0, svptrue_b32(), out);
}
void counted(svcount_t p, float *out, svfloat32x2_t v) __arm_streaming { svst1(p, out, v); }
int compatible(int x) __arm_streaming_compatible { return x + 1; }
int calls(int x, float *out) { return compatible(x); }
