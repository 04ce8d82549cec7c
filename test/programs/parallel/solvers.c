// Real programs with OpenMP: conjugate gradients, Jacobi, n-body, k-means, quadrature by tasks, a net.
#include "reverse.h"

enum { N = 16 };

static void multiply(const double *d, const double *p, double *q) {
#pragma omp parallel for
  for (int i = 0; i < N; i++)
    q[i] = (2.5 + d[i]) * p[i] - (i ? p[i - 1] : 0) - (i + 1 < N ? p[i + 1] : 0);
}

static double dot(const double *a, const double *b) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < N; i++) s += a[i] * b[i];
  return s;
}

static void conjugate_gradients(const double *d, double *x) {
  double r[N], p[N], q[N];
  for (int i = 0; i < N; i++) x[i] = 0, r[i] = p[i] = 1 + d[i];
  double rr = dot(r, r);
  for (int t = 0; t < 6; t++) {
    multiply(d, p, q);
    double a = rr / dot(p, q), before = rr;
#pragma omp parallel for
    for (int i = 0; i < N; i++) x[i] += a * p[i], r[i] -= a * q[i];
    rr = dot(r, r);
#pragma omp parallel for simd
    for (int i = 0; i < N; i++) p[i] = r[i] + rr / before * p[i];
  }
}

static void jacobi(const double *f, double *y) {
  double u[2][N + 2] = {{0}};
  double most = 0;
#pragma omp parallel
  for (int t = 0; t < 8; t++) {
    const double *old = u[t % 2];
    double *new = u[1 - t % 2];
#pragma omp for schedule(static, 3)
    for (int i = 1; i <= N; i++) new[i] = (old[i - 1] + old[i + 1] + f[i - 1] * f[i - 1]) / 2;
#pragma omp single
    most += new[N / 2] * new[1];
  }
  for (int i = 0; i < N; i++) y[i] = u[0][i + 1];
  y[N] = most;
}

static void bodies(const double *x, double *y) {
  double p[N], v[N] = {0}, force[N];
  for (int i = 0; i < N; i++) p[i] = x[i] * (1 + i);
  for (int t = 0; t < 3; t++) {
    for (int i = 0; i < N; i++) force[i] = 0;
#pragma omp parallel for schedule(guided) reduction(+ : force[:N])
    for (int i = 0; i < N; i++)
      for (int j = 0; j < i; j++) {
        double r = p[i] - p[j], f = 0.1 * r / pow(r * r + 0.3, 1.5);
        force[i] -= f, force[j] += f;
      }
#pragma omp parallel for
    for (int i = 0; i < N; i++) v[i] += 0.1 * force[i], p[i] += 0.1 * v[i];
  }
  for (int i = 0; i < N; i++) y[i] = p[i];
}

static void means(const double *x, double *y) {
  double centre[3] = {0.4, 0.8, 1.1};
  for (int t = 0; t < 3; t++) {
    double sums[3] = {0};
    int counts[3] = {0};
#pragma omp parallel
    {
      double own[3] = {0};
      int counted[3] = {0};
#pragma omp for nowait
      for (int i = 0; i < N; i++) {
        int best = 0;
        for (int k = 1; k < 3; k++)
          if (fabs(x[i] - centre[k]) < fabs(x[i] - centre[best])) best = k;
        own[best] += x[i], counted[best]++;
      }
#pragma omp critical
      for (int k = 0; k < 3; k++) sums[k] += own[k], counts[k] += counted[k];
    }
    for (int k = 0; k < 3; k++) centre[k] = counts[k] ? sums[k] / counts[k] : centre[k];
  }
  for (int k = 0; k < 3; k++) y[k] = centre[k] * centre[k];
}

static double height(double t, const double *x) { return exp(-x[0] * t) * sin(x[1] * t + x[2]); }

static double area(double from, double to, const double *x, int depth) {
  double middle = (from + to) / 2, left, right;
  if (!depth) return (to - from) * height(middle, x);
#pragma omp task shared(left) if (depth > 2)
  left = area(from, middle, x, depth - 1);
#pragma omp task shared(right) if (depth > 2)
  right = area(middle, to, x, depth - 1);
#pragma omp taskwait
  return left + right;
}

static void quadrature(const double *x, double *y) {
#pragma omp parallel
#pragma omp single
  y[0] = area(0, 1 + x[3], x, 5);
}

static void net(const double *w, double *y) {
  double loss = 0;
#pragma omp parallel for schedule(dynamic) reduction(+ : loss)
  for (int s = 0; s < 9; s++) {
    double hidden[4], out = w[12];
    for (int h = 0; h < 4; h++) {
      hidden[h] = tanh(w[h] * (s - 4) * 0.3 + w[4 + h]);
      out += w[8 + h] * hidden[h];
    }
    loss += (out - cos(s)) * (out - cos(s)) / 9;
  }
  y[0] = loss;
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.4 + 0.05 * ((i * 7) % 16);
  CHECK_ADJOINT_MAP(conjugate_gradients, x, N, N, NULL);
  CHECK_ADJOINT_MAP(jacobi, x, N, N + 1, NULL);
  CHECK_ADJOINT_MAP(bodies, x, N, N, NULL);
  CHECK_ADJOINT_MAP_WITHIN(0.001, means, x, N, 3, NULL);
  CHECK_ADJOINT_MAP(quadrature, x, N, 1, NULL);
  CHECK_ADJOINT_MAP(net, x, N, 1, NULL);
  return checked();
}
