// A step of Lagrangian hydrodynamics as in LULESH, in one direction: an element gives forces to its nodes, these
// move, and the element's new volume, its viscosity and energy give its pressure, with the cuts of its equation of state.
// launch 2 32
// x: double inout 66
// v: double inout 66
// e: double inout 64
// p: double inout 64
// q: double inout 64
// mass: double in 64
// dt: double in 1

static __device__ void body(double *x, double *v, double *e, double *p, double *q,
                            const double *__restrict__ mass, const double *__restrict__ dt) {
  __shared__ double force[33], at[33], fast[33], heavy[33];
  int t = threadIdx.x, i = blockIdx.x * 32 + t;
  x += blockIdx.x * 33, v += blockIdx.x * 33;
  force[t] = 0, at[t] = x[t] + 2 * t, fast[t] = v[t], heavy[t] = 0;
  if (t == 31)
    force[32] = 0, at[32] = x[32] + 64, fast[32] = v[32], heavy[32] = 0;
  __syncthreads();
  double old = at[t + 1] - at[t], stress = p[i] + q[i];
  atomicAdd(&force[t], -stress), atomicAdd(&force[t + 1], stress);
  atomicAdd(&heavy[t], mass[i] / 2), atomicAdd(&heavy[t + 1], mass[i] / 2);
  __syncthreads();
  auto move = [&](int k) {
    double moved = fast[k] + *dt * 0.1 * force[k] / heavy[k];
    fast[k] = fabs(moved) < 1e-7 ? 0 : moved;
    at[k] += *dt * 0.1 * fast[k];
  };
  move(t);
  if (t == 31)
    move(32);
  __syncthreads();
  double now = at[t + 1] - at[t], rho = mass[i] / now, closing = fast[t + 1] - fast[t];
  double sound = sqrt(1.4 * fabs(p[i]) / rho + 1e-3);
  double viscous = closing < 0 ? rho * (2 * closing * closing - 0.5 * sound * closing) : 0;
  double work = e[i] - 0.5 * (now - old) * (p[i] + q[i] + viscous) / mass[i];
  double pressure = 0.4 * rho * (work < 1e-9 ? 1e-9 : work);
  work -= 0.25 * (now - old) * (pressure - p[i]) / mass[i];
  p[i] = pressure < 1e-12 ? 0 : 0.4 * rho * work;
  e[i] = work, q[i] = viscous;
  x[t] = at[t] - 2 * t, v[t] = fast[t];
  if (t == 31)
    x[32] = at[32] - 64, v[32] = fast[32];
}
