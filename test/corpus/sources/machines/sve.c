// Scalable vectors: SVE intrinsics with predicates, tuples, target types, vscale attributes.
// corpus-flags: --target=aarch64-linux-gnu -ffreestanding
// corpus-variant: sve -march=armv8-a+sve
// corpus-variant: sve2 -march=armv9-a+sve2 -msve-vector-bits=256
// corpus-variant: auto -march=armv8-a+sve -ffast-math
#include <arm_sve.h>
double dot(const double *a, const double *b, uint64_t n) {
  svfloat64_t sum = svdup_f64(0.0);
  for (uint64_t i = 0; i < n; i += svcntd()) {
    svbool_t p = svwhilelt_b64(i, n);
    sum = svmla_m(p, sum, svld1(p, a + i), svld1(p, b + i));
  }
  return svaddv(svptrue_b64(), sum);
}
svint32x3_t tuple(svbool_t p, const int32_t *a) {
  svint32x3_t t = svld3(p, a);
  return svcreate3(svget3(t, 1), svget3(t, 2), svadd_x(p, svget3(t, 0), 3));
}
svfloat32_t gather(svbool_t p, const float *base, svuint32_t index) {
  return svld1_gather_index(p, base, index);
}
svint8_t shuffles(svint8_t a, svint8_t b, svbool_t p) {
  svint8_t r = svzip1(a, svrev(b));
  r = svsel(p, r, svtbl(a, svindex_u8(0, 3)));
  return svext(r, svsplice(p, a, b), 5);
}
svbool_t compare(svfloat32_t a, svfloat32_t b, svbool_t p) {
  return svorr_z(p, svcmplt(p, a, b), svcmpeq(p, a, 0.0f));
}
svfloat16_t half(svfloat16_t a, svfloat32_t b, svbool_t p) { return svadd_m(p, a, svcvt_f16_x(p, b)); }
svuint64_t constants(void) { return svadd_x(svptrue_b8(), svdup_u64(42), svindex_u64(1, 2)); }
void locals(int64_t *out, svbool_t p, int n) {
  svint64_t v = svdup_s64(n);
  svint64_t *address = &v;
  svst1(p, out, svmul_z(p, *address, v));
}
void plain(float *restrict a, const float *restrict b, int n) {
  for (int i = 0; i < n; ++i) a[i] = a[i] > 0 ? b[i] * 2 + a[i] : b[i];
}
