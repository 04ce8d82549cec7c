// Managed memory: the host writes and reads what kernels work on.
// inputs 30

__global__ void square(const double *x, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = x[i] * x[i];
}

static double run(const double *x, int n, double a) {
  double *u, *v, s = 0;
  cudaMallocManaged(&u, n * sizeof *u);
  cudaMallocManaged(&v, n * sizeof *v);
  for (int i = 0; i < n; i++)
    u[i] = a * x[i];
  square<<<2, 15>>>(u, v, n);
  cudaDeviceSynchronize();
  for (int i = 0; i < n; i++)
    u[i] = v[i] * __builtin_sin(v[i]);
  square<<<2, 15>>>(u, v, n);
  cudaDeviceSynchronize();
  for (int i = 0; i < n; i++)
    s += u[i] * v[i];
  cudaFree(u), cudaFree(v);
  return s;
}
