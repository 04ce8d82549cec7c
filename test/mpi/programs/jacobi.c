// Jacobi's method for a rod that is spread over all processes, till it changes no more.
#define N 6
#define WIDE
#include "check.h"
static double f(const double *x, int n) {
  double u[N + 2] = {0}, v[N + 2], change = 1;
  int up = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, down = rank ? rank - 1 : MPI_PROC_NULL;
  for (int rounds = 0; change > 1e-3 && rounds < 8; rounds++) {
    MPI_Sendrecv(&u[n], 1, MPI_DOUBLE, up, 0, &u[0], 1, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, down, 1, &u[n + 1], 1, MPI_DOUBLE, up, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    double most = 0;
    for (int i = 1; i <= n; i++) v[i] = 0.5 * (u[i - 1] + u[i + 1] + 0.1 * x[i - 1]);
    for (int i = 1; i <= n; i++) most = fmax(most, fabs(v[i] - u[i])), u[i] = v[i];
    MPI_Allreduce(&most, &change, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  }
  double sum = 0;
  for (int i = 1; i <= n; i++) sum += u[i] * u[i];
  return sum;
}
