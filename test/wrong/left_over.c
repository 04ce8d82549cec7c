// An argument too many, and one of another type.
double __enzyme_autodiff(void *, ...);
double f(double x, const double *p) { return x * p[0]; }
double slope(double x, double *p, double *dp) {
    return __enzyme_autodiff((void *)f, x, p, dp, (char)3);
}
double steep(double x) { return __enzyme_autodiff((void *)f, x, 3L, 4L); }
