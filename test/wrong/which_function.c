// Which function is meant is not known.
double __enzyme_autodiff(void *, ...);
typedef double (*function)(double);
function choose(int);
double table(function f, double x) { return __enzyme_autodiff((void *)f, x); }
double chosen(int n, double x) { return __enzyme_autodiff((void *)choose(n), x); }
double by_memory(function *all, double x) { return __enzyme_autodiff((void *)all[3], x); }
double number(double x) { return __enzyme_autodiff((void *)3, x); }
