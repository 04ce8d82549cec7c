// Warnings: shadows that make no sense; and an error, so that they are told.
double __enzyme_autodiff(void *, ...);
double f(double *x, double *y) { return x[0] * y[0]; }
void slope(double *x, double *y, double *dx, float *dy) {
    float small[1] = {0};
    __enzyme_autodiff((void *)f, x, x, y, dy);
    __enzyme_autodiff((void *)f, x, dx, y, small);
    __enzyme_autodiff((void *)f, x, y, y, x);
    __enzyme_autodiff((void *)f, x, dx, y);
}
