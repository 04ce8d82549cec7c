// cuBLAS without a GPU: routines of a BLAS for the host, in the streams of runtime.c.
//
// What a call does is done when its stream gets there; numbers of the host are taken at once, those
// of the device then. A result for the host is waited for.

#include <cblas.h>
#include <complex>
#include <cstdint>
#include <cstdlib>
#include <functional>

struct CUstream_st;
extern "C" {
int fake_put(void (*)(void *), void *, CUstream_st *);
int cudaStreamSynchronize(CUstream_st *);
extern int fake_problems, fake_live;
}

struct cublasContext {
  CUstream_st *stream;
  int mode;
};
typedef cublasContext *H;

static void perform(void *given) {
  auto *call = static_cast<std::function<void()> *>(given);
  (*call)();
  delete call;
}
template <class F> static int later(H h, F call) {
  return fake_put(perform, new std::function<void()>(call), h->stream);
}
// Complex numbers are aligned as those of CUDA are: the library reads and writes them whole.
template <class R> static void ask_aligned(const R *place) {
  if ((std::uintptr_t)place % sizeof(R)) fake_problems++;
}
// No matrix of a batch is written that another is computed from: all of them are done at once.
template <class R> static void ask_apart(const R *read, const R *to, const R *written, const R *end) {
  if (read < end && written < to) fake_problems++;
}
// A result: behind an address of the host it is there when the call returns.
template <class R, class F> static int result(H h, R *to, F call) {
  ask_aligned(to);
  if (h->mode)
    return later(h, [=] { *to = call(); });
  R *made = new R;
  later(h, [=] { *made = call(); });
  cudaStreamSynchronize(h->stream);
  *to = *made;
  delete made;
  return 0;
}
template <class R> struct number {
  const R *place;
  R value;
  bool is_far;
  number(H h, const R *at) : place(at), value(), is_far(h->mode) {
    ask_aligned(at);
    if (!is_far)
      value = *at;
  }
  R operator()() const { return is_far ? *place : value; }
};

static double given(const double &x) { return x; }
static float given(const float &x) { return x; }
static const void *given(const std::complex<double> &x) { return &x; }
static const void *given(const std::complex<float> &x) { return &x; }

static CBLAS_TRANSPOSE op(int x) {
  return x == 0 ? CblasNoTrans : x == 1 ? CblasTrans : CblasConjTrans;
}
static CBLAS_UPLO uplo(int x) { return x ? CblasUpper : CblasLower; }
static CBLAS_DIAG diag(int x) { return x ? CblasUnit : CblasNonUnit; }
static CBLAS_SIDE side(int x) { return x ? CblasRight : CblasLeft; }
static const CBLAS_ORDER order = CblasColMajor;
static double conjugate(double x) { return x; }
static float conjugate(float x) { return x; }
template <class R> static std::complex<R> conjugate(std::complex<R> x) { return std::conj(x); }
template <class R> static R turned(int how, const R *A, int ld, int i, int j) {
  R x = how ? A[j + (long)i * ld] : A[i + (long)j * ld];
  return how == 2 ? conjugate(x) : x;
}

