// A thread of the standard library computes a part.
#include <thread>
double __enzyme_autodiff(void *, ...);
static double f(double x) {
    double part = 0;
    std::thread worker([&] { part = x * x; });
    worker.join();
    return part;
}
double slope(double x) { return __enzyme_autodiff((void *)f, x); }

int main() { return slope(3.0) > 0; }
