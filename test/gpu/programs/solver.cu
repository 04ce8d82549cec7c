// An object with buffers of the device: a solver that stops by what it copies back.
// inputs 32

__global__ void relax(const double *b, double *x, double a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = 0.5 * (x[i] + a * b[i] / x[i]);
}
__global__ void measure(const double *__restrict__ x, const double *__restrict__ b, double a,
                        double *__restrict__ most, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += (x[i] * x[i] - a * b[i]) * (x[i] * x[i] - a * b[i]);
  *most = sum;
}

class Solver {
  double *b, *x, *most;
  int n;

public:
  Solver(const double *from, int n) : n(n) {
    cudaMalloc(&b, n * sizeof *b);
    cudaMalloc(&x, n * sizeof *x);
    cudaMalloc(&most, sizeof *most);
    cudaMemcpy(b, from, n * sizeof *b, cudaMemcpyHostToDevice);
    cudaMemcpy(x, b, n * sizeof *b, cudaMemcpyDeviceToDevice);
  }
  ~Solver() { cudaFree(b), cudaFree(x), cudaFree(most); }
  __attribute__((noinline)) double step(double a) {
    double found;
    relax<<<dim3(2, 1), dim3(4, 4)>>>(b, x, a, 0);
    relax<<<4, 8>>>(b, x, a, n);
    measure<<<1, 1>>>(x, b, a, most, n);
    cudaMemcpy(&found, most, sizeof found, cudaMemcpyDeviceToHost);
    return found;
  }
  void get(double *to) { cudaMemcpy(to, x, n * sizeof *to, cudaMemcpyDeviceToHost); }
};

__attribute__((noinline)) static double solve(Solver *solver, double a, int depth) {
  double left = solver->step(a);
  return left < 1e-9 || depth > 20 ? left * 1e3 : left * a + solve(solver, a, depth + 1);
}

static double run(const double *x, int n, double a) {
  Solver *solver = new Solver(x, n);
  double s = solve(solver, a, 0), *h = new double[n];
  solver->get(h);
  for (int i = 0; i < n; i++)
    s += h[i] * (i + 1);
  delete solver;
  delete[] h;
  return s;
}
