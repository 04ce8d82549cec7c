/* What the kernels here need of CUDA's cooperative groups: blocks, and parts of warps.  */

#ifndef TEST_COOPERATIVE_GROUPS_H
#define TEST_COOPERATIVE_GROUPS_H

namespace cooperative_groups {

struct thread_block {
  static __device__ void sync() { __nvvm_barrier_sync(0); }
  static __device__ unsigned thread_rank() {
    return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  }
  static __device__ unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
};
static inline __device__ thread_block this_thread_block() { return thread_block(); }

template <unsigned N> struct thread_block_tile {
  static __device__ unsigned thread_rank() { return thread_block::thread_rank() % N; }
  static __device__ unsigned meta_group_rank() { return thread_block::thread_rank() / N; }
  static __device__ constexpr unsigned size() { return N; }
  static __device__ unsigned mask() {
    return N == 32 ? 0xffffffffu : ((1u << N % 32) - 1) << (__nvvm_read_ptx_sreg_laneid() & ~(N - 1));
  }
  static __device__ void sync() { __syncwarp(mask()); }
  static __device__ int any(int p) { return __ballot_sync(mask(), p) != 0; }
  template <class T> static __device__ T shfl(T v, int lane) {
    return each(v, [&](auto x) { return __shfl_sync(mask(), x, lane, N); });
  }
  template <class T> static __device__ T shfl_up(T v, unsigned far) {
    return each(v, [&](auto x) { return __shfl_up_sync(mask(), x, far, N); });
  }
  template <class T> static __device__ T shfl_down(T v, unsigned far) {
    return each(v, [&](auto x) { return __shfl_down_sync(mask(), x, far, N); });
  }
  template <class T> static __device__ T shfl_xor(T v, int bits) {
    return each(v, [&](auto x) { return __shfl_xor_sync(mask(), x, bits, N); });
  }

private:
  template <class F> static __device__ double each(double v, F told) { return told(v); }
  template <class F> static __device__ float each(float v, F told) { return told(v); }
  template <class F> static __device__ int each(int v, F told) { return told(v); }
  /* All else is told in words. */
  template <class T, class F> static __device__ T each(T v, F told) {
    static_assert(sizeof v == 8, "two words");
    int words[2];
    __builtin_memcpy(words, &v, 8);
    words[0] = told(words[0]), words[1] = told(words[1]);
    __builtin_memcpy(&v, words, 8);
    return v;
  }
};
template <unsigned N> __device__ thread_block_tile<N> tiled_partition(thread_block) {
  return thread_block_tile<N>();
}

template <class T> struct plus {
  __device__ T operator()(T a, T b) const { return a + b; }
};
template <class T> struct greater {
  __device__ T operator()(T a, T b) const { return a > b ? a : b; }
};
template <unsigned N, class T, class F>
__device__ T reduce(thread_block_tile<N> tile, T v, F both) {
  for (int bits = N / 2; bits; bits >>= 1)
    v = both(v, tile.shfl_xor(v, bits));
  return v;
}

}

#endif