extern "C" {
int cublasCreate_v2(H *to) { *to = new cublasContext{nullptr, 0}; fake_live++; return 0; }
int cublasDestroy_v2(H h) { cudaStreamSynchronize(h->stream); delete h; fake_live--; return 0; }
int cublasSetStream_v2(H h, CUstream_st *to) { h->stream = to; return 0; }
int cublasGetStream_v2(H h, CUstream_st **to) { *to = h->stream; return 0; }
int cublasSetPointerMode_v2(H h, int mode) { h->mode = mode; return 0; }
int cublasGetPointerMode_v2(H h, int *to) { *to = h->mode; return 0; }

#define EACH(X, x, R)                                                                              \
  int cublas##X##axpy_v2(H h, int n, const R *al, const R *u, int iu, R *v, int iv) {              \
    number<R> a(h, al);                                                                            \
    return later(h, [=] { R p = a(); cblas_##x##axpy(n, given(p), u, iu, v, iv); });               \
  }                                                                                                \
  int cublas##X##copy_v2(H h, int n, const R *u, int iu, R *v, int iv) {                           \
    return later(h, [=] { cblas_##x##copy(n, u, iu, v, iv); });                                    \
  }                                                                                                \
  int cublas##X##scal_v2(H h, int n, const R *al, R *u, int iu) {                                  \
    number<R> a(h, al);                                                                            \
    return later(h, [=] { R p = a(); cblas_##x##scal(n, given(p), u, iu); });                      \
  }                                                                                                \
  int cublas##X##swap_v2(H h, int n, R *u, int iu, R *v, int iv) {                                 \
    return later(h, [=] { cblas_##x##swap(n, u, iu, v, iv); });                                    \
  }                                                                                                \
  int cublas##X##gemv_v2(H h, int t, int m, int n, const R *al, const R *A, int la, const R *u,    \
                         int iu, const R *be, R *v, int iv) {                                      \
    number<R> a(h, al), b(h, be);                                                                  \
    return later(h, [=] {                                                                          \
      R p = a(), q = b();                                                                          \
      cblas_##x##gemv(order, op(t), m, n, given(p), A, la, u, iu, given(q), v, iv);                \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##gbmv_v2(H h, int t, int m, int n, int kl, int ku, const R *al, const R *A,        \
                         int la, const R *u, int iu, const R *be, R *v, int iv) {                  \
    number<R> a(h, al), b(h, be);                                                                  \
    return later(h, [=] {                                                                          \
      R p = a(), q = b();                                                                          \
      cblas_##x##gbmv(order, op(t), m, n, kl, ku, given(p), A, la, u, iu, given(q), v, iv);        \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##trmv_v2(H h, int f, int t, int d, int n, const R *A, int la, R *u, int iu) {      \
    return later(h, [=] { cblas_##x##trmv(order, uplo(f), op(t), diag(d), n, A, la, u, iu); });    \
  }                                                                                                \
  int cublas##X##trsv_v2(H h, int f, int t, int d, int n, const R *A, int la, R *u, int iu) {      \
    return later(h, [=] { cblas_##x##trsv(order, uplo(f), op(t), diag(d), n, A, la, u, iu); });    \
  }                                                                                                \
  int cublas##X##tpmv_v2(H h, int f, int t, int d, int n, const R *A, R *u, int iu) {              \
    return later(h, [=] { cblas_##x##tpmv(order, uplo(f), op(t), diag(d), n, A, u, iu); });        \
  }                                                                                                \
  int cublas##X##tpsv_v2(H h, int f, int t, int d, int n, const R *A, R *u, int iu) {              \
    return later(h, [=] { cblas_##x##tpsv(order, uplo(f), op(t), diag(d), n, A, u, iu); });        \
  }                                                                                                \
  int cublas##X##gemm_v2(H h, int t, int s, int m, int n, int k, const R *al, const R *A, int la,  \
                         const R *B, int lb, const R *be, R *C, int lc) {                          \
    number<R> a(h, al), b(h, be);                                                                  \
    return later(h, [=] {                                                                          \
      R p = a(), q = b();                                                                          \
      cblas_##x##gemm(order, op(t), op(s), m, n, k, given(p), A, la, B, lb, given(q), C, lc);      \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##symm_v2(H h, int s, int f, int m, int n, const R *al, const R *A, int la,         \
                         const R *B, int lb, const R *be, R *C, int lc) {                          \
    number<R> a(h, al), b(h, be);                                                                  \
    return later(h, [=] {                                                                          \
      R p = a(), q = b();                                                                          \
      cblas_##x##symm(order, side(s), uplo(f), m, n, given(p), A, la, B, lb, given(q), C, lc);     \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##syrk_v2(H h, int f, int t, int n, int k, const R *al, const R *A, int la,         \
                         const R *be, R *C, int lc) {                                              \
    number<R> a(h, al), b(h, be);                                                                  \
    return later(h, [=] {                                                                          \
      R p = a(), q = b();                                                                          \
      cblas_##x##syrk(order, uplo(f), op(t), n, k, given(p), A, la, given(q), C, lc);              \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##syr2k_v2(H h, int f, int t, int n, int k, const R *al, const R *A, int la,        \
                          const R *B, int lb, const R *be, R *C, int lc) {                         \
    number<R> a(h, al), b(h, be);                                                                  \
    return later(h, [=] {                                                                          \
      R p = a(), q = b();                                                                          \
      cblas_##x##syr2k(order, uplo(f), op(t), n, k, given(p), A, la, B, lb, given(q), C, lc);      \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##trmm_v2(H h, int s, int f, int t, int d, int m, int n, const R *al, const R *A,   \
                         int la, const R *B, int lb, R *C, int lc) {                               \
    number<R> a(h, al);                                                                            \
    return later(h, [=] {                                                                          \
      R p = a();                                                                                   \
      for (int j = 0; j < n && B != C; j++) cblas_##x##copy(m, B + (long)j * lb, 1, C + (long)j * lc, 1); \
      cblas_##x##trmm(order, side(s), uplo(f), op(t), diag(d), m, n, given(p), A, la, C, lc);      \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##trsm_v2(H h, int s, int f, int t, int d, int m, int n, const R *al, const R *A,   \
                         int la, R *B, int lb) {                                                   \
    number<R> a(h, al);                                                                            \
    return later(h, [=] {                                                                          \
      R p = a();                                                                                   \
      cblas_##x##trsm(order, side(s), uplo(f), op(t), diag(d), m, n, given(p), A, la, B, lb);      \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##gemmStridedBatched(H h, int t, int s, int m, int n, int k, const R *al,           \
                                    const R *A, int la, long long ja, const R *B, int lb,          \
                                    long long jb, const R *be, R *C, int lc, long long jc, int q) { \
    number<R> a(h, al), b(h, be);                                                                  \
    const R *end = C + (q - 1) * jc + (long)(n - 1) * lc + m;                                      \
    ask_apart(A, A + (q - 1) * ja + (long)((t ? m : k) - 1) * la + (t ? k : m), C, end);           \
    ask_apart(B, B + (q - 1) * jb + (long)((s ? k : n) - 1) * lb + (s ? n : k), C, end);           \
    return later(h, [=] {                                                                          \
      R p = a(), r = b();                                                                          \
      for (long i = 0; i < q; i++)                                                                 \
        cblas_##x##gemm(order, op(t), op(s), m, n, k, given(p), A + i * ja, la, B + i * jb, lb,    \
                        given(r), C + i * jc, lc);                                                 \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##gemmBatched(H h, int t, int s, int m, int n, int k, const R *al,                  \
                             const R *const *A, int la, const R *const *B, int lb, const R *be,    \
                             R *const *C, int lc, int q) {                                         \
    number<R> a(h, al), b(h, be);                                                                  \
    return later(h, [=] {                                                                          \
      R p = a(), r = b();                                                                          \
      for (long i = 0; i < q; i++)                                                                 \
        cblas_##x##gemm(order, op(t), op(s), m, n, k, given(p), A[i], la, B[i], lb, given(r), C[i], \
                        lc);                                                                       \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##gemvStridedBatched(H h, int t, int m, int n, const R *al, const R *A, int la,     \
                                    long long ja, const R *u, int iu, long long ju, const R *be,   \
                                    R *v, int iv, long long jv, int q) {                           \
    number<R> a(h, al), b(h, be);                                                                  \
    return later(h, [=] {                                                                          \
      R p = a(), r = b();                                                                          \
      for (long i = 0; i < q; i++)                                                                 \
        cblas_##x##gemv(order, op(t), m, n, given(p), A + i * ja, la, u + i * ju, iu, given(r),    \
                        v + i * jv, iv);                                                           \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##gemvBatched(H h, int t, int m, int n, const R *al, const R *const *A, int la,     \
                             const R *const *u, int iu, const R *be, R *const *v, int iv, int q) { \
    number<R> a(h, al), b(h, be);                                                                  \
    return later(h, [=] {                                                                          \
      R p = a(), r = b();                                                                          \
      for (long i = 0; i < q; i++)                                                                 \
        cblas_##x##gemv(order, op(t), m, n, given(p), A[i], la, u[i], iu, given(r), v[i], iv);     \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##trsmBatched(H h, int s, int f, int t, int d, int m, int n, const R *al,           \
                             const R *const *A, int la, R *const *B, int lb, int q) {              \
    number<R> a(h, al);                                                                            \
    return later(h, [=] {                                                                          \
      R p = a();                                                                                   \
      for (long i = 0; i < q; i++)                                                                 \
        cblas_##x##trsm(order, side(s), uplo(f), op(t), diag(d), m, n, given(p), A[i], la, B[i],   \
                        lb);                                                                       \
    });                                                                                            \
  }                                                                                                \
  int cublas##X##geam(H h, int t, int s, int m, int n, const R *al, const R *A, int la,            \
                      const R *be, const R *B, int lb, R *C, int lc) {                             \
    number<R> a(h, al), b(h, be);                                                                  \
    if (std::getenv("FAKE_REFUSES_SUMS")) return 13;                                               \
    if ((A == C && (t || la != lc)) || (B == C && (s || lb != lc))) fake_problems++;               \
    return later(h, [=] {                                                                          \
      R p = a(), q = b();                                                                          \
      for (int j = 0; j < n; j++)                                                                  \
        for (int i = 0; i < m; i++) {                                                              \
          R x = p == R(0) ? R(0) : p * turned(t, A, la, i, j);                                     \
          C[i + (long)j * lc] = x + (q == R(0) ? R(0) : q * turned(s, B, lb, i, j));               \
        }                                                                                          \
    });                                                                                            \
  }
EACH(S, s, float)
EACH(D, d, double)
EACH(C, c, std::complex<float>)
EACH(Z, z, std::complex<double>)

#define REAL(X, x, R)                                                                              \
  int cublas##X##dot_v2(H h, int n, const R *u, int iu, const R *v, int iv, R *to) {               \
    return result(h, to, [=] { return cblas_##x##dot(n, u, iu, v, iv); });                         \
  }                                                                                                \
  int cublas##X##nrm2_v2(H h, int n, const R *u, int iu, R *to) {                                  \
    return result(h, to, [=] { return cblas_##x##nrm2(n, u, iu); });                               \
  }                                                                                                \
  int cublas##X##asum_v2(H h, int n, const R *u, int iu, R *to) {                                  \
    return result(h, to, [=] { return cblas_##x##asum(n, u, iu); });                               \
  }                                                                                                \
  int cublasI##x##amax_v2(H h, int n, const R *u, int iu, int *to) {                               \
    return result(h, to, [=] { return (int)cblas_i##x##amax(n, u, iu) + 1; });                     \
  }                                                                                                \
  int cublas##X##rot_v2(H h, int n, R *u, int iu, R *v, int iv, const R *c, const R *s) {          \
    number<R> a(h, c), b(h, s);                                                                    \
    return later(h, [=] { cblas_##x##rot(n, u, iu, v, iv, a(), b()); });                           \
  }                                                                                                \
  int cublas##X##ger_v2(H h, int m, int n, const R *al, const R *u, int iu, const R *v, int iv,    \
                        R *A, int la) {                                                            \
    number<R> a(h, al);                                                                            \
    return later(h, [=] { cblas_##x##ger(order, m, n, a(), u, iu, v, iv, A, la); });               \
  }                                                                                                \
  int cublas##X##symv_v2(H h, int f, int n, const R *al, const R *A, int la, const R *u, int iu,   \
                         const R *be, R *v, int iv) {                                              \
    number<R> a(h, al), b(h, be);                                                                  \
    return later(h, [=] { cblas_##x##symv(order, uplo(f), n, a(), A, la, u, iu, b(), v, iv); });   \
  }                                                                                                \
  int cublas##X##syr_v2(H h, int f, int n, const R *al, const R *u, int iu, R *A, int la) {        \
    number<R> a(h, al);                                                                            \
    return later(h, [=] { cblas_##x##syr(order, uplo(f), n, a(), u, iu, A, la); });                \
  }                                                                                                \
  int cublas##X##syr2_v2(H h, int f, int n, const R *al, const R *u, int iu, const R *v, int iv,   \
                         R *A, int la) {                                                           \
    number<R> a(h, al);                                                                            \
    return later(h, [=] { cblas_##x##syr2(order, uplo(f), n, a(), u, iu, v, iv, A, la); });        \
  }
REAL(S, s, float)
REAL(D, d, double)

typedef std::complex<double> Z;
int cublasZdotc_v2(H h, int n, const Z *u, int iu, const Z *v, int iv, Z *to) {
  return result(h, to, [=] { Z made; cblas_zdotc_sub(n, u, iu, v, iv, (void *)&made); return made; });
}
int cublasDznrm2_v2(H h, int n, const Z *u, int iu, double *to) {
  return result(h, to, [=] { return cblas_dznrm2(n, u, iu); });
}
int cublasZhemm_v2(H h, int s, int f, int m, int n, const Z *al, const Z *A, int la, const Z *B,
                   int lb, const Z *be, Z *C, int lc) {
  number<Z> a(h, al), b(h, be);
  return later(h, [=] {
    Z p = a(), q = b();
    cblas_zhemm(order, side(s), uplo(f), m, n, &p, A, la, B, lb, &q, C, lc);
  });
}
int cublasZherk_v2(H h, int f, int t, int n, int k, const double *al, const Z *A, int la,
                   const double *be, Z *C, int lc) {
  number<double> a(h, al), b(h, be);
  return later(h, [=] { cblas_zherk(order, uplo(f), op(t), n, k, a(), A, la, b(), C, lc); });
}
int cublasGemmEx(H h, int t, int s, int m, int n, int k, const void *al, const void *A, int ta, int la, const void *B,
                 int tb, int lb, const void *be, void *C, int tc, int lc, int, int) {
  if (ta != tb || tb != tc || (ta != 1 && ta != 5)) return 15;
  if (ta == 1)
    return cublasDgemm_v2(h, t, s, m, n, k, (const double *)al, (const double *)A, la, (const double *)B, lb,
                          (const double *)be, (double *)C, lc);
  return cublasZgemm_v2(h, t, s, m, n, k, (const Z *)al, (const Z *)A, la, (const Z *)B, lb, (const Z *)be, (Z *)C, lc);
}
int cublasGemmStridedBatchedEx(H h, int t, int s, int m, int n, int k, const void *al, const void *A, int ta, int la,
                               long long na, const void *B, int tb, int lb, long long nb, const void *be, void *C,
                               int tc, int lc, long long nc, int q, int, int) {
  if (ta != tb || tb != tc || ta != 1) return 15;
  return cublasDgemmStridedBatched(h, t, s, m, n, k, (const double *)al, (const double *)A, la, na, (const double *)B,
                                   lb, nb, (const double *)be, (double *)C, lc, nc, q);
}
}
