// Many pendulums, each in a thread, by the classical method of Runge and Kutta.
// launch 2 32
// x: double inout 128
// k: double in 64

struct State {
  double angle, speed;
};
static __device__ State slope(State s, double k) { return {s.speed, -k * sin(s.angle)}; }
static __device__ State moved(State s, State d, double h) {
  return {s.angle + h * d.angle, s.speed + h * d.speed};
}

static __device__ void body(double *x, const double *k) {
  int i = blockIdx.x * 32 + threadIdx.x;
  State s = {x[i], x[64 + i]};
  double h = 0.1, c = k[i];
  for (int step = 0; step < 6; step++) {
    State a = slope(s, c), b = slope(moved(s, a, h / 2), c), d = slope(moved(s, b, h / 2), c);
    State e = slope(moved(s, d, h), c);
    s = moved(moved(moved(moved(s, a, h / 6), b, h / 3), d, h / 3), e, h / 6);
  }
  x[i] = s.angle, x[64 + i] = s.speed;
}
