/* What derivatives call with --enzyme-trap=nan: look at a number, and stop where it is not finite.
 *
 * Bits are looked at, since -ffast-math says that there is no NaN.
 */
#include <stdint.h>

int dprintf(int file, const char *format, ...);
void abort(void);

/* Where a number comes from; transform/emit/trap.py has the same. */
enum origin { OPERATION, SEED, STORED, ADDED_TO, SUM };

static int is_finite(double number) {
    union {
        double number;
        uint64_t bits;
    } as = {number};
    return (as.bits >> 52 & 0x7ff) != 0x7ff;
}

static int is_nan(double number) {
    union {
        double number;
        uint64_t bits;
    } as = {number};
    return (as.bits & 0x7fffffffffffffff) > 0x7ff0000000000000;
}

static const char *name_of(double number) {
    return is_nan(number) ? "NaN" : number < 0 ? "-infinity" : "infinity";
}

static void tell(double number, const char *place, int origin, double one, double other) {
    const char *name = name_of(number);
    double bad = is_finite(one) ? other : one;
    dprintf(2, "enzyme-cc: %s: ", place);
    if (origin == SEED)
        dprintf(2, "the seed is %s already\n", name);
    else if (origin == STORED)
        dprintf(2, "the shadow holds %s already: a seed, or memory that was never set to 0\n", name);
    else if (origin == ADDED_TO)
        dprintf(2, "the shadow that is added to holds %s already: it was never set to 0\n", name);
    else if (origin == SUM)
        dprintf(2, "the derivative becomes %s: the sum of two finite ones\n", name);
    else if (!is_finite(bad))
        dprintf(2, "the derivative becomes %s: a value of the primal is %s here\n", name, name_of(bad));
    else
        dprintf(2, "the derivative becomes %s: it was finite before, but the partial derivative is not\n",
                name);
    abort();
}

void __enzyme_cc_trap(double number, const char *place, int origin, double one, double other) {
    if (!is_finite(number)) tell(number, place, origin, one, other);
}
