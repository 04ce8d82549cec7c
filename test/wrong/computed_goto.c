// A computed jump into a cycle: the message is at a line, though all such jumps are one.
double __enzyme_autodiff(void *, ...);
static double step(int k, double x) {
    static void *to[] = {&&a, &&b, &&c};
    double y = x;
    goto *to[k];
a:
    y *= x;
b:
    y += 1;
    if (y < 100) {
        k = (k + 1) % 3;
        goto *to[k];
    }
    y *= 2;
    goto a;
c:
    return y;
}
double slope(int k, double x) { return __enzyme_autodiff((void *)step, k, x); }
