/* Minimise: steps that remember the last few gradients (Nocedal 1980). */
typedef double objective(const double *x, const void *data);
typedef void derivative(const double *x, double *gradient, const void *data);

/* Change x until the objective falls no more, or so many rounds have been made; return its value. */
double minimise(objective *f, derivative *df, const void *data, double *x, int n, int rounds);
