// Particles fly until they are left out by chance, by numbers drawn from a state of their own, through layers of a table
// in managed memory; each thread takes one after the other. In float.
// inputs 24 float

__global__ void fly(const float *__restrict__ sigma, float *tally, float thick, int layers, int particles) {
  for (int p = blockIdx.x * blockDim.x + threadIdx.x; p < particles; p += gridDim.x * blockDim.x) {
    unsigned state = 1234567u + 7919u * p;
    float x = 0.3f, weight = 1, way = 1, left = 1 + p % 3;
    int steps = 0;
    while (left > 0.05f) {
      state = state * 1664525u + 1013904223u;
      float u = (state >> 8) * (1.0f / 16777216.0f) + 1e-4f;
      int cell = p % layers;
      float s = 0.5f + sigma[cell] * sigma[cell] + 0.1f * sigma[(cell + steps) % layers];
      x = x - logf(u) * way / s * thick;
      weight *= 0.6f + 0.2f / (1 + s);
      way = way > 0 ? -0.5f : 0.8f;
      left *= 0.5f + u * 0.4f;
      steps++;
      atomicAdd(&tally[(cell + steps) % layers], weight * x);
    }
  }
}
static double run(const double *x, int n, double a) {
  float *sigma, *tally, *h = new float[n];
  double s = 0;
  cudaMallocManaged(&sigma, n * sizeof *sigma);
  cudaMalloc(&tally, n * sizeof *tally);
  for (int i = 0; i < n; i++) sigma[i] = x[i];
  cudaMemset(tally, 0, n * sizeof *tally);
  fly<<<2, 5>>>(sigma, tally, 1 + 0.1 * a, n, 40);
  cudaMemcpy(h, tally, n * sizeof *tally, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) s += h[i] * (i % 3 + 1) * 0.01f;
  cudaFree(sigma), cudaFree(tally);
  delete[] h;
  return s;
}
