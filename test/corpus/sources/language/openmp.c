// OpenMP: outlined functions, ident_t globals, reductions, tasks, simd metadata, atomics, offload.
// corpus-variant: omp -fopenmp -lm
// corpus-variant: simd -fopenmp-simd -march=haswell
// corpus-variant: builder -fopenmp -fopenmp-enable-irbuilder
// corpus-variant: device -fopenmp -fopenmp-targets=x86_64-unknown-linux-gnu --offload-host-only
int omp_get_thread_num(void);
double shared_total;
double private_one;
#pragma omp threadprivate(private_one)
#pragma omp declare simd uniform(k) linear(i : 1) notinbranch
double kernel(double x, double k, int i) { return x * k + i; }
#pragma omp declare reduction(biggest : double : omp_out = omp_in > omp_out ? omp_in : omp_out) initializer(omp_priv = -1e308)
double sums(const double *x, double *y, int n) {
  double total = 0, most = -1;
#pragma omp parallel for reduction(+ : total) reduction(biggest : most) schedule(dynamic, 4) if (n > 100)
  for (int i = 0; i < n; ++i) {
    total += x[i];
    most = x[i] > most ? x[i] : most;
  }
#pragma omp parallel for simd aligned(y : 64) safelen(8) collapse(2)
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < 8; ++j) y[i * 8 + j] = kernel(x[i], most, j);
#pragma omp simd reduction(max : most)
  for (int i = 0; i < n; ++i) most = most > y[i] ? most : y[i];
  return total + most;
}
void blocks(double *x, int n) {
#pragma omp parallel num_threads(4) firstprivate(n) shared(x) proc_bind(close)
  {
#pragma omp single nowait
    for (int i = 0; i < n; ++i) {
#pragma omp task depend(inout : x[i]) firstprivate(i) priority(3)
      x[i] *= 2;
    }
#pragma omp taskwait
#pragma omp for ordered schedule(static, 1)
    for (int i = 0; i < 10; ++i) {
#pragma omp ordered
      x[i] += omp_get_thread_num();
    }
#pragma omp critical(named)
    shared_total += x[0];
#pragma omp atomic update seq_cst
    shared_total += 1;
    double old;
#pragma omp atomic capture
    { old = shared_total; shared_total *= 2; }
#pragma omp barrier
#pragma omp sections
    {
#pragma omp section
      x[0] = old;
#pragma omp section
      x[1] = 2;
    }
#pragma omp master
    private_one = x[1];
#pragma omp cancel parallel
  }
}
double target(double *x, int n) {
  double s = 0;
#pragma omp target teams distribute parallel for map(to : x[0 : n]) map(tofrom : s) reduction(+ : s)
  for (int i = 0; i < n; ++i) s += x[i];
#pragma omp taskloop grainsize(8)
  for (int i = 0; i < n; ++i) x[i] = s;
  return s;
}
