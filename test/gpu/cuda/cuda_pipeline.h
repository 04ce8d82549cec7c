/* What the kernels here need of CUDA's header for asynchronous copies: by assembly, as it has it.  */

#ifndef TEST_CUDA_PIPELINE_H
#define TEST_CUDA_PIPELINE_H

static inline __device__ unsigned test_shared_address(void *p) {
  return (unsigned)(size_t)(__attribute__((address_space(3))) void *)p;
}
static __forceinline__ __device__ void __pipeline_memcpy_async(void *to, const void *from, size_t n,
                                                               size_t zeros = 0) {
  unsigned at = test_shared_address(to);
  if (n == 4 && !zeros)
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;" ::"r"(at), "l"(from), "n"(4), "n"(4) : "memory");
  else if (n == 8 && !zeros)
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;" ::"r"(at), "l"(from), "n"(8), "n"(8) : "memory");
  else if (n == 16 && !zeros)
    asm volatile("cp.async.cg.shared.global [%0], [%1], %2, %3;" ::"r"(at), "l"(from), "n"(16), "n"(16) : "memory");
  else
    asm volatile("cp.async.cg.shared.global [%0], [%1], %2, %3;" ::"r"(at), "l"(from), "n"(16), "n"(8) : "memory");
}
static inline __device__ void __pipeline_commit() { asm volatile("cp.async.commit_group;"); }
static __forceinline__ __device__ void __pipeline_wait_prior(size_t n) {
  if (n == 0)
    asm volatile("cp.async.wait_group %0;" ::"n"(0));
  else
    asm volatile("cp.async.wait_group %0;" ::"n"(1));
}

#endif
