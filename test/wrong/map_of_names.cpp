// Keys that are texts.
#include <map>
#include <string>
void __enzyme_autodiff(void *, ...);
static double f(const double *x) {
    std::map<std::string, double> m;
    m["a"] = x[0] * x[1];
    return m["a"];
}
void slope(const double *x, double *dx) { __enzyme_autodiff((void *)f, x, dx); }
