// Threads with communicators of their own: collectives of each at once, and messages beside them.
#define N 4
#define LEVEL MPI_THREAD_MULTIPLE
#define ONLY_ONCE
#define WIDE
#include <thread>
#include <vector>
#include "check.h"

static double part(const double *x, int n, MPI_Comm comm, int which) {
  std::vector<double> u(n), all(n * size);
  for (int i = 0; i < n; i++) u[i] = x[i] * x[which] + 0.1 * which;
  double norm = 0, sum;
  for (int t = 0; t < 2; t++) {
    norm = 0;
    for (int i = 0; i < n; i++) norm += u[i] * u[i];
    MPI_Allreduce(&norm, &sum, 1, MPI_DOUBLE, MPI_SUM, comm);
    for (int i = 0; i < n; i++) u[i] /= 1 + 0.01 * sum;
    MPI_Request request;
    MPI_Iallgather(u.data(), n, MPI_DOUBLE, all.data(), n, MPI_DOUBLE, comm, &request);
    double most = u[0] * u[1], first;
    MPI_Allreduce(&most, &first, 1, MPI_DOUBLE, MPI_MAX, comm);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Bcast(&first, 1, MPI_DOUBLE, t % size, comm);
    for (int i = 0; i < n; i++) u[i] += 0.1 * all[(i * size + rank) % (n * size)] + 0.01 * first;
    MPI_Scan(&u[t], &most, 1, MPI_DOUBLE, MPI_SUM, comm);
    u[n - 1] += 0.1 * most;
    MPI_Reduce(&u[0], &first, 1, MPI_DOUBLE, MPI_SUM, t % size, comm);
    if (rank == t % size) u[1] += 0.1 * first;
  }
  return sum * u[n - 1];
}

static double f(const double *x, int n) {
  MPI_Comm comms[2];
  double sums[2] = {0, 0};
  for (auto &each : comms) MPI_Comm_dup(MPI_COMM_WORLD, &each);
  std::thread other([&] { sums[0] = part(x, n, comms[0], 0); });
  sums[1] = part(x, n, comms[1], 1);
  other.join();
  for (auto &each : comms) MPI_Comm_free(&each);
  return sums[0] * sums[1];
}
