/* Parallel regions: who forks them ahead and back, and in which order locks were held.
 *
 * Ahead, each thread keeps what its reverse needs in a cell of its own. Back, as many threads are asked for
 * as there were, and each reverses what it ran; where fewer come, they share the cells, unless threads
 * wait for each other in there. Who leaves a lock is told the how manieth that was: the reverse
 * enters it in the opposite order.
 */
#include <stddef.h>
#include <stdint.h>

struct ident { int32_t reserved, flags, other, more; const char *source; };

void __kmpc_barrier(struct ident *place, int32_t thread);
void __kmpc_critical(struct ident *place, int32_t thread, void *lock);
void __kmpc_end_critical(struct ident *place, int32_t thread, void *lock);
void __kmpc_end_ordered(struct ident *place, int32_t thread);
void __kmpc_ordered(struct ident *place, int32_t thread);
void __kmpc_end_serialized_parallel(struct ident *place, int32_t thread);
void __kmpc_fork_call(struct ident *place, int32_t count, void *run, ...);
int32_t __kmpc_global_thread_num(struct ident *place);
void __kmpc_push_num_threads(struct ident *place, int32_t thread, int32_t count);
void __kmpc_serialized_parallel(struct ident *place, int32_t thread);
int omp_get_active_level(void);
int omp_get_level(void);
int omp_get_num_threads(void);
int omp_get_thread_num(void);
void omp_set_lock(void *lock);
void omp_set_nest_lock(void *lock);
int omp_test_lock(void *lock);
int omp_test_nest_lock(void *lock);
void omp_unset_lock(void *lock);
void omp_unset_nest_lock(void *lock);
int pthread_create(unsigned long *handle, const void *attributes, void *(*run)(void *), void *given);
int pthread_join(unsigned long handle, void **result);
int pthread_barrier_wait(void *barrier);
int pthread_cond_wait(void *sign, void *lock);
int pthread_mutex_lock(void *lock);
int pthread_mutex_trylock(void *lock);
int pthread_mutex_unlock(void *lock);
int sched_yield(void);
int dprintf(int file, const char *format, ...);
__attribute__((noreturn)) void abort(void);
void *calloc(size_t count, size_t size);
void *memcpy(void *to, const void *from, size_t size);
void free(void *block);

/* A lock: how often it was held, and of these how often that is still to be reversed. */
struct held {
    struct held *next;
    void *lock;
    int64_t count, left;
    /* Of a barrier: how often all have met there. */
    int64_t met;
    /* Of a sign: how often it was given; and which of all of these it is. */
    int64_t given, serial;
    /* Of a lock that its thread may take more than once: how often it has it. */
    int64_t depth;
};

/* One run of a region, from ahead to back. */
struct team {
    struct team *outer;
    char *cells;
    struct held *held;
    int64_t threads, size;
    /* Of threads that the program starts: how many run now, and how many are to be reversed. */
    int64_t running, records;
    /* Of threads that take turns: who is next, and who has done, or waits at a barrier. */
    int64_t next, size_of_turn;
    char *done;
    /* Of a gradient that is differentiated: where its threads come from, and how they run. */
    struct origin *origins;
    int32_t flags;
};

/* What a thread was in before. */
struct origin {
    struct team *current, *turning;
    int64_t own_turn;
};

struct job {
    void (*body)(void *frame, void *cell);
    void *frame;
    struct team *team;
};

static struct ident here = {0, 2, 0, 22, ";unknown;unknown;0;0;;"};
static __thread struct team *current;
/* The team in which this thread takes turns, and its number there. */
static __thread struct team *turning;
static __thread int64_t own_turn;
static char ordered, records_lock;
/* In which order threads enter what all come to. */
static struct held *orders;
/* How many locks and signs there were; of which this thread took one last, given how often by then. */
static int64_t serials;
static __thread int64_t last_serial, last_given;

static int32_t number(void) {
    return __kmpc_global_thread_num(&here);
}

