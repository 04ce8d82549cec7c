// Particles in cells: gathers a field, pushes, and scatters charge by atomicAdd.
// launch 2 32
// x: double inout 64
// v: double inout 64
// field: double in 18
// charge: double inout 18

static __device__ void body(double *x, double *v, const double *field, double *charge) {
  int i = blockIdx.x * 32 + threadIdx.x;
  double at = x[i] * 8;
  int cell = (int)at;
  double f = at - cell, e = (1 - f) * field[cell] + f * field[cell + 1];
  v[i] += 0.01 * e * v[i];
  x[i] += 0.001 * v[i];
  atomicAdd(&charge[cell], (1 - f) * v[i]);
  atomicAdd(&charge[cell + 1], f * v[i]);
}
