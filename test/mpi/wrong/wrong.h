// A gradient that stops the program, and says where and why.
#include <enzyme/enzyme.h>
#include <mpi.h>
static double f(double *x);
static int rank;
static void gradient(double *x, double *d) { __enzyme_autodiff_void((void *)f, x, d); }
int main(int argc, char **argv) {
  double x[2] = {1.5, 2}, d[2] = {0};
#ifdef LEVEL
  int level;
  MPI_Init_thread(&argc, &argv, LEVEL, &level);
#else
  MPI_Init(&argc, &argv);
#endif
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
#ifdef TWICE
  double v[2] = {1, 0}, more[2] = {0};
  __enzyme_fwddiff_void((void *)gradient, x, v, d, more);
#else
  gradient(x, d);
#endif
  MPI_Finalize();
  return 0;
}
