// A shadow is missing, and a marker is misspelt.
double __enzyme_autodiff(void *, ...);
extern int enzyme_dupp;
struct pair { double a, b; };
double f(struct pair *p, int n) { return p->a * p->b * n; }
double slope(struct pair *p) { return __enzyme_autodiff((void *)f, 3, p); }
double wrong(struct pair *p, struct pair *dp) { return __enzyme_autodiff((void *)f, enzyme_dupp, p, dp, 3); }
