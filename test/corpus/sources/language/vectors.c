// Vector extensions: arithmetic, shuffles, conversions, masks, odd lengths, matrices.
// corpus-flags: -fenable-matrix
// corpus-variant: sse
// corpus-variant: avx512 -march=sapphirerapids
// corpus-variant: aarch64 --target=aarch64-linux-gnu -ffreestanding
typedef float f4 __attribute__((vector_size(16)));
typedef double d8 __attribute__((vector_size(64)));
typedef int i4 __attribute__((vector_size(16)));
typedef long l8 __attribute__((vector_size(64)));
typedef signed char c16 __attribute__((vector_size(16)));
typedef float f3 __attribute__((ext_vector_type(3)));
typedef _Bool mask8 __attribute__((ext_vector_type(8)));
typedef double m4x4 __attribute__((matrix_type(4, 4)));
typedef float m2x3 __attribute__((matrix_type(2, 3)));
f4 constants[] = {{0}, {1, 1, 1, 1}, {1, 2, 3, 4}, {-0.0f, 0.1f, __builtin_inff(), 1}};
c16 bytes = {1, -1, 127, -128};
mask8 bits = {1, 0, 1, 1};
f4 arith(f4 a, f4 b, float s) { return (a + b) * s - a / b + -a; }
i4 compare(f4 a, f4 b) { return (a < b) | (a == b) & ~(a != b); }
typedef int e4 __attribute__((ext_vector_type(4)));
e4 select(e4 m, e4 a, e4 b) { return m ? a : b; }
f4 shuffle(f4 a, f4 b) { return __builtin_shufflevector(a, b, 0, 5, -1, 3) + __builtin_shufflevector(a, a, 3, 2, 1, 0); }
d8 widen(f4 a, f4 b) { return __builtin_convertvector(__builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7), d8); }
float element(f4 v, int i, float x) { v[i] = x; v[2] += v[i & 3]; return v[0]; }
f3 swizzle(f3 v) { v.xz = v.zy; return v.zyx * v.y; }
l8 convert(d8 v) { return __builtin_convertvector(v, l8) >> 2; }
i4 bitcast(f4 v) { return (i4)v & 0x7fffffff; }
int reduce(i4 v) { return __builtin_reduce_add(v) + __builtin_reduce_max(v) + __builtin_reduce_xor(v); }
f4 elementwise(f4 a, f4 b) { return __builtin_elementwise_max(a, b) + __builtin_elementwise_abs(a) + __builtin_elementwise_ceil(b); }
m4x4 multiply(m4x4 a, m4x4 b, double s) { return a * b + a * s - __builtin_matrix_transpose(b); }
m2x3 load(float *p) { return __builtin_matrix_column_major_load(p, 2, 3, 5); }
void loop(float *restrict a, const float *restrict b, int n, double *d) {
#pragma clang loop vectorize_width(8) interleave_count(2) unroll(disable)
  for (int i = 0; i < n; ++i) a[i] = b[i] * a[i] + 1.0f;
#pragma clang loop vectorize(assume_safety) distribute(enable)
  for (int i = 0; i < n; ++i) d[i] = (double)b[n - i] * i;
}
int mask(mask8 m) { return m[0] + m[7]; }
