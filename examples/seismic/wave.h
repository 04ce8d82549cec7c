/* Three kilometres of rock, shaken at the left end; what geophones near both ends hear. */
enum { CELLS = 150, STEPS = 900 };

/* Waves through rock in which they have these speeds (km/s): what is heard at each step, first at
   the left end, then at the right. */
void simulate(const double *speed, double *restrict heard);

/* How far that is from what was really heard: half the sum of squares. */
double misfit(const double *speed, const double *restrict heard);
