// What options are worth, by Monte Carlo: each process has paths of its own, and a common control.
#define N 3
#include "check.h"
static double f(const double *x, int n) {
  enum { PATHS = 6, STEPS = 5 };
  double sums[3] = {0, 0, 0}, all[3];
  for (int path = 0; path < PATHS; path++) {
    unsigned long state = 1 + 7919ul * (rank * PATHS + path);
    double price = 1 + 0.1 * x[0], mean = 0;
    for (int step = 0; step < STEPS; step++) {
      state = state * 6364136223846793005ul + 1442695040888963407ul;
      const double draw = (double)(state >> 33) / (1ul << 31) - 0.5;
      price *= exp(0.05 * x[1] + 0.3 * x[2] * draw);
      mean += price / STEPS;
    }
    const double gain = log(1 + exp(4 * (mean - 1.2)));
    sums[0] += gain, sums[1] += price, sums[2] += gain * price;
  }
  MPI_Allreduce(sums, all, 3, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  const int paths = PATHS * size;
  const double slope = all[2] / paths - all[0] / paths * all[1] / paths;
  double last = 0;
  MPI_Scan(&slope, &last, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return all[0] / paths - 0.3 * slope + 0.1 * last * x[n - 1];
}
