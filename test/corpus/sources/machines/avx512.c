// corpus-variant: server -march=sapphirerapids
// corpus-variant: client -march=alderlake -DNO512
// AVX-512, AMX tiles (x86_amx), masks, gathers, bf16, fp16, and the old MMX and SSE intrinsics.
#include <immintrin.h>
#ifndef NO512
__m512d fused(__m512d a, __m512d b, __mmask8 m) { return _mm512_mask_fmadd_pd(a, m, b, a); }
__m512 rounding(__m512 a, __m512 b) { return _mm512_add_round_ps(a, b, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC); }
__mmask16 compare(__m512 a, __m512 b) { return _mm512_cmp_ps_mask(a, b, _CMP_LT_OQ) & _mm512_test_epi32_mask((__m512i)a, (__m512i)b); }
__m512i permute(__m512i a, __m512i i) { return _mm512_maskz_permutexvar_epi16(0xf0f0f0f0, i, a); }
__m512d gather(__m256i i, const double *p, __mmask8 m, __m512d old) { return _mm512_mask_i32gather_pd(old, m, i, p, 8); }
void scatter(double *p, __m512i i, __m512d v) { _mm512_i64scatter_pd(p, i, v, 8); }
void compress(float *p, __mmask16 m, __m512 v) { _mm512_mask_compressstoreu_ps(p, m, v); }
double reduce(__m512d v) { return _mm512_reduce_add_pd(v) + _mm512_reduce_max_pd(v); }
__m512bh bf16(__m512 a, __m512 b) { return _mm512_cvtne2ps_pbh(a, b); }
__m512 dot(__m512 s, __m512bh a, __m512bh b) { return _mm512_dpbf16_ps(s, a, b); }
__m512h half(__m512h a, __m512h b, __mmask32 m) { return _mm512_mask_mul_ph(a, m, a, _mm512_sqrt_ph(b)); }
void tiles(void *a, const void *b, long stride) {
  __tile1024i c = {16, 64}, x = {16, 64}, y = {16, 64};
  __tile_zero(&c);
  __tile_loadd(&x, b, stride);
  __tile_loadd(&y, b, stride * 2);
  __tile_dpbssd(&c, x, y);
  __tile_stored(a, stride, c);
}
void raw_tiles(void *p) { _tile_loadd(1, p, 64); _tile_dpbf16ps(0, 1, 2); _tile_release(); }
#endif
__m256d avx(__m256d a, __m256i m, double *p) { _mm256_maskstore_pd(p, m, a); return _mm256_blendv_pd(a, _mm256_maskload_pd(p, m), a); }
__m128i aes(__m128i a, __m128i k) { return _mm_aesenc_si128(_mm_clmulepi64_si128(a, k, 0x11), k); }
int strings(__m128i a, __m128i b) { return _mm_cmpistri(a, b, _SIDD_CMP_EQUAL_ANY); }
__m64 mmx(__m64 a, __m64 b) { __m64 r = _mm_add_pi16(a, _mm_mulhi_pi16(a, b)); _mm_empty(); return r; }
__m128 sse(__m128 a, __m128 b) { return _mm_rsqrt_ps(_mm_shuffle_ps(a, b, _MM_SHUFFLE(3, 1, 2, 0))); }
unsigned crc(unsigned c, unsigned long v) { return _mm_crc32_u64(c, v) + _pext_u32(c, v) + _bzhi_u32(c, 3); }
void cache(void *p, int v) { _mm_stream_si32(p, v); _mm_clflush(p); _mm_sfence(); _mm_pause(); }
