// Numbers behind dots.
#include <stdarg.h>
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) static double sum(int n, ...) {
    va_list all;
    va_start(all, n);
    double s = 0;
    for (int i = 0; i < n; i++) s += va_arg(all, double);
    va_end(all);
    return s;
}
double f(double x) { return sum(2, x, x * x); }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
int main(void) { return slope(3) > 0; }
