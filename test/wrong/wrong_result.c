// The result is of another type than the request is declared to return.
struct pair { double a, b; };
float __enzyme_fwddiff_float(void *, ...);
double __enzyme_fwddiff(void *, ...);
double f(double x) { return x * x; }
struct pair g(double x) { struct pair p = {x, 2 * x}; return p; }
float slope(double x) { return __enzyme_fwddiff_float((void *)f, x, 1.0); }
double both(double x) { return __enzyme_fwddiff((void *)g, x, 1.0); }
