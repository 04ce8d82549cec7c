// k-means with soft weights: centres are sums over all processes.
#define N 8
#include "check.h"
static double f(const double *x, int n) {
  double centre[2] = {0.5, 1.6}, sums[4], all[4], spread = 0, total;
  for (int round = 0; round < 4; round++) {
    memset(sums, 0, sizeof sums);
    spread = 0;
    for (int i = 0; i < n; i++) {
      double a = exp(-4 * (x[i] - centre[0]) * (x[i] - centre[0])), b = exp(-4 * (x[i] - centre[1]) * (x[i] - centre[1]));
      double p = a / (a + b);
      sums[0] += p * x[i], sums[1] += p, sums[2] += (1 - p) * x[i], sums[3] += 1 - p;
      spread += p * (x[i] - centre[0]) * (x[i] - centre[0]) + (1 - p) * (x[i] - centre[1]) * (x[i] - centre[1]);
    }
    MPI_Allreduce(sums, all, 4, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    centre[0] = all[0] / all[1], centre[1] = all[2] / all[3];
  }
  MPI_Allreduce(&spread, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return total * centre[0] / size;
}
