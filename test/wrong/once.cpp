// What the standard library runs once, with variables of its own.
#include <mutex>
double __enzyme_autodiff(void *, ...);
static double f(double x) {
    std::once_flag once;
    double y = x;
    std::call_once(once, [&] { y = x * x; });
    return y * x;
}
double slope(double x) { return __enzyme_autodiff((void *)f, x); }

int main() { return slope(3.0) > 0; }
