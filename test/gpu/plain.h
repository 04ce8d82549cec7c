/* The words of CUDA alone, for code that declares all else itself.  */
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
