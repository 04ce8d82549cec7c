// An atomic of the standard library holds a number.
#include <atomic>
double __enzyme_autodiff(void *, ...);
struct Shared { std::atomic<double> sum{0}; };
static double f(double x) {
    Shared s;
    s.sum.exchange(x * x);
    return s.sum.load() * x;
}
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
int main() { return slope(3) > 0; }
