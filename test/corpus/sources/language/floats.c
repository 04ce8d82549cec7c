// Every floating type, their constants (also the hexadecimal spellings), casts and comparisons.
// corpus-variant: x86 -std=gnu2x
// corpus-variant: ppc -std=gnu2x --target=powerpc64le-linux-gnu -mabi=ibmlongdouble -DNO_HALF
// corpus-variant: ppcieee -std=gnu2x --target=powerpc64le-linux-gnu -mabi=ieeelongdouble -mcpu=pwr9 -mfloat128 -DNO_HALF
// corpus-variant: aarch64 -std=gnu2x --target=aarch64-linux-gnu -march=armv8.6-a+bf16+fp16 -DNO_FLOAT128
// corpus-variant: fast -std=gnu2x -ffast-math
// corpus-variant: strict -std=gnu2x -ffp-model=strict -frounding-math
// corpus-variant: contract -std=gnu2x -ffp-contract=fast -fno-signed-zeros -mfma
// corpus-variant: flush -std=gnu2x -fdenormal-fp-math=preserve-sign,positive-zero -mno-sse4 -mlong-double-128 -DNO_HALF
#define INF __builtin_inf()
#define ALL(T, N) \
  T N##_constants[] = {(T)0.0, (T)-0.0, (T)1.0, (T)-1.5, (T)0.1, (T)3.0e-5, (T)65504.0, \
                       (T)__builtin_inf(), (T)-__builtin_inf(), (T)__builtin_nan(""), \
                       (T)-__builtin_nan("0x12"), (T)__builtin_nans("0x7"), (T)1e-320L}; \
  T N##_arith(T a, T b, T c) { return (a + b) * c - a / b + -c; } \
  int N##_compare(T a, T b) { \
    return (a < b) + 2 * (a <= b) + 4 * (a > b) + 8 * (a >= b) + 16 * (a == b) + 32 * (a != b) + \
           64 * __builtin_isless(a, b) + 128 * __builtin_isunordered(a, b) + !(a < b) + \
           !__builtin_islessgreater(a, b) + (a == a) + !!a; \
  } \
  long N##_to_int(T a) { return (long)a + (int)a + (unsigned char)a + (_Bool)a; } \
  unsigned long N##_to_uint(T a) { return (unsigned long)a; } \
  T N##_from(int i, unsigned u, signed char c, unsigned long w, _Bool b) { \
    return (T)i + (T)u * (T)c - (T)w + (T)b; \
  } \
  float N##_to_float(T a) { return (float)a; } \
  double N##_to_double(T a) { return (double)a; } \
  long double N##_to_long(T a) { return (long double)a; } \
  T N##_from_double(double a) { return (T)a; } \
  T N##_from_float(float a) { return (T)a; } \
  _Complex T N##_complex(_Complex T a, _Complex T b) { return a * b / (a - b) + (T)1; }
#define SIMPLE(T, N) \
  T N##_constants[] = {(T)0.0, (T)-0.0, (T)1.0, (T)-1.5, (T)0.1, (T)1e30, (T)__builtin_inf()}; \
  T N##_arith(T a, T b, T c) { return (a + b) * c - a / b + -c; } \
  int N##_compare(T a, T b) { return (a < b) + 2 * (a <= b) + 16 * (a == b) + 32 * (a != b); } \
  float N##_to_float(T a) { return (float)a; } \
  T N##_from(int i, double d) { return (T)i + (T)d; }

ALL(float, f32)
ALL(double, f64)
ALL(long double, extended)
#ifndef NO_HALF
SIMPLE(_Float16, f16)
#if __clang_major__ >= 17
SIMPLE(__bf16, bf16)
#endif
#endif
#if !defined(NO_FLOAT128) && defined(__SIZEOF_FLOAT128__)
SIMPLE(__float128, f128)
__float128 quad_constants[] = {1.0Q / 3.0Q, 1e4000Q, -0.0Q, 1e-4940Q};
#endif
long double long_constants[] = {1.0L / 3.0L, 1e300L, 3.36e-4932L, -0.0L, 0x1.8p+100L, 5e-324L};
double hex_constants[] = {0x1p-1074, 0x1.fffffffffffffp1023, 1e22, 1e23, 123456789012345680.0, 0.1 + 0.2};
float single_constants[] = {0x1p-149f, 3.4028234e38f, 0.1f, 16777217.0f, 1e-40f};

double maths(double x, double y, int n) {
  double r = __builtin_sqrt(x) + __builtin_sin(x) * __builtin_cos(y) + __builtin_exp(x);
  r += __builtin_pow(x, y) + __builtin_fma(x, y, r) + __builtin_floor(x) + __builtin_ceil(y);
  r += __builtin_trunc(x) + __builtin_rint(y) + __builtin_round(x) + __builtin_fabs(y);
  r += __builtin_copysign(x, y) + __builtin_fmin(x, y) + __builtin_fmax(x, y) + __builtin_log(x);
  r += __builtin_powi(x, n) + __builtin_log2(x) + __builtin_exp2(y) + __builtin_ldexp(x, n);
  r += __builtin_isnan(x) + __builtin_isinf(y) + __builtin_signbit(x) + __builtin_fmod(x, y);
  return r + __builtin_frexp(x, &n) + __builtin_nearbyint(y) + __builtin_lrint(x) + __builtin_tan(x);
}
int classify(float x) { return __builtin_fpclassify(0, 1, 2, 3, 4, x); }
float pragmas(float a, float b, float c) {
#pragma clang fp contract(off) reassociate(on)
  return a * b + c;
}
