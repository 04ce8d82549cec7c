// REQUIRES: clang-22
// RUN: %enzyme-cc -std=gnu89 -w -O0 "%s" -o "%t" && "%t" | %FileCheck "%s"
// RUN: %enzyme-cc -std=gnu89 -w -O2 "%s" -o "%t" && "%t" | %FileCheck "%s"

// Called through a pointer with no prototype, a function reads what carries a derivative.
// CHECK: 6 0

double __enzyme_autodiff(void *, double, int);
int printf(const char *, ...);

static double kept;
static double read() { return kept; }
static double other() { return 1.0; }
static double (*const table[2])() = {read, other};

double f(double x, int n) {
  kept = x * x;
  return table[n]();
}

int main(int count, char **words) {
  printf("%g %g\n", __enzyme_autodiff((void *)f, 3.0, count - 1), __enzyme_autodiff((void *)f, 3.0, count));
  return 0;
}
