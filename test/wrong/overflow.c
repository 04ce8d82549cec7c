// A checked product of the bits of a number.
#include <string.h>
double __enzyme_autodiff(void *, ...);
double f(double x) {
    long bits, product;
    memcpy(&bits, &x, 8);
    if (__builtin_mul_overflow(bits, 3L, &product)) return 0;
    double y;
    memcpy(&y, &product, 8);
    return y;
}
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
int main(void) { return slope(3) > 0; }
