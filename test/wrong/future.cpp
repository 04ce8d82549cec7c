// What the standard library runs beside this one.
#include <future>
double __enzyme_autodiff(void *, ...);
static double f(double x) {
    auto part = std::async(std::launch::async, [=] { return x * x; });
    return part.get() * x;
}
double slope(double x) { return __enzyme_autodiff((void *)f, x); }

int main() { return slope(3.0) > 0; }
