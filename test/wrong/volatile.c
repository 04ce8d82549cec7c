// A volatile access, and assembly.
double __enzyme_autodiff(void *, ...);
double f(volatile double *p) { return *p * *p; }
double g(double x) { double y; __asm__("sqrtsd %1, %0" : "=x"(y) : "x"(x)); return y; }
void slope(double *p, double *dp) { __enzyme_autodiff((void *)f, p, dp); }
double root(double x) { return __enzyme_autodiff((void *)g, x); }
