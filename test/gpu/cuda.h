/* What the kernels here need of CUDA, for a clang without CUDA: by the names that clang's own
   headers for it have.  */

#ifndef TEST_CUDA_H
#define TEST_CUDA_H

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))

struct uint3 { unsigned x, y, z; };
struct dim3 {
  unsigned x, y, z;
  __host__ __device__ dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};
typedef __SIZE_TYPE__ size_t;

#define PLACES(what)                                                                               \
  struct test_##what {                                                                             \
    __declspec(property(get = get_x)) unsigned x;                                                  \
    __declspec(property(get = get_y)) unsigned y;                                                  \
    __declspec(property(get = get_z)) unsigned z;                                                  \
    static inline __device__ unsigned get_x() { return __nvvm_read_ptx_sreg_##what##_x(); }        \
    static inline __device__ unsigned get_y() { return __nvvm_read_ptx_sreg_##what##_y(); }        \
    static inline __device__ unsigned get_z() { return __nvvm_read_ptx_sreg_##what##_z(); }        \
  };
PLACES(tid)
PLACES(ctaid)
PLACES(ntid)
PLACES(nctaid)
#undef PLACES
extern const __device__ __attribute__((weak)) test_tid threadIdx;
extern const __device__ __attribute__((weak)) test_ctaid blockIdx;
extern const __device__ __attribute__((weak)) test_ntid blockDim;
extern const __device__ __attribute__((weak)) test_nctaid gridDim;

static inline __device__ int __syncthreads_count(int p) {
  return __nvvm_bar0_popc(p != 0);
}
static inline __device__ void __syncwarp(unsigned mask = 0xffffffff) { __nvvm_bar_warp_sync(mask); }
static inline __device__ int __any_sync(unsigned m, int p) { return __nvvm_vote_any_sync(m, p); }
static inline __device__ int __all_sync(unsigned m, int p) { return __nvvm_vote_all_sync(m, p); }
static inline __device__ unsigned __ballot_sync(unsigned m, int p) {
  return __nvvm_vote_ballot_sync(m, p);
}
#define REDUCTION(name, kind, what)                                                                \
  static inline __device__ kind name(unsigned m, kind v) { return __nvvm_redux_sync_##what(v, m); }
REDUCTION(__reduce_add_sync, int, add)
REDUCTION(__reduce_max_sync, unsigned, umax)
REDUCTION(__reduce_or_sync, unsigned, or)
#undef REDUCTION
static inline __device__ unsigned __match_any_sync(unsigned m, unsigned v) {
  return __nvvm_match_any_sync_i32(m, v);
}
static inline __device__ void __threadfence() { __nvvm_membar_gl(); }
static inline __device__ double __ldg(const double *p) { return __nvvm_ldg_d(p); }
static inline __device__ float __ldg(const float *p) { return __nvvm_ldg_f(p); }

#define SHUFFLES(name, what, last, offset)                                                         \
  inline __device__ int name(unsigned m, int v, offset o, int w = 32) {                            \
    return __nvvm_shfl_sync_##what##_i32(m, v, o, ((32 - w) << 8) | last);                         \
  }                                                                                                \
  inline __device__ float name(unsigned m, float v, offset o, int w = 32) {                        \
    return __nvvm_shfl_sync_##what##_f32(m, v, o, ((32 - w) << 8) | last);                         \
  }                                                                                                \
  inline __device__ double name(unsigned m, double v, offset o, int w = 32) {                      \
    long long bits = __builtin_bit_cast(long long, v);                                             \
    unsigned low = name(m, (int)bits, o, w);                                                       \
    long long high = name(m, (int)(bits >> 32), o, w);                                             \
    return __builtin_bit_cast(double, high << 32 | low);                                           \
  }
SHUFFLES(__shfl_sync, idx, 31, int)
SHUFFLES(__shfl_up_sync, up, 0, unsigned)
SHUFFLES(__shfl_down_sync, down, 31, unsigned)
SHUFFLES(__shfl_xor_sync, bfly, 31, int)

static __device__ double __dAtomicAdd(double *p, double v) { return __nvvm_atom_add_gen_d(p, v); }
static __device__ float __fAtomicAdd(float *p, float v) { return __nvvm_atom_add_gen_f(p, v); }
static __device__ int __iAtomicAdd(int *p, int v) { return __nvvm_atom_add_gen_i(p, v); }
static inline __device__ double atomicAdd(double *p, double v) { return __dAtomicAdd(p, v); }
static inline __device__ float atomicAdd(float *p, float v) { return __fAtomicAdd(p, v); }
static inline __device__ int atomicAdd(int *p, int v) { return __iAtomicAdd(p, v); }
static __device__ int __iAtomicCAS(int *p, int c, int v) { return __nvvm_atom_cas_gen_i(p, c, v); }
static __device__ long long __llAtomicCAS(long long *p, long long c, long long v) {
  return __nvvm_atom_cas_gen_ll(p, c, v);
}
static inline __device__ int atomicCAS(int *p, int c, int v) { return __iAtomicCAS(p, c, v); }
static inline __device__ long long atomicCAS(long long *p, long long c, long long v) {
  return __llAtomicCAS(p, c, v);
}
static inline __device__ long long __double_as_longlong(double v) { return __builtin_bit_cast(long long, v); }
static inline __device__ double __longlong_as_double(long long v) { return __builtin_bit_cast(double, v); }
static inline __device__ int __float_as_int(float v) { return __builtin_bit_cast(int, v); }
static inline __device__ float __int_as_float(int v) { return __builtin_bit_cast(float, v); }

#define ONE(name)                                                                                  \
  extern "C" __device__ double __nv_##name(double);                                                \
  extern "C" __device__ float __nv_##name##f(float);                                               \
  static inline __device__ double name(double x) { return __nv_##name(x); }                        \
  static inline __device__ float name##f(float x) { return __nv_##name##f(x); }
#define TWO(name)                                                                                  \
  extern "C" __device__ double __nv_##name(double, double);                                        \
  extern "C" __device__ float __nv_##name##f(float, float);                                        \
  static inline __device__ double name(double x, double y) { return __nv_##name(x, y); }           \
  static inline __device__ float name##f(float x, float y) { return __nv_##name##f(x, y); }
ONE(sin) ONE(cos) ONE(tan) ONE(exp) ONE(log) ONE(sqrt) ONE(tanh) ONE(erf) ONE(fabs) ONE(cbrt)
ONE(rsqrt) ONE(floor) ONE(exp2) ONE(log1p) ONE(expm1)
TWO(pow) TWO(fmax) TWO(fmin) TWO(atan2) TWO(hypot)

ONE(erfcx) ONE(normcdf) ONE(normcdfinv) ONE(rcbrt)
TWO(rhypot)
extern "C" __device__ void __nv_sincos(double, double *, double *);
extern "C" __device__ double __nv_norm3d(double, double, double);
extern "C" __device__ double __nv_rnorm3d(double, double, double);
extern "C" __device__ double __nv_norm4d(double, double, double, double);
extern "C" __device__ double __nv_powi(double, int);
static inline __device__ double pow(double x, int n) { return __nv_powi(x, n); }

#endif
