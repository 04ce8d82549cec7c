// Linear algebra with OpenMP: factors, iterations, grids, transforms, sparse products, wavefronts.
#include "models.h"

enum { N = 8 };

static void fill(const double *x, double *a) {
#pragma omp parallel for collapse(2)
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      a[i * N + j] = i == j ? 4 + x[i] : 0.3 * cos(x[i] * x[j] + abs(i - j));
}

// The logarithm of a determinant, column by column.
static double cholesky(const double *x) {
  double a[N * N], sum = 0;
  fill(x, a);
  for (int k = 0; k < N; k++) {
    a[k * N + k] = sqrt(a[k * N + k]);
    sum += log(a[k * N + k]);
#pragma omp parallel
    {
#pragma omp for
      for (int i = k + 1; i < N; i++) a[i * N + k] /= a[k * N + k];
#pragma omp for schedule(dynamic)
      for (int j = k + 1; j < N; j++)
        for (int i = j; i < N; i++) a[i * N + j] -= a[i * N + k] * a[j * N + k];
    }
  }
  return sum;
}

// A system, solved by elimination in one region.
static double elimination(const double *x) {
  double a[N * N], b[N];
  fill(x, a);
  for (int i = 0; i < N; i++) b[i] = 1 + x[i];
#pragma omp parallel num_threads(3)
  for (int k = 0; k < N; k++) {
#pragma omp for
    for (int i = k + 1; i < N; i++) {
      const double factor = a[i * N + k] / a[k * N + k];
      for (int j = k; j < N; j++) a[i * N + j] -= factor * a[k * N + j];
      b[i] -= factor * b[k];
    }
  }
  for (int i = N - 1; i >= 0; i--) {
    for (int j = i + 1; j < N; j++) b[i] -= a[i * N + j] * b[j];
    b[i] /= a[i * N + i];
  }
  return b[0] + 2 * b[1] * b[2] - b[N - 1];
}

// Red points, then black ones, in one array.
static double red_and_black(const double *x) {
  double u[2 * N + 2] = {0};
#pragma omp parallel
  for (int t = 0; t < 6; t++)
    for (int colour = 0; colour < 2; colour++) {
#pragma omp for
      for (int i = 1 + colour; i <= 2 * N; i += 2)
        u[i] = (u[i - 1] + u[i + 1] + x[(i - 1) % N] * x[(i - 1) % N]) / 2.5;
    }
  double sum = 0;
  for (int i = 1; i <= 2 * N; i++) sum += u[i] * u[i];
  return sum;
}

static void smooth(double *u, const double *f, int n) {
  for (int t = 0; t < 2; t++)
    for (int colour = 0; colour < 2; colour++)
#pragma omp parallel for
      for (int i = 1 + colour; i < n; i += 2) u[i] = (u[i - 1] + u[i + 1] + f[i]) / 2;
}

// Two grids: what is left on the fine one is solved for on the coarse one.
static double multigrid(const double *x) {
  enum { FINE = 16, COARSE = FINE / 2 };
  double u[FINE + 1] = {0}, f[FINE + 1], e[COARSE + 1], r[COARSE + 1];
  for (int i = 0; i <= FINE; i++) f[i] = 0.1 * x[i % N] * x[(i + 1) % N];
  for (int cycle = 0; cycle < 2; cycle++) {
    smooth(u, f, FINE);
    memset(e, 0, sizeof e), memset(r, 0, sizeof r);
#pragma omp parallel for
    for (int i = 1; i < COARSE; i++)
      r[i] = 4 * (f[2 * i] + u[2 * i - 1] - 2 * u[2 * i] + u[2 * i + 1]);
    smooth(e, r, COARSE);
#pragma omp parallel for
    for (int i = 1; i < COARSE; i++) u[2 * i] += e[i];
    smooth(u, f, FINE);
  }
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i <= FINE; i++) sum += u[i] * (1 + i % 3);
  return sum;
}

static double dot(const double *a, const double *b) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < N; i++) sum += a[i] * b[i];
  return sum;
}

static void times(const double *a, const double *v, double *to) {
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    to[i] = 0;
    for (int j = 0; j < N; j++) to[i] += a[i * N + j] * v[j];
  }
}

// The greatest eigenvalue, by powers.
static double eigenvalue(const double *x) {
  double a[N * N], v[N], w[N], found = 0;
  fill(x, a);
  for (int i = 0; i < N; i++) v[i] = 1;
  for (int t = 0; t < 5; t++) {
    times(a, v, w);
    found = dot(v, w) / dot(v, v);
    const double size = sqrt(dot(w, w));
#pragma omp parallel for
    for (int i = 0; i < N; i++) v[i] = w[i] / size;
  }
  return found;
}

