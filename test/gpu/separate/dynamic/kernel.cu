// A kernel with such memory, which asks another file for it, too.
extern __device__ double *other();
extern __shared__ double mine[];
__global__ void work(const double *x, double *y, int n) {
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  mine[t] = x[i] * x[i];
  __syncthreads();
  y[i] = other()[7 - t] * mine[t];
}
