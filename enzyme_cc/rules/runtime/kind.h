/* The kind of floating-point number that a file is compiled for: REAL, and how it is spelled.
 *
 * KIND is 64, 80 or 128; NAME(f) is f with the suffix that C gives to functions of that kind.
 */
#ifndef KIND_H
#define KIND_H

#if KIND == 64
typedef double REAL;
#define NAME(f) f
#define R(number) number
#define DIGITS 53
#elif KIND == 80
typedef long double REAL;
#define NAME(f) f##l
#define R(number) number##L
#define DIGITS 64
#else
typedef __float128 REAL;
#define NAME(f) f##f128
#define R(number) number##Q
#define DIGITS 113
#endif

/* 2 to the power of half the digits, rounded up, and 1. */
#define SPLITTER ((REAL)(1ull << (DIGITS + 1) / 2) + 1)
/* From here on all numbers are whole. */
#define ALL_WHOLE ((REAL)(1ull << (DIGITS - 1) / 2) * (REAL)(1ull << DIGITS / 2))
/* The distance of 1 from the next number. */
#define STEP (1 / ALL_WHOLE)
#define INFINITE ((REAL)__builtin_inf())
#define NO_NUMBER ((REAL)__builtin_nan(""))

#endif
