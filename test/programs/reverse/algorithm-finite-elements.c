// Finite elements: triangles by index tables, stiffness assembled, borders fixed, and solved.
#include "reverse.h"

enum { NODES = 6, TRIANGLES = 4 };
static const int corners[TRIANGLES][3] = {{0, 1, 3}, {1, 4, 3}, {1, 2, 4}, {2, 5, 4}};
static const int fixed[NODES] = {1, 0, 0, 0, 0, 1};

static void assemble(const double (*at)[2], const double *material, double k[NODES][NODES]) {
  for (int t = 0; t < TRIANGLES; t++) {
    double b[3], c[3], area = 0;
    for (int i = 0; i < 3; i++) {
      const double *p = at[corners[t][(i + 1) % 3]], *q = at[corners[t][(i + 2) % 3]];
      b[i] = p[1] - q[1], c[i] = q[0] - p[0];
      area += (p[0] * q[1] - q[0] * p[1]) / 2;
    }
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++)
        k[corners[t][i]][corners[t][j]] +=
            exp(material[t]) * (b[i] * b[j] + c[i] * c[j]) / (4 * area);
  }
}

static void solve(double k[NODES][NODES], double *u) {
  for (int p = 0; p < NODES; p++) {
    if (fixed[p]) continue;
    for (int i = 0; i < NODES; i++) {
      if (i == p || fixed[i]) continue;
      double factor = k[i][p] / k[p][p];
      for (int j = 0; j < NODES; j++) k[i][j] -= factor * k[p][j];
      u[i] -= factor * u[p];
    }
  }
  for (int p = 0; p < NODES; p++)
    if (!fixed[p]) u[p] /= k[p][p];
}

static void all(const double *x, double *y) {
  double k[NODES][NODES] = {{0}};
  assemble((const double(*)[2])x, x + 2 * NODES, k);
  for (int i = 0; i < NODES; i++) {
    y[i] = fixed[i] ? x[2 * NODES + TRIANGLES] * (i + 1) : 0.1 * i;
    for (int j = 0; j < NODES && !fixed[i]; j++)
      if (fixed[j]) y[i] -= k[i][j] * x[2 * NODES + TRIANGLES] * (j + 1);
  }
  solve(k, y);
}

int main(void) {
  double x[] = {0, 0,   1.1, 0.1, 2.2, -0.1, 0.1,  1,  1,
                1.2, 2, 1,   0.3, 0.1, -0.2, 0.05, 0.4};
  CHECK_ADJOINT_MAP(all, x, 2 * NODES + TRIANGLES + 1, NODES, NULL);
  return checked();
}
