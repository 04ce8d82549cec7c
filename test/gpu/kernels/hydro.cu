// Pressure of elements by an equation of state with cuts, as in hydrodynamics.
// launch 2 64
// energy: double inout 128
// volume: double in 128
// p: double out 128

static __device__ void body(double *energy, const double *volume, double *p) {
  int i = blockIdx.x * 64 + threadIdx.x;
  double e = energy[i], v = volume[i], q = 0;
  double bvc = 2. / 3 * (1 / v + 1);
  double pressure = bvc * e;
  if (v > 1)
    pressure *= 0.9;
  double sound = bvc * e + v * v * pressure;
  q = sound <= 0.1 ? 0.3 : sqrt(sound);
  if (pressure < 0.4)
    pressure = 0;
  energy[i] = e - 0.5 * v * (pressure + q);
  p[i] = pressure;
}
