// Two normal distributions, fitted to data that processes share: sums in each step, the model at the root.
#define N 4
#include "check.h"
static double f(const double *x, int n) {
  double model[4] = {0.4, 1.3, 0.6, 0.7}, sums[7], all[7];
  for (int step = 0; step < 3; step++) {
    memset(sums, 0, sizeof sums);
    for (int i = 0; i < n; i++) {
      double p[2];
      for (int k = 0; k < 2; k++) {
        const double z = (x[i] - model[k]) / model[2 + k];
        p[k] = exp(-z * z / 2) / model[2 + k];
      }
      for (int k = 0; k < 2; k++) {
        const double part = p[k] / (p[0] + p[1]);
        sums[k] += part, sums[2 + k] += part * x[i], sums[4 + k] += part * x[i] * x[i];
      }
      sums[6] += log(p[0] + p[1]);
    }
    MPI_Reduce(sums, all, 7, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    if (!rank)
      for (int k = 0; k < 2; k++) {
        model[k] = all[2 + k] / all[k];
        model[2 + k] = sqrt(all[4 + k] / all[k] - model[k] * model[k] + 0.05);
      }
    MPI_Bcast(model, 4, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  }
  return sums[6] + model[0] * model[3] * (rank + 1);
}
