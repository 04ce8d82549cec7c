// Cross sections of materials, as XSBench looks them up: a search in a grid of energies that nuclides share, then
// five numbers of each nuclide between two points of its own grid, weighed by how much of it there is.
// launch 2 32
// energy: double in 64
// material: int 64 below 3
// grid: double in 24
// nearest: int 72 below 7
// table: double in 120
// density: double in 9
// xs: double out 320
// worst: int 64 below 1

static __device__ double point(const double *grid, int k) {
  return 0.4 + 0.05 * k + 0.03 * grid[k];
}
static __device__ int place(const double *grid, double e) {
  int low = 0, high = 23;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (point(grid, middle) > e)
      high = middle;
    else
      low = middle;
  }
  return low;
}

static __device__ void body(const double *__restrict__ energy, const int *__restrict__ material,
                            const double *__restrict__ grid, const int *__restrict__ nearest,
                            const double *__restrict__ table, const double *__restrict__ density,
                            double *__restrict__ xs, int *__restrict__ worst) {
  int i = blockIdx.x * 32 + threadIdx.x, at = place(grid, energy[i]);
  double macro[5] = {0};
  for (int k = 0; k < 3; k++) {
    const double *low = table + 40 * k + 5 * nearest[3 * at + k], *high = low + 5;
    double e = point(grid, at), f = (energy[i] - e) / (point(grid, at + 1) - e);
    for (int j = 0; j < 5; j++)
      macro[j] += density[3 * material[i] + k] * (high[j] - f * (high[j] - low[j]));
  }
  for (int j = 0; j < 5; j++)
    xs[5 * i + j] = macro[j];
  for (int j = 1; j < 5; j++)
    if (macro[j] > macro[worst[i]])
      worst[i] = j;
}
