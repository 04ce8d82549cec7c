// A saturating sum of the bits of numbers in a vector, by an intrinsic of x86.
#include <immintrin.h>
double __enzyme_autodiff(void *, ...);
__attribute__((target("ssse3"))) double f(double x) {
    __m128d v = _mm_set_pd(x, x);
    __m128i bits = _mm_adds_epi16(_mm_castpd_si128(v), _mm_set1_epi16(3));
    bits = _mm_shuffle_epi8(bits, _mm_castpd_si128(v));
    return _mm_cvtsd_f64(_mm_castsi128_pd(bits));
}
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
