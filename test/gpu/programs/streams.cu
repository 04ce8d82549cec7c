// Parts of an array in two streams, with pinned memory and an event between them.
// inputs 64

__global__ void square(const double *x, double *y, double a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = a * x[i] * x[i];
}
__global__ void add(const double *x, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] += x[i] * y[i];
}

static double run(const double *x, int n, double a) {
  int half = n / 2;
  size_t size = n * sizeof(double), part = half * sizeof(double);
  double *d, *e, *pinned, s = 0;
  cudaStream_t streams[2];
  cudaEvent_t done, begun;
  cudaEventCreate(&done);
  cudaEventCreate(&begun);
  cudaMalloc(&d, size);
  cudaMalloc(&e, size);
  cudaMallocHost(&pinned, size);
  for (int i = 0; i < n; i++)
    pinned[i] = x[i] * x[(i + 1) % n];
  for (int k = 0; k < 2; k++) {
    cudaStreamCreate(&streams[k]);
    cudaMemcpyAsync(d + k * half, pinned + k * half, part, cudaMemcpyHostToDevice, streams[k]);
    square<<<4, 8, 0, streams[k]>>>(d + k * half, e + k * half, a, half);
    square<<<4, 8, 0, streams[k]>>>(e + k * half, d + k * half, a, half);
  }
  cudaEventRecord(done, streams[0]);
  cudaStreamWaitEvent(streams[1], done, 0);
  add<<<4, 8, 0, streams[1]>>>(d, d + half, half);
  cudaMemcpyAsync(pinned, d + half, part, cudaMemcpyDeviceToHost, streams[1]);
  cudaStreamSynchronize(streams[1]);
  float took;
  cudaEventElapsedTime(&took, begun, done);
  for (int i = 0; i < half; i++)
    s += pinned[i] * (i + 1);
  for (int k = 0; k < 2; k++)
    cudaStreamDestroy(streams[k]);
  cudaEventDestroy(done), cudaEventDestroy(begun);
  cudaFree(d), cudaFree(e), cudaFreeHost(pinned);
  return s;
}