// Stabilised biconjugate gradients.
static double biconjugate(const double *x) {
  double a[N * N], u[N] = {0}, r[N], first[N], p[N], v[N], s[N], t[N];
  fill(x, a);
  for (int i = 0; i < N; i++) r[i] = first[i] = p[i] = 1 + 0.2 * x[i] * i;
  double rho = dot(first, r);
  for (int k = 0; k < 3; k++) {
    times(a, p, v);
    const double alpha = rho / dot(first, v);
#pragma omp parallel for
    for (int i = 0; i < N; i++) s[i] = r[i] - alpha * v[i];
    times(a, s, t);
    const double omega = dot(t, s) / dot(t, t), before = rho;
#pragma omp parallel for
    for (int i = 0; i < N; i++) u[i] += alpha * p[i] + omega * s[i], r[i] = s[i] - omega * t[i];
    rho = dot(first, r);
    const double beta = rho / before * alpha / omega;
#pragma omp parallel for
    for (int i = 0; i < N; i++) p[i] = r[i] + beta * (p[i] - omega * v[i]);
  }
  return dot(u, u) + u[0] * u[1];
}

// A transform by butterflies, the spectrum weighted.
static double spectrum(const double *x) {
  enum { BITS = 4, SIZE = 1 << BITS };
  double re[SIZE], im[SIZE];
  for (int i = 0; i < SIZE; i++) {
    int mirrored = 0;
    for (int b = 0; b < BITS; b++) mirrored |= (i >> b & 1) << (BITS - 1 - b);
    re[mirrored] = x[i % N] * (1 + i / N), im[mirrored] = 0.1 * x[(i + 3) % N];
  }
  for (int half = 1; half < SIZE; half *= 2) {
#pragma omp parallel for
    for (int k = 0; k < SIZE / 2; k++) {
      const int a = k / half * 2 * half + k % half, b = a + half;
      const double angle = -3.14159265358979 * (k % half) / half, c = cos(angle), s = sin(angle);
      const double tr = c * re[b] - s * im[b], ti = s * re[b] + c * im[b];
      re[b] = re[a] - tr, im[b] = im[a] - ti;
      re[a] += tr, im[a] += ti;
    }
  }
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < SIZE; i++) sum += (re[i] * re[i] + im[i] * im[i]) * (1 + i % 5) / 50;
  return sum;
}

// A sparse matrix whose transpose is multiplied by: threads add to what they share.
static double scattered(const double *x) {
  const int columns[] = {0, 3, 5, 1, 2, 0, 7, 4, 6, 3, 1, 5, 2, 7, 4, 6};
  double y[N] = {0};
#pragma omp parallel for schedule(static, 1)
  for (int row = 0; row < N; row++)
    for (int k = 2 * row; k < 2 * row + 2; k++) {
      const double value = sin(x[row] * (k + 1)) * x[columns[k]];
#pragma omp atomic
      y[columns[k]] += value;
    }
  double sum = 0;
  for (int i = 0; i < N; i++) sum += y[i] * y[i] * y[(i + 1) % N];
  return sum;
}

// A wavefront of tasks: each cell needs those above and on the left.
static double wavefront(const double *x) {
  double cell[5][5];
  for (int i = 0; i < 5; i++) cell[i][0] = x[i], cell[0][i] = x[(i + 3) % N];
#pragma omp parallel
#pragma omp single
  for (int i = 1; i < 5; i++)
    for (int j = 1; j < 5; j++)
#pragma omp task depend(in : cell[i - 1][j], cell[i][j - 1]) depend(out : cell[i][j])
      cell[i][j] = sin(cell[i - 1][j] * cell[i][j - 1]) + 0.5 * cell[i - 1][j - 1];
  return cell[4][4] * cell[3][4] + cell[4][2];
}

// Tiles of a product: threads add up tiles of what they share, one after the other.
static double tiles(const double *x) {
  double a[N * N], c[N * N] = {0};
  fill(x, a);
#pragma omp parallel for collapse(2)
  for (int i = 0; i < N; i += 4)
    for (int j = 0; j < N; j += 4)
      for (int k = 0; k < N; k++)
        for (int m = i; m < i + 4; m++)
          for (int n = j; n < j + 4; n++) c[m * N + n] += a[m * N + k] * a[k * N + n];
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < N * N; i++) sum += c[i] * (i % 4);
  return sum / 10;
}

int main(void) {
  MODEL(cholesky, N, 0.4, 0.1);
  MODEL(elimination, N, 0.4, 0.1);
  MODEL(red_and_black, N, 0.3, 0.1);
  MODEL(multigrid, N, 0.3, 0.1);
  MODEL(eigenvalue, N, 0.4, 0.2);
  MODEL(biconjugate, N, 0.4, 0.1);
  MODEL(spectrum, N, 0.2, 0.1);
  MODEL(scattered, N, 0.3, 0.1);
  MODEL(wavefront, N, 0.5, 0.1);
  MODEL(tiles, N, 0.3, 0.1);
  return done();
}
