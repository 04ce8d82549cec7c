// A struct by value, with addresses and numbers, and a template of a kernel.
// inputs 24

struct Mesh {
  double *u, *v;
  int n;
  double weight;
  float small[2];
};
template <class T> __global__ void apply(Mesh m, T factor) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < m.n)
    m.v[i] = m.weight * m.u[i] * m.u[(i + 1) % m.n] * factor + m.small[1] * m.u[i];
}

static double run(const double *x, int n, double a) {
  Mesh m;
  double *h = new double[n], s = 0;
  m.n = n, m.weight = a * a, m.small[0] = 3, m.small[1] = 1.5f;
  cudaMalloc(&m.u, n * sizeof *h);
  cudaMalloc(&m.v, n * sizeof *h);
  cudaMemcpy(m.u, x, n * sizeof *h, cudaMemcpyHostToDevice);
  apply<double><<<3, 8>>>(m, a + 1);
  m.weight *= 0.5;
  apply<double><<<3, 8>>>(Mesh{m.v, m.u, n, m.weight, {1, 2}}, a * x[0]);
  cudaMemcpy(h, m.u, n * sizeof *h, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++)
    s += h[i];
  cudaFree(m.u), cudaFree(m.v);
  delete[] h;
  return s;
}