static __attribute__((noreturn)) void failed(const char *what) {
    dprintf(2, "enzyme-cc: %s\n", what);
    abort();
}

static void take_records(void) {
    while (__atomic_test_and_set(&records_lock, __ATOMIC_ACQUIRE)) sched_yield();
}

static void give_records(void) {
    __atomic_clear(&records_lock, __ATOMIC_RELEASE);
}

static void *zeros(size_t count, size_t size) {
    void *made = calloc(count, size);
    if (!made) failed("out of memory for a parallel region");
    return made;
}

/* -- the program's own region ------------------------------------------------------------------ */

static void run(int32_t *thread, int32_t *bound, const struct job *job) {
    (void)thread, (void)bound;
    job->body(job->frame, 0);
}

void __enzyme_cc_parallel_run(void (*body)(void *, void *), void *frame) {
    struct job job = {body, frame, 0};
    __kmpc_fork_call(&here, 1, (void *)run, &job);
}

/* -- ahead ------------------------------------------------------------------------------------- */

/* Return the cells of a team: whoever comes first makes them. */
static char *cells_of(struct team *team) {
    char *found = __atomic_load_n(&team->cells, __ATOMIC_ACQUIRE);
    int threads = omp_get_num_threads();
    if (found) return found;
    char *made = zeros(threads, team->size);
    if (__atomic_compare_exchange_n(&team->cells, &found, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
        team->threads = threads;
        return made;
    }
    free(made);
    return found;
}

static void ahead(int32_t *thread, int32_t *bound, const struct job *job) {
    struct team *before = current;
    char *cells = cells_of(job->team);
    (void)thread, (void)bound;
    current = job->team;
    job->body(job->frame, cells + omp_get_thread_num() * job->team->size);
    current = before;
}

void *__enzyme_cc_parallel_ahead(void (*body)(void *, void *), void *frame, int64_t size) {
    struct team *team = zeros(1, sizeof *team);
    struct job job = {body, frame, team};
    team->outer = current;
    team->size = (size + 63) / 64 * 64;
    __kmpc_fork_call(&here, 1, (void *)ahead, &job);
    return team;
}

int64_t __enzyme_cc_parallel_threads(const struct team *team) {
    return team->threads;
}

void *__enzyme_cc_parallel_cell(const struct team *team, int64_t thread) {
    return team->cells + thread * team->size;
}

/* -- back -------------------------------------------------------------------------------------- */

static void back(int32_t *thread, int32_t *bound, const struct job *job) {
    struct team *team = job->team, *before = current;
    int64_t threads = omp_get_num_threads();
    (void)thread, (void)bound;
    current = team;
    for (int64_t each = omp_get_thread_num(); each < team->threads; each += threads)
        job->body(job->frame, team->cells + each * team->size);
    current = before;
}

static void back_together(int32_t *thread, int32_t *bound, const struct job *job) {
    if (omp_get_num_threads() < job->team->threads)
        failed("fewer threads came to reverse a parallel region than ran it, and its threads wait for each "
               "other: allow as many (OMP_THREAD_LIMIT, OMP_DYNAMIC)");
    back(thread, bound, job);
}

static void take_turn(void) {
    while (__atomic_load_n(&turning->next, __ATOMIC_ACQUIRE) != own_turn) sched_yield();
}

static void give_turn(void) {
    int64_t next = own_turn;
    int64_t threads = __atomic_load_n(&turning->size_of_turn, __ATOMIC_RELAXED);
    for (int64_t left = threads; left; left--) {
        next = (next + 1) % threads;
        if (!turning->done[next]) break;
    }
    __atomic_store_n(&turning->next, next, __ATOMIC_RELEASE);
}

/* Reverse a thread where threads take turns: another team may wait for its own meanwhile. */
static void in_turn(int32_t *thread, int32_t *bound, const struct job *job, int waits) {
    struct team *before = turning;
    int64_t number_before = own_turn;
    turning = job->team;
    own_turn = omp_get_thread_num();
    __atomic_store_n(&turning->size_of_turn, omp_get_num_threads(), __ATOMIC_RELAXED);
    take_turn();
    (waits ? back_together : back)(thread, bound, job);
    turning->done[own_turn] = 1;
    give_turn();
    turning = before;
    own_turn = number_before;
}

static void back_in_turns(int32_t *thread, int32_t *bound, const struct job *job) {
    in_turn(thread, bound, job, 0);
}

static void back_together_in_turns(int32_t *thread, int32_t *bound, const struct job *job) {
    in_turn(thread, bound, job, 1);
}

enum { WAITS = 1, TURNS = 2 };

static void check_turns(int32_t flags) {
    if (flags & WAITS && turning)
        failed("nested parallel regions whose threads wait for each other have no derivative with "
               "--enzyme-deterministic");
}

/* Let locks be left as often as they were held. */
static void let_count_down(struct team *team) {
    for (struct held *each = team->held; each; each = each->next) each->left = each->count, each->depth = 0;
}

/* Reverse a region, where its threads wait for each other, or take turns. */
void __enzyme_cc_parallel_back(void (*body)(void *, void *), void *frame, struct team *team, int32_t flags) {
    struct job job = {body, frame, team};
    void *runs = flags & WAITS ? back_together : back;
    if (flags & TURNS && team->threads > 1) {
        check_turns(flags);
        runs = flags & WAITS ? back_together_in_turns : back_in_turns;
        team->done = zeros(team->threads, 1);
        team->next = 0;
    }
    let_count_down(team);
    team->outer = current;
    __kmpc_push_num_threads(&here, number(), team->threads);
    __kmpc_fork_call(&here, 1, runs, &job);
    free(team->done);
    team->done = 0;
}

/* -- gradients that are differentiated: forks as the program has them ----------------------------- */

static void count_one(int32_t *thread, int32_t *bound, int64_t *count) {
    (void)thread, (void)bound;
    if (!omp_get_thread_num()) *count = omp_get_num_threads();
}

/* Return how many threads the next region has; it takes the place of that region. */
int64_t __enzyme_cc_parallel_count_team(void) {
    int64_t count = 0;
    __kmpc_fork_call(&here, 1, (void *)count_one, &count);
    return count;
}

void *__enzyme_cc_parallel_team(int64_t threads) {
    struct team *team = zeros(1, sizeof *team);
    team->threads = threads;
    team->origins = zeros(threads, sizeof *team->origins);
    return team;
}

/* The next region is run by these. */
static void ask(struct team *team, int32_t flags) {
    team->outer = current;
    team->flags = flags;
    __kmpc_push_num_threads(&here, number(), team->threads);
}

void __enzyme_cc_parallel_ask_ahead(struct team *team) {
    ask(team, 0);
}

void __enzyme_cc_parallel_ask_back(struct team *team, int32_t flags) {
    if (team->threads < 2) flags &= ~TURNS;
    if (flags & TURNS) {
        check_turns(flags);
        free(team->done);
        team->done = zeros(team->threads, 1);
        team->next = 0;
        team->size_of_turn = team->threads;
    }
    let_count_down(team);
    ask(team, flags);
}

/* One of its threads comes, and goes again; return which one. */
int64_t __enzyme_cc_parallel_come(struct team *team) {
    int64_t own = omp_get_thread_num();
    if (omp_get_num_threads() != team->threads)
        failed("a parallel region whose gradient is differentiated has got another number of threads than a "
               "moment before: switch off OMP_DYNAMIC");
    team->origins[own] = (struct origin){current, turning, own_turn};
    current = team;
    if (team->flags & TURNS) {
        turning = team;
        own_turn = own;
        take_turn();
    }
    return own;
}

void __enzyme_cc_parallel_go(struct team *team) {
    struct origin *origin = &team->origins[omp_get_thread_num()];
    if (team->flags & TURNS) {
        team->done[own_turn] = 1;
        give_turn();
    }
    current = origin->current;
    turning = origin->turning;
    own_turn = origin->own_turn;
}

void __enzyme_cc_parallel_end(struct team *team) {
    for (struct held *each = team->held, *next; each; each = next) {
        next = each->next;
        free(each);
    }
    free(team->cells);
    free(team->origins);
    free(team->done);
    free(team);
}

/* -- waiting for each other -------------------------------------------------------------------- */

void __enzyme_cc_parallel_barrier(void) {
    int takes_turns = turning && turning == current;
    if (takes_turns) {
        turning->done[own_turn] = 1;
        give_turn();
        __kmpc_barrier(&here, number());
        turning->done[own_turn] = 0;
        if (!own_turn) turning->next = 0;
    }
    __kmpc_barrier(&here, number());
    if (takes_turns) take_turn();
}

/* What one thread hands on to its team is in one place for all teams. */
void __enzyme_cc_parallel_only_team(void) {
    if (omp_get_active_level() > 1)
        failed("copyprivate in regions in regions has no derivative: several teams may hand on at once");
}

void __enzyme_cc_parallel_alone(void) {
    __kmpc_serialized_parallel(&here, number());
}

void __enzyme_cc_parallel_together(void) {
    __kmpc_end_serialized_parallel(&here, number());
}

/* Return what is known of a lock in the outermost region; the lock may be made known. */
static struct held *held_of(void *lock) {
    struct team *team = current;
    struct held *found, *made = 0;
    if (!team) return 0;
    while (team->outer) team = team->outer;
    for (;;) {
        struct held *first = __atomic_load_n(&team->held, __ATOMIC_ACQUIRE);
        for (found = first; found && found->lock != lock;) found = found->next;
        if (found) break;
        if (!made) {
            made = zeros(1, sizeof *made);
            made->lock = lock;
            made->serial = __atomic_add_fetch(&serials, 1, __ATOMIC_RELAXED);
        }
        made->next = first;
        if (__atomic_compare_exchange_n(&team->held, &first, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
            return made;
    }
    free(made);
    return found;
}

static int64_t counted(void *lock) {
    struct held *held = held_of(lock);
    return held ? ++held->count : 0;
}

void __enzyme_cc_parallel_enter(void *lock) {
    __kmpc_critical(&here, number(), lock);
}

/* What all threads of a region come to: they enter in the order of their numbers. */
void __enzyme_cc_parallel_enter_in_turn(void *lock) {
    if (omp_get_level() == 1) {
        struct held **place = &orders, *found;
        take_records();
        while (*place && (*place)->lock != lock) place = &(*place)->next;
        found = *place;
        if (!found) {
            found = *place = zeros(1, sizeof *found);
            found->lock = lock;
        }
        give_records();
        int64_t own = omp_get_thread_num(), after = (own + 1) % omp_get_num_threads();
        while (__atomic_load_n(&found->left, __ATOMIC_ACQUIRE) != own) sched_yield();
        __kmpc_critical(&here, number(), lock);
        __atomic_store_n(&found->left, after, __ATOMIC_RELEASE);
        return;
    }
    __kmpc_critical(&here, number(), lock);
}

int64_t __enzyme_cc_parallel_leave(void *lock) {
    int64_t found = counted(lock);
    __kmpc_end_critical(&here, number(), lock);
    return found;
}

void __enzyme_cc_parallel_lock(void *lock) {
    omp_set_lock(lock);
}

int64_t __enzyme_cc_parallel_unlock(void *lock) {
    int64_t found = counted(lock);
    omp_unset_lock(lock);
    return found;
}

/* Who may have a lock already, or not get it, is told how often it has it then. */
int64_t __enzyme_cc_parallel_lock_nested(void *lock) {
    omp_set_nest_lock(lock);
    struct held *held = held_of(lock);
    return held ? ++held->depth : 0;
}

int64_t __enzyme_cc_parallel_test_nested(void *lock) {
    int64_t depth = omp_test_nest_lock(lock);
    struct held *held = depth ? held_of(lock) : 0;
    if (held) held->depth = depth;
    return depth;
}

int64_t __enzyme_cc_parallel_test(void *lock) {
    return omp_test_lock(lock);
}

/* Of the outermost one, what others are told who leave a lock; else nothing. */
int64_t __enzyme_cc_parallel_unlock_nested(void *lock) {
    struct held *held = held_of(lock);
    int64_t found = held && !--held->depth ? counted(lock) : 0;
    omp_unset_nest_lock(lock);
    return found;
}

void __enzyme_cc_parallel_lock_mutex(void *lock) {
    if (pthread_mutex_lock(lock)) failed("a mutex cannot be locked");
    struct held *held = held_of(lock);
    if (held) ++held->depth;
}

int64_t __enzyme_cc_parallel_test_mutex(void *lock) {
    int found = pthread_mutex_trylock(lock);
    enum { EBUSY = 16 };
    if (found && found != EBUSY) failed("a mutex cannot be locked");
    struct held *held = found ? 0 : held_of(lock);
    if (held) ++held->depth;
    return !found;
}

/* Whether a thread has a mutex no more, which it may have had more than once, or before all began. */
static int is_last(struct held *held) {
    held->depth -= held->depth > 0;
    return !held->depth;
}

int64_t __enzyme_cc_parallel_unlock_mutex(void *lock) {
    struct held *held = held_of(lock);
    int64_t found = held && is_last(held) ? counted(lock) : 0;
    pthread_mutex_unlock(lock);
    return found;
}

/* What is ordered is, as to its reverse, a lock that a region has. */
void __enzyme_cc_parallel_begin_ordered(void) {
    __kmpc_ordered(&here, number());
}

int64_t __enzyme_cc_parallel_end_ordered(void) {
    int64_t found = counted(&ordered);
    __kmpc_end_ordered(&here, number());
    return found;
}

static void let_others(void) {
    if (turning) give_turn();
    sched_yield();
    if (turning) take_turn();
}

/* Wait until all who held a lock later have been reversed. */
void __enzyme_cc_parallel_reenter(void *lock, int64_t turn) {
    struct held *held = turn ? held_of(lock) : 0;
    if (!held) return;
    while (__atomic_load_n(&held->left, __ATOMIC_ACQUIRE) != turn) let_others();
}

void __enzyme_cc_parallel_releave(void *lock) {
    struct held *held = held_of(lock);
    if (held) __atomic_store_n(&held->left, held->left - 1, __ATOMIC_RELEASE);
}

void __enzyme_cc_parallel_releave_outermost(void *lock, int64_t depth) {
    if (depth == 1) __enzyme_cc_parallel_releave(lock);
}

/* Of a mutex, which its thread may have more than once: only the first and the last of these count. */
void __enzyme_cc_parallel_reenter_mutex(void *lock, int64_t turn) {
    struct held *held = held_of(lock);
    __enzyme_cc_parallel_reenter(lock, turn);
    if (held) ++held->depth;
}

void __enzyme_cc_parallel_releave_mutex(void *lock) {
    struct held *held = held_of(lock);
    if (held && is_last(held)) __enzyme_cc_parallel_releave(lock);
}

void __enzyme_cc_parallel_releave_tested(void *lock, int64_t is_taken) {
    if (is_taken) __enzyme_cc_parallel_releave_mutex(lock);
}

void __enzyme_cc_parallel_begin_ordered_back(int64_t turn) {
    __enzyme_cc_parallel_reenter(&ordered, turn);
}

void __enzyme_cc_parallel_end_ordered_back(void) {
    __enzyme_cc_parallel_releave(&ordered);
}

/* A lock that is given back while its thread waits for a sign. */
int64_t __enzyme_cc_parallel_wait(void *sign, void *lock) {
    struct held *held = held_of(lock);
    int64_t found = counted(lock), depth = held ? held->depth : 0;
    if (held) held->depth = 0;
    if (pthread_cond_wait(sign, lock)) failed("a condition variable cannot be waited for");
    if (held) held->depth = depth;
    return found;
}

void __enzyme_cc_parallel_unwait(void *sign, void *lock, int64_t turn) {
    (void)sign;
    struct held *held = held_of(lock);
    int64_t depth = held ? held->depth : 0;
    if (held) held->depth = 0;
    __enzyme_cc_parallel_releave(lock);
    __enzyme_cc_parallel_reenter(lock, turn);
    if (held) held->depth = depth;
}

/* A barrier of pthread: return the how manieth of all came, and in the last bit whether it is the one. */
int64_t __enzyme_cc_parallel_meet(void *barrier) {
    struct held *held = held_of(barrier);
    int64_t came = held ? __atomic_add_fetch(&held->count, 1, __ATOMIC_RELAXED) : 0;
    int is_one = pthread_barrier_wait(barrier) == -1;
    if (held && is_one) __atomic_add_fetch(&held->met, 1, __ATOMIC_RELAXED);
    return 2 * came + is_one;
}

/* Back, all who met there, or later, must have come. */
void __enzyme_cc_parallel_unmeet(void *barrier, int64_t turn) {
    struct held *held = turn / 2 ? held_of(barrier) : 0;
    if (!held) return;
    int64_t all = held->count / held->met, before = (turn / 2 - 1) / all * all;
    __atomic_sub_fetch(&held->left, 1, __ATOMIC_ACQ_REL);
    while (__atomic_load_n(&held->left, __ATOMIC_ACQUIRE) > before) sched_yield();
}

/* A sign: who gives it notes how often it was taken before, and one more; who takes it counts.
 *
 * Who looks at it again and again, and nobody has given it meanwhile, has taken it once.
 */
int64_t __enzyme_cc_parallel_give(void *sign) {
    struct held *held = held_of(sign);
    if (!held) return 0;
    int64_t turn = __atomic_add_fetch(&held->count, 0, __ATOMIC_ACQ_REL) + 1;
    __atomic_add_fetch(&held->given, 1, __ATOMIC_ACQ_REL);
    return turn;
}

int64_t __enzyme_cc_parallel_take(void *sign) {
    struct held *held = held_of(sign);
    if (!held) return 0;
    int64_t given = __atomic_load_n(&held->given, __ATOMIC_ACQUIRE);
    if (held->serial == last_serial && given == last_given) return 0;
    last_serial = held->serial;
    last_given = given;
    return __atomic_add_fetch(&held->count, 1, __ATOMIC_ACQ_REL);
}

/* How many own an object: who is the last to go sees what the others have done. */
int32_t __enzyme_cc_parallel_count(int32_t *counter, int32_t by) {
    return __atomic_fetch_add(counter, by, __ATOMIC_ACQ_REL);
}

/* Back, all who have taken it since must have come; they come in the opposite order. */
void __enzyme_cc_parallel_ungive(void *sign, int64_t turn) {
    struct held *held = turn ? held_of(sign) : 0;
    while (held && __atomic_load_n(&held->left, __ATOMIC_ACQUIRE) >= turn) let_others();
}

void __enzyme_cc_parallel_untake(void *sign, int64_t turn) {
    __enzyme_cc_parallel_reenter(sign, turn);
    if (turn) __enzyme_cc_parallel_releave(sign);
}

/* -- threads that the program starts ----------------------------------------------------------- */

typedef void of_thread(void *frame, void *cell);

typedef void *of_program(void *given);

/* A thread: what it is given and what it keeps come behind. Back, it is another thread. */
struct record {
    struct record *next;
    unsigned long handle, again;
    struct team *team;
    of_thread *ahead, *back;
    char *frame, *cell;
    /* Of a thread that runs what was written as people write it. */
    of_program *run;
    void *given;
    /* Of a gradient that is differentiated: the thread that is run once more, back; and of that the gradient's. */
    struct record *below, *above;
    int32_t is_started, is_alone;
};

static struct record *records;
/* Whether this thread has made the team that it is in: it leaves it when no other thread runs. */
static __thread char is_owner;
/* The thread that this one is; and the gradient's record of the one that it starts next. */
static __thread struct record *own_record, *expected;

/* Let one more thread run in the team of this one. */
static struct team *one_more(struct team *team) {
    if (!current && team) {
        for (struct held *each = team->held; each; each = each->next) each->left = each->count, each->depth = 0;
        current = team;
        is_owner = 1;
    }
    if (team) __atomic_fetch_add(&team->running, 1, __ATOMIC_RELAXED);
    return team;
}

static void one_less(struct team *team) {
    if (!team || __atomic_sub_fetch(&team->running, 1, __ATOMIC_ACQ_REL) || !is_owner) return;
    current = 0;
    is_owner = 0;
}

static void *run_ahead(void *given) {
    struct record *record = given;
    current = record->team;
    own_record = record;
    if (record->run) return record->run(record->given);
    record->ahead(record->frame, record->cell);
    return 0;
}

static void *run_back(void *given) {
    struct record *record = given;
    current = record->team;
    record->back(record->frame, record->cell);
    return 0;
}

static void begin(unsigned long *handle, const void *attributes, void *(*run)(void *), void *given) {
    if (pthread_create(handle, attributes, run, given)) failed("a thread cannot be started");
}

/* Begin a thread that whoever waits for it finds by its handle. */
static void begin_noted(unsigned long *handle, const void *attributes, struct record *record) {
    record->above = expected;
    if (expected) expected->below = record;
    expected = 0;
    take_records();
    begin(handle, attributes, run_ahead, record);
    record->handle = *handle;
    record->next = records;
    records = record;
    give_records();
}

/* Start a thread of which there is no derivative. */
void __enzyme_cc_parallel_spawn(unsigned long *handle, const void *attributes, of_program *run, void *given) {
    if (!expected) {
        begin(handle, attributes, run, given);
        return;
    }
    struct record *record = zeros(1, sizeof *record);
    record->run = run;
    record->given = given;
    begin_noted(handle, attributes, record);
}

static void join_team(struct record *record) {
    record->team = current ? current : zeros(1, sizeof(struct team));
    one_more(record->team);
    __atomic_fetch_add(&record->team->records, 1, __ATOMIC_RELAXED);
}

void *__enzyme_cc_parallel_start(unsigned long *handle, const void *attributes, of_thread *ahead, of_thread *back,
                                 const void *frame, int64_t size, int64_t cell, int32_t is_alone) {
    int64_t behind = (size + 15) / 16 * 16, head = (sizeof(struct record) + 15) / 16 * 16;
    char *made = zeros(1, head + behind + cell);
    struct record *record = (struct record *)made;
    record->ahead = ahead;
    record->back = back;
    record->is_alone = is_alone;
    record->frame = made + head;
    record->cell = made + head + behind;
    memcpy(record->frame, frame, size);
    record->team = current;
    if (back) join_team(record);
    begin_noted(handle, attributes, record);
    return record;
}

/* -- threads of gradients that are differentiated: as the program has them ------------------------ */

/* The thread that is started next runs twice, ahead and back; return its record. */
void *__enzyme_cc_parallel_expect(int32_t is_alone) {
    struct record *record = zeros(1, sizeof *record);
    record->is_alone = is_alone;
    join_team(record);
    expected = record;
    return record;
}

/* It comes: return whether it goes back. */
int32_t __enzyme_cc_parallel_goes_back(const struct record *record) {
    current = record->team;
    return record->is_started;
}

/* Return whether this thread will be run once more, with what it is given now. */
int32_t __enzyme_cc_parallel_comes_again(void) {
    return own_record && own_record->above && !own_record->above->is_started;
}

static void run_back_here(struct record *record) {
    struct record *own = own_record;
    struct team *before = current;
    if (record->below) run_ahead(record->below);
    else record->back(record->frame, record->cell);
    own_record = own;
    current = before;
}

/* Return what is known of a thread, which is forgotten. */
static struct record *taken(unsigned long handle) {
    take_records();
    struct record **place = &records;
    while (*place && (*place)->handle != handle) place = &(*place)->next;
    struct record *found = *place;
    if (found) *place = found->next;
    give_records();
    return found;
}

/* Wait for a thread; return what it takes to reverse it, if it is to be reversed. */
int64_t __enzyme_cc_parallel_join(unsigned long handle, void **result) {
    struct record *found = taken(handle);
    if (pthread_join(handle, result)) failed("a thread cannot be waited for");
    if (!found) return 0;
    struct record *reversed = found->above ? found->above : found;
    if (found->above || found->back) {
        one_less(reversed->team);
        return (int64_t)reversed;
    }
    free(found);
    return 0;
}

/* Where a thread was waited for, its reverse begins. */
void __enzyme_cc_parallel_unjoin(int64_t given) {
    struct record *record = (struct record *)given;
    if (!record) return;
    one_more(record->team);
    record->is_started = 1;
    if (record->is_alone)
        run_back_here(record);
    else if (record->below)
        begin(&record->again, 0, run_ahead, record->below);
    else
        begin(&record->again, 0, run_back, record);
}

/* Where it was started, its reverse is waited for. */
void __enzyme_cc_parallel_await(struct record *record) {
    if (!record->is_started)
        failed("a thread that carries derivatives is not waited for in what is differentiated: join it there");
    if (!record->is_alone && pthread_join(record->again, 0)) failed("a thread cannot be waited for");
    one_less(record->team);
}

void *__enzyme_cc_parallel_kept(const struct record *record) {
    return record->cell;
}

void __enzyme_cc_parallel_forget(struct record *record) {
    struct team *team = record->team;
    int64_t left = __atomic_sub_fetch(&team->records, 1, __ATOMIC_ACQ_REL);
    free(record->below);
    free(record);
    if (!left && !team->cells) __enzyme_cc_parallel_end(team);
}

__attribute__((noreturn)) void __enzyme_cc_parallel_panicked(void) {
    failed("a panic is caught in what is differentiated and runs in threads: what was stored before it has "
           "no derivative");
}

/* -- scopes of threads ------------------------------------------------------------------------- */

/* A thread that a scope waits for, if nobody else has. */
struct member {
    struct member *next;
    void *scope;
    unsigned long handle;
};

static struct member *members;
/* The scope that the next thread is for which this thread starts. */
static __thread void *scope_of_next;

void __enzyme_cc_parallel_scope(void *scope) {
    scope_of_next = scope;
}

/* A thread was started: the scope that it is for waits for it. */
void __enzyme_cc_parallel_in_scope(unsigned long handle) {
    if (!scope_of_next) return;
    struct member *made = zeros(1, sizeof *made);
    made->scope = scope_of_next;
    made->handle = handle;
    scope_of_next = 0;
    take_records();
    made->next = members;
    members = made;
    give_records();
}

/* Return the thread that comes first of a scope, or that has this handle; it is a member no more. */
static unsigned long left(void *scope, unsigned long handle) {
    take_records();
    struct member **place = &members;
    while (*place && (scope ? (*place)->scope != scope : (*place)->handle != handle)) place = &(*place)->next;
    struct member *found = *place;
    if (found) *place = found->next;
    give_records();
    handle = found ? found->handle : 0;
    free(found);
    return handle;
}

void __enzyme_cc_parallel_waited(unsigned long handle) {
    left(0, handle);
}

unsigned long __enzyme_cc_parallel_next_in_scope(void *scope) {
    return left(scope, 0);
}
