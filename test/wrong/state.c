// A variable that is defined elsewhere, and a function without a body.
double __enzyme_autodiff(void *, ...);
extern double state;
double lost(double);
double f(double x) { state = state * x; return lost(state); }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }

int main() { return slope(3.0) > 0; }
