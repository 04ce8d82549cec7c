// An ensemble Kalman filter: members are gathered, the mean and the gain go back to all.
#define N 3
#include "check.h"
static double f(const double *x, int n) {
  double state[N], *all = malloc(size * n * sizeof *all), mean[N], gain[N];
  for (int i = 0; i < n; i++) state[i] = x[i];
  for (int step = 0; step < 3; step++) {
    for (int i = 0; i < n; i++) state[i] += 0.1 * (sin(state[(i + 1) % n]) - 0.3 * state[i] + rank);
    MPI_Gather(state, n, MPI_DOUBLE, all, n, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    if (rank == 0) {
      double variance = 0.1;
      for (int i = 0; i < n; i++) {
        mean[i] = 0;
        for (int r = 0; r < size; r++) mean[i] += all[r * n + i] / size;
      }
      for (int r = 0; r < size; r++) variance += (all[r * n] - mean[0]) * (all[r * n] - mean[0]);
      for (int i = 0; i < n; i++) {
        gain[i] = 0;
        for (int r = 0; r < size; r++) gain[i] += (all[r * n + i] - mean[i]) * (all[r * n] - mean[0]) / variance;
      }
    }
    MPI_Bcast(gain, n, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    for (int i = 0; i < n; i++) state[i] += gain[i] * (1.2 - state[0]);
  }
  double sum = 0;
  for (int i = 0; i < n; i++) sum += state[i] * state[i];
  free(all);
  return sum;
}
