// A volume integral of a discontinuous Galerkin method: derivatives of fluxes in one element.
// launch 4 16
// u: double in 64
// d: double in 16
// r: double inout 64

static __device__ void body(const double *u, const double *d, double *r) {
  __shared__ double flux[16];
  int t = threadIdx.x, i = blockIdx.x * 16 + t, a = t / 4, b = t % 4;
  flux[t] = 0.5 * u[i] * u[i];
  __syncthreads();
  double sum = 0;
  for (int k = 0; k < 4; k++)
    sum += d[a * 4 + k] * flux[k * 4 + b] + d[b * 4 + k] * flux[a * 4 + k];
  r[i] -= sum;
}
