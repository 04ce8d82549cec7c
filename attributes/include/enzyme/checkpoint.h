/* <enzyme/checkpoint.h>: loops whose reverse keeps some states and computes the others again.
 *
 *     void step(int64_t i, double *state, const double *force);
 *     ...
 *     EnzymeCkptConfig config = {.snapshots = 20};
 *     __enzyme_checkpoint_for(step, 0, 100000, enzyme_scheme, &EnzymeCkptRevolve, &config,
 *                             enzyme_checkpoint_region, state, n * sizeof *state, state, force);
 *
 * is the loop `for (i = 0; i < 0 + 100000; i++) step(i, state, force);`. In reverse mode memory is that of
 * the snapshots and of the tape of one step. A region is memory that the steps write and that outlives
 * them; global variables are found. __enzyme_checkpoint_while, without the two numbers, goes on
 * while the step returns something else than 0.
 */
#ifndef ENZYME_CHECKPOINT_H
#define ENZYME_CHECKPOINT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { ENZYME_CHECKPOINT_VERSION = 1 };

typedef struct EnzymeCheckpointRegion {
    void *data;
    size_t bytes;
    unsigned space;
} EnzymeCheckpointRegion;

enum {
    ENZYME_CHECKPOINT_NONE = 0,
    ENZYME_CHECKPOINT_STORE = 1,      /* the state before step `iteration` in slot `cpnum` */
    ENZYME_CHECKPOINT_RESTORE = 2,    /* the state before step `iteration` from slot `cpnum` */
    ENZYME_CHECKPOINT_FORWARD = 3,    /* run steps from `startiteration` up to `iteration`, without it */
    ENZYME_CHECKPOINT_FIRSTUTURN = 4, /* reverse the last step, `iteration`: the forward sweep ends */
    ENZYME_CHECKPOINT_UTURN = 5,      /* reverse step `iteration` */
    ENZYME_CHECKPOINT_ERROR = 6,
    ENZYME_CHECKPOINT_DONE = 7
};

/* Steps are counted from 0 here, whatever the loop begins with. */
typedef struct EnzymeCheckpointAction {
    int flag;
    int64_t iteration, startiteration, cpnum;
} EnzymeCheckpointAction;

/* What decides when states are kept, and keeps them. Of a loop that goes on while a condition holds the
 * number of steps is -1 first, and a scheme keeps states with steps as they come; what it asks
 * for beyond the last one is cut short, set_nsteps tells how many there were, and the actions
 * behind it are those of the reverse sweep. Slots -1 and -2 hold the state before the last
 * step, and the last one. */
typedef struct EnzymeCheckpointScheme {
    int version;
    void *(*init)(const void *config, int64_t steps, size_t bytes);
    void (*next_action)(void *state, EnzymeCheckpointAction *action);
    void (*store)(void *state, int64_t slot, int64_t step, const EnzymeCheckpointRegion *regions,
                  size_t count);
    void (*restore)(void *state, int64_t slot, int64_t step, const EnzymeCheckpointRegion *regions,
                    size_t count);
    void (*set_nsteps)(void *state, int64_t steps);
    void (*finalize)(void *state);
} EnzymeCheckpointScheme;

/* The schemes that come with this: the fewest steps for the snapshots (Griewank and Walther's binomial
 * checkpointing); every k-th state, and all between two of them; all states. */
extern const EnzymeCheckpointScheme EnzymeCkptRevolve, EnzymeCkptPeriodic, EnzymeCkptStoreAll;

typedef struct EnzymeCkptStats {
    int64_t forward_steps, taped_steps, stores, restores, max_slots, max_bytes;
} EnzymeCkptStats;

/* What they take; a null pointer is all zero. */
typedef struct EnzymeCkptConfig {
    int64_t snapshots;     /* so many states at a time; 0: the root of the number of steps */
    int verbose;           /* say at the end what was done */
    const char *spill_dir; /* states beyond the budget go to files there */
    size_t mem_budget;     /* in bytes; 0: no limit */
    EnzymeCkptStats *stats;
} EnzymeCkptConfig;

extern int enzyme_scheme;            /* &scheme, &config follow */
extern int enzyme_checkpoint_region; /* pointer, bytes follow */

/* In a loop: it is checkpointed by this schedule (<enzyme/checkpoint_schedule.h>), with so many states; -1:
 * the root of the number of rounds. Before it: so many bytes are behind a pointer. */
void __enzyme_set_checkpointing(int, int);
void __enzyme_ptr_size_hint(const void *, size_t, ...);

#ifdef __cplusplus
}
/* Of a lambda without captures, +lambda is a function. */
template <class R, class... Taken, class... Given>
void __enzyme_checkpoint_for(R (*step)(Taken...), int64_t start, int64_t steps, Given...);
template <class R, class... Taken, class... Given>
void __enzyme_checkpoint_while(R (*step)(Taken...), Given...);
#else
void __enzyme_checkpoint_for(void *, int64_t, int64_t, ...);
void __enzyme_checkpoint_while(void *, ...);
#endif

#endif
