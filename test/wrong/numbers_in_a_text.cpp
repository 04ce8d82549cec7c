// The bytes of numbers, read from a text.
#include <cstring>
#include <string>
void __enzyme_autodiff(void *, ...);
static double f(const double *x) {
    double given[2] = {x[0], x[0] * x[1]}, taken[2];
    std::string text((const char *)given, sizeof given);
    std::memcpy(taken, text.data(), sizeof taken);
    return taken[0] * taken[1];
}
void slope(const double *x, double *dx) { __enzyme_autodiff((void *)f, x, dx); }
