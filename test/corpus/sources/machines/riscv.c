// corpus-flags: -ffreestanding --target=riscv64-linux-gnu -march=rv64gcv_zvl256b
// RISC-V vectors: scalable types, tuples as target types, vp and strided intrinsics.
#include <riscv_vector.h>
double dot(const double *a, const double *b, size_t n) {
  vfloat64m4_t sum = __riscv_vfmv_v_f_f64m4(0.0, n);
  for (size_t vl; n > 0; n -= vl, a += vl, b += vl) {
    vl = __riscv_vsetvl_e64m4(n);
    sum = __riscv_vfmacc_vv_f64m4_tu(sum, __riscv_vle64_v_f64m4(a, vl), __riscv_vlse64_v_f64m4(b, 16, vl), vl);
  }
  vfloat64m1_t zero = __riscv_vfmv_s_f_f64m1(0.0, 1);
  return __riscv_vfmv_f_s_f64m1_f64(__riscv_vfredusum_vs_f64m4_f64m1(sum, zero, n));
}
vint32m2_t masked(vbool16_t m, vint32m2_t a, vint32m2_t b, size_t vl) { return __riscv_vadd_vv_i32m2_m(m, a, b, vl); }
#if __clang_major__ >= 19
vint8m1x4_t segments(const int8_t *p, size_t vl) { return __riscv_vlseg4e8_v_i8m1x4(p, vl); }
#endif
void plain(float *restrict a, const float *restrict b, long n) { for (long i = 0; i < n; ++i) a[i] += b[i] * 3; }
