/* The functions of float: those of double, rounded. */
#define OF_FLOAT(name)               \
  double __enzyme_cc_##name(double); \
  float __enzyme_cc_##name##f(float x) { return __enzyme_cc_##name(x); }

OF_FLOAT(digamma)
OF_FLOAT(erfcinv)
OF_FLOAT(erfinv)
OF_FLOAT(trigamma)

double __enzyme_cc_polygamma(int, double);
float __enzyme_cc_polygammaf(int n, float x) { return __enzyme_cc_polygamma(n, x); }
