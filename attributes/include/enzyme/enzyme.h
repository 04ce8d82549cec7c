/* <enzyme/enzyme.h>: ask for derivatives from C.
 *
 * On the include path of enzyme-cc with no flags. It defines nothing and leaves no symbol
 * behind: the markers are recognised by name, and requests are replaced by derivatives.
 *
 * A request is a call of any function whose name contains __enzyme_autodiff,
 * __enzyme_fwddiff, ...; so declare one of your own for each return type you need:
 *
 *     ENZYME_AUTODIFF(struct gradient, of_loss);
 *     struct gradient g = __enzyme_autodiff_of_loss((void *)loss, enzyme_dup, x, dx);
 *
 * The common return types are declared below.
 */
#ifndef ENZYME_ENZYME_H
#define ENZYME_ENZYME_H

#ifdef __cplusplus
extern "C" {
#endif

/* How one argument takes part: each precedes the argument it is about. */
extern int enzyme_const;           /* x: no derivative                                  */
extern int enzyme_dup;             /* x, dx: the shadow follows                         */
extern int enzyme_dupnoneed;       /* x, dx: as dup, and the result in *x is not needed */
extern int enzyme_dupv;            /* bytes, x, dx: N shadows, so many bytes apart      */
extern int enzyme_dupnoneedv;      /* bytes, x, dx                                      */
extern int enzyme_out;             /* x: its derivative is returned (reverse mode)      */
extern int enzyme_byref;           /* bytes, &x: the argument is passed by pointer      */
extern int enzyme_interleave;      /* from here on the shadows, in order                */
extern int enzyme_not_overwritten; /* x: stays as it is until the reverse call          */

/* What holds for the whole call. */
extern int enzyme_active_return;
extern int enzyme_const_return;
extern int enzyme_dup_return;
extern int enzyme_primal_return;    /* also return the original result, first           */
extern int enzyme_noret;            /* the original result is not used                  */
extern int enzyme_width;            /* N: so many directions at once                    */
extern int enzyme_runtime_activity; /* decide at run time what is active                */
extern int enzyme_strong_zero;      /* zero times infinity is zero in derivatives       */
extern int enzyme_nofree;           /* the reverse call may be made again               */
extern int enzyme_allocated;        /* bytes: the tape is in storage of yours           */
extern int enzyme_tape;             /* pointer: where the tape is                       */
extern int enzyme_context;          /* pointer: the shadows of globals                  */

/* Calls that ask for no derivative. Any function whose name contains one of theirs will do, too:
 * declare your own where you want other types. The bare names with several forms are left to you. */

/* Shadows of globals, apart from all others; one block, to be given to free(). To clear them. */
void *__enzyme_context(int width);
void __enzyme_zero_shadows(void *context);
/* Where the shadow of a global is: the one that is made, and the one in a context. */
void *__enzyme_shadow_of(void *variable, int width, int direction);
void *__enzyme_shadow_in(void *context, void *variable, int direction);
/* The shadow of a function, or of a constant table of functions, in reverse mode. */
void *__enzyme_virtualreverse_of(void *function);
/* The first: how many rounds a loop has. That it is at most the second is not relied on. */
long __enzyme_iter_long(long rounds, long most);
/* What so many bytes behind a pointer are. */
void __enzyme_float_at(void *pointer, unsigned long bytes);
void __enzyme_double_at(void *pointer, unsigned long bytes);
void __enzyme_integer_at(void *pointer, unsigned long bytes);
void __enzyme_pointer_at(void *pointer, unsigned long bytes);

/* How an argument of a batch is spread over its instances. */
extern int enzyme_scalar; /* x: the same for all             */
extern int enzyme_vector; /* x0, x1, ...: one for each       */
extern int enzyme_buffer; /* bytes, base: so many bytes apart */

/* A request of your own: its return type, and the end of its name. */
#define ENZYME_AUTODIFF(type, name) type __enzyme_autodiff_##name(void *, ...)
#define ENZYME_FWDDIFF(type, name) type __enzyme_fwddiff_##name(void *, ...)
#define ENZYME_FWDSPLIT(type, name) type __enzyme_fwdsplit_##name(void *, ...)
#define ENZYME_AUGMENTFWD(type, name) type __enzyme_augmentfwd_##name(void *, ...)
#define ENZYME_REVERSE(type, name) type __enzyme_reverse_##name(void *, ...)
#define ENZYME_BATCH(type, name) type __enzyme_batch_##name(void *, ...)
/* A call of a function that carries no derivative here. */
#define ENZYME_CALL_INACTIVE(type, name) type __enzyme_call_inactive_##name(void *, ...)

ENZYME_AUTODIFF(void, void);
ENZYME_AUTODIFF(float, float);
ENZYME_AUTODIFF(double, double);
ENZYME_FWDDIFF(void, void);
ENZYME_FWDDIFF(float, float);
ENZYME_FWDDIFF(double, double);
ENZYME_FWDSPLIT(void, void);
ENZYME_FWDSPLIT(float, float);
ENZYME_FWDSPLIT(double, double);
ENZYME_AUGMENTFWD(void *, tape);
ENZYME_REVERSE(void, void);
ENZYME_REVERSE(float, float);
ENZYME_REVERSE(double, double);
ENZYME_CALL_INACTIVE(void, void);
ENZYME_CALL_INACTIVE(double, double);
unsigned long __enzyme_augmentsize(void *, ...);

#ifdef __cplusplus
}
#endif

#endif
