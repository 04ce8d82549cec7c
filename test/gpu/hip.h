/* What the kernels here need of HIP for a device of AMD's, by clang's own functions.  */

#ifndef TEST_HIP_H
#define TEST_HIP_H

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))

#define PLACES(name, what)                                                                         \
  struct test_##name {                                                                             \
    __declspec(property(get = get_x)) unsigned x;                                                  \
    __declspec(property(get = get_y)) unsigned y;                                                  \
    __declspec(property(get = get_z)) unsigned z;                                                  \
    static inline __device__ unsigned get_x() { return __builtin_amdgcn_##what##_x(); }            \
    static inline __device__ unsigned get_y() { return __builtin_amdgcn_##what##_y(); }            \
    static inline __device__ unsigned get_z() { return __builtin_amdgcn_##what##_z(); }            \
  };
PLACES(thread, workitem_id)
PLACES(block, workgroup_id)
#undef PLACES
extern const __device__ __attribute__((weak)) test_thread threadIdx;
extern const __device__ __attribute__((weak)) test_block blockIdx;
extern "C" __device__ __attribute__((const)) unsigned long __ockl_get_local_size(unsigned);
extern "C" __device__ __attribute__((const)) unsigned long __ockl_get_num_groups(unsigned);
#define SIZES(name, what)                                                                          \
  struct test_##name {                                                                             \
    __declspec(property(get = get_x)) unsigned x;                                                  \
    __declspec(property(get = get_y)) unsigned y;                                                  \
    static inline __device__ unsigned get_x() { return __ockl_get_##what(0); }                     \
    static inline __device__ unsigned get_y() { return __ockl_get_##what(1); }                     \
  };
SIZES(size, local_size)
SIZES(count, num_groups)
#undef SIZES
extern const __device__ __attribute__((weak)) test_size blockDim;
extern const __device__ __attribute__((weak)) test_count gridDim;
typedef __SIZE_TYPE__ size_t;
struct dim3 {
  unsigned x, y, z;
  __host__ __device__ dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};

static inline __device__ void __syncthreads() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
template <class T> static inline __device__ T atomicAdd(T *p, T v) {
  return __hip_atomic_fetch_add(p, v, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

/* Nothing here defines them. */
#define OPEN __attribute__((visibility("default")))
#define ONE(name)                                                                                  \
  extern "C" __device__ OPEN double __ocml_##name##_f64(double);                                        \
  static inline __device__ double name(double x) { return __ocml_##name##_f64(x); }
ONE(sin) ONE(cos) ONE(exp) ONE(log) ONE(sqrt) ONE(tanh) ONE(fabs) ONE(cbrt) ONE(erf)
#undef ONE

#endif
