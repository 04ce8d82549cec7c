// Requests are waited for one by one, as they come, by all calls that there are for that.
#define N 6
#define WIDE
#include "check.h"
static double f(const double *x, int n) {
  double got[N], y[N], sum = 0;
  MPI_Request all[2 * N];
  MPI_Status statuses[2 * N];
  int to = (rank + 1) % size, from = (rank + size - 1) % size, indices[2 * N], done = 0, some, one;
  for (int i = 0; i < n; i++) y[i] = x[i] * x[(i + 1) % n];
  for (int i = 0; i < n; i++) {
    MPI_Irecv(&got[i], 1, MPI_DOUBLE, from, i / 2, MPI_COMM_WORLD, &all[i]);
    MPI_Issend(&y[i], 1, MPI_DOUBLE, to, i / 2, MPI_COMM_WORLD, &all[n + i]);
  }
  MPI_Waitany(2 * n, all, &one, MPI_STATUS_IGNORE);
  done++;
  while (done < n) {
    MPI_Waitsome(2 * n, all, &some, indices, statuses);
    done += some;
  }
  int flag = 0;
  MPI_Testsome(2 * n, all, &some, indices, MPI_STATUSES_IGNORE);
  MPI_Testany(2 * n, all, &one, &flag, MPI_STATUS_IGNORE);
  flag = 0;
  for (int i = 0; i < n; i++)
    for (flag = 0; !flag;) MPI_Test(&all[i], &flag, &statuses[0]);
  for (flag = 0; !flag;) MPI_Testall(2 * n, all, &flag, MPI_STATUSES_IGNORE);
  for (int i = 0; i < n; i++) sum += got[i] * got[i] * x[i] * (i + 1);
  return sum;
}
