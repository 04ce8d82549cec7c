// Particles that move through layers till they stop: random numbers of a generator of their own.
// launch 2 32
// sigma: double in 8
// energy: double in 64
// deposit: double out 8

static __device__ void body(const double *__restrict__ sigma, const double *__restrict__ energy,
                            double *deposit) {
  int i = blockIdx.x * 32 + threadIdx.x;
  unsigned seed = 1234567u + 7919u * i;
  double e = energy[i];
  int layer = 0;
  for (int step = 0; step < 10; step++)
    if (layer < 8) {
      seed = seed * 1664525u + 1013904223u;
      double lost = e * sigma[layer] * 0.3;
      atomicAdd(&deposit[layer], lost);
      e -= lost;
      layer += 1 + (seed >> 30 == 0);
    }
}
