// Arithmetic on the bits of a number.
#include <stdint.h>
#include <string.h>
double __enzyme_autodiff(void *, ...);
static double scramble(double x) {
    uint64_t bits;
    memcpy(&bits, &x, 8);
    bits = bits * 3 ^ 0x5555;
    double y;
    memcpy(&y, &bits, 8);
    return y;
}
double f(double x) { return scramble(x) * x; }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
int main(void) { return slope(3) > 0; }
