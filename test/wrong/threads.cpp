// A thread of the standard library that nobody waits for.
#include <thread>
double __enzyme_autodiff(void *, ...);
static double f(double x) {
    double part = 0;
    std::thread worker([&] { part = x * x; });
    worker.detach();
    return part;
}
double slope(double x) { return __enzyme_autodiff((void *)f, x); }

int main() { return slope(3.0) > 0; }
