/* Loops that are checkpointed: who drives them, and the schemes that come with <enzyme/checkpoint.h>.
 *
 * The augmented loop runs the steps as a scheme says, up to the end of the forward sweep; the reverse one
 * restores states, runs steps again and reverses them one at a time. What steps do is in two functions that
 * transform/checkpointing writes for each loop. Some states leave a hash behind: a step that gives others
 * when it is run again uses memory that was not said to be part of the state, and no number that
 * follows from it would be right.
 */
#include "../../../attributes/include/enzyme/checkpoint.h"

typedef EnzymeCheckpointRegion Region;
typedef EnzymeCheckpointAction Action;
typedef EnzymeCheckpointScheme Scheme;

int dprintf(int file, const char *format, ...);
int snprintf(char *text, size_t size, const char *format, ...);
int getpid(void);
int remove(const char *path);
__attribute__((noreturn)) void abort(void);
void *calloc(size_t count, size_t size);
void free(void *block);
void *malloc(size_t size);
void *memcpy(void *to, const void *from, size_t size);
void *realloc(void *block, size_t size);
void *fopen(const char *path, const char *mode);
size_t fread(void *to, size_t size, size_t count, void *file);
size_t fwrite(const void *from, size_t size, size_t count, void *file);
int fclose(void *file);

/* A program that defines this, and not as 0, has states not compared: where a step leaves bytes that mean
 * nothing, such as between the members of a struct, with other values each time. */
extern __attribute__((weak)) int enzyme_checkpoint_unverified;
static int *volatile const unverified = &enzyme_checkpoint_unverified;

enum { HASHES = 64, LAST = -1, FINAL = -2 };

/* One loop, from its augmented run to its reverse. */
struct loop {
    const Scheme *scheme;
    void *state;
    const char *where;
    int64_t start, steps;
    /* Whether the forward sweep ended before the last step, whose state is in slot LAST. */
    int has_last, has_verified;
    uint64_t hashes[HASHES], final_hash;
    int64_t hashed, stride;
    /* The regions that steps change; behind them those that they only read, as these were. */
    size_t count, fixed;
    char *copies;
    Region regions[];
};

struct run {
    /* 0 where the loop ends with this step; `watched` does the same, and tells what it writes. */
    int (*ahead)(int64_t step, void *frame);
    int (*watched)(int64_t step, void *frame);
    void (*back)(int64_t step, void *frame);
    void *frame;
};

static __attribute__((noreturn)) void failed(const char *where, const char *what) {
    dprintf(2, "enzyme checkpoint: %s: %s\n", where, what);
    abort();
}

/* -- states ------------------------------------------------------------------------------------ */

static uint64_t mixed(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

static uint64_t hash_of(const struct loop *loop) {
    uint64_t lanes[4] = {1, 2, 3, 4}, hash = 0;
    for (size_t region = 0; region < loop->count; region++) {
        const char *at = loop->regions[region].data;
        size_t left = loop->regions[region].bytes;
        for (; left >= sizeof lanes; left -= sizeof lanes, at += sizeof lanes) {
            uint64_t words[4];
            memcpy(words, at, sizeof words);
            for (int lane = 0; lane < 4; lane++) lanes[lane] = mixed(lanes[lane], words[lane]);
        }
        for (; left; left--, at++) hash = mixed(hash, (unsigned char)*at);
    }
    for (int lane = 0; lane < 4; lane++) hash = mixed(hash, lanes[lane]);
    return hash;
}

static int is_verified(void) {
    const int *said = unverified;
    return !said || !*said;
}

/* Keep the hashes of some states: of each first, and of every second of them whenever there are too many. */
static void note_state(struct loop *loop, int64_t step) {
    if (step % loop->stride || !is_verified()) return;
    if (loop->hashed == HASHES) {
        for (int each = 0; each < HASHES / 2; each++) loop->hashes[each] = loop->hashes[2 * each];
        loop->hashed = HASHES / 2;
        loop->stride *= 2;
        if (step % loop->stride) return;
    }
    loop->hashes[loop->hashed++] = hash_of(loop);
}

static __attribute__((noreturn)) void refuse_step(const struct loop *loop) {
    failed(loop->where,
           "a step gives another result when it is run again: it uses memory that changes and is in no "
           "enzyme_checkpoint_region, or something that is not in memory");
}

static void check_state(const struct loop *loop, int64_t step) {
    int64_t at = step / loop->stride;
    if (step % loop->stride || at >= loop->hashed || !is_verified()) return;
    if (loop->hashes[at] != hash_of(loop)) refuse_step(loop);
}

static size_t bytes_of(const Region *regions, size_t count) {
    size_t bytes = 0;
    for (size_t each = 0; each < count; each++) bytes += regions[each].bytes;
    return bytes;
}

/* Put what steps only read where it was read, and what is there now in its place. */
static void exchange_fixed(struct loop *loop) {
    char *copy = loop->copies;
    for (size_t each = loop->count; each < loop->count + loop->fixed; each++) {
        char *data = loop->regions[each].data;
        for (size_t left = loop->regions[each].bytes; left; left--, data++, copy++) {
            char byte = *data;
            *data = *copy, *copy = byte;
        }
    }
}

static void keep_fixed(struct loop *loop) {
    size_t bytes = bytes_of(loop->regions + loop->count, loop->fixed);
    char *copy = loop->copies = malloc(bytes ? bytes : 1);
    if (!copy) failed(loop->where, "no memory is left");
    for (size_t each = loop->count; each < loop->count + loop->fixed; copy += loop->regions[each++].bytes)
        memcpy(copy, loop->regions[each].data, loop->regions[each].bytes);
}

static void store(struct loop *loop, int64_t slot, int64_t step) {
    loop->scheme->store(loop->state, slot, step, loop->regions, loop->count);
}

static void restore(struct loop *loop, int64_t slot, int64_t step) {
    loop->scheme->restore(loop->state, slot, step, loop->regions, loop->count);
}

/* -- sweeps ------------------------------------------------------------------------------------ */

static Action next(struct loop *loop) {
    Action action = {ENZYME_CHECKPOINT_NONE, 0, 0, 0};
    loop->scheme->next_action(loop->state, &action);
    if (action.flag == ENZYME_CHECKPOINT_ERROR || (unsigned)action.flag > ENZYME_CHECKPOINT_DONE)
        failed(loop->where, "the scheme does not know what to do next");
    return action;
}

/* Run steps for the first time; return whether the loop ended before `end`. */
static int ran_first(struct loop *loop, const struct run *run, int64_t from, int64_t end) {
    for (int64_t step = from; step < end; step++) {
        note_state(loop, step);
        if (run->ahead(loop->start + step, run->frame)) continue;
        loop->steps = step + 1;
        return 1;
    }
    return 0;
}

void *__enzyme_cc_checkpoint_ahead(void *ahead, void *frame, int64_t start, int64_t steps,
                                   int is_open, const void *scheme, const void *config,
                                   const void *regions, int64_t count, int64_t fixed,
                                   const char *where) {
    struct run run = {(int (*)(int64_t, void *))ahead, 0, 0, frame};
    steps = is_open ? -1 : steps > 0 ? steps : 0;
    struct loop *loop = malloc(sizeof *loop + (size_t)(count + fixed) * sizeof *loop->regions);
    if (!loop) failed(where, "no memory is left");
    *loop = (struct loop){.scheme = scheme ? scheme : &EnzymeCkptRevolve, .where = where};
    loop->start = start, loop->steps = steps, loop->stride = 1, loop->count = (size_t)count, loop->fixed = (size_t)fixed;
    memcpy(loop->regions, regions, (size_t)(count + fixed) * sizeof *loop->regions);
    if (loop->scheme->version != ENZYME_CHECKPOINT_VERSION)
        failed(where, "the scheme is of another version of <enzyme/checkpoint.h>");
    if (steps < 0 && !loop->scheme->set_nsteps)
        failed(where, "the scheme has no set_nsteps, and how many steps there are is not known before");
    keep_fixed(loop);
    if (!steps) return loop;
    loop->state = loop->scheme->init(config, steps, bytes_of(loop->regions, loop->count));
    int64_t at = 0;
    for (;;) {
        Action action = next(loop);
        if (action.flag == ENZYME_CHECKPOINT_STORE && action.iteration == at) {
            store(loop, action.cpnum, at);
        } else if (action.flag == ENZYME_CHECKPOINT_FORWARD && action.startiteration == at &&
                   action.iteration > at && (steps < 0 || action.iteration < steps)) {
            if (ran_first(loop, &run, at, action.iteration)) {
                loop->scheme->set_nsteps(loop->state, loop->steps);
                break;
            }
            at = action.iteration;
        } else if (action.flag == ENZYME_CHECKPOINT_FIRSTUTURN && at == steps - 1) {
            store(loop, LAST, at);
            loop->has_last = 1;
            ran_first(loop, &run, at, steps);
            break;
        } else if (action.flag != ENZYME_CHECKPOINT_NONE) {
            failed(where, "the scheme asks for what cannot be done in the forward sweep");
        }
    }
    if (is_verified()) loop->final_hash = hash_of(loop);
    return loop;
}

/* -- what a step writes ------------------------------------------------------------------------ */

/* A step that is watched: its loop, where the stack was, and what it has made on the heap. */
struct watch {
    const struct loop *loop;
    uint64_t stack;
    size_t count, room;
    Region *made;
};
static _Thread_local struct watch *watching;

static int is_in(const Region *regions, size_t count, uint64_t from, uint64_t bytes) {
    for (size_t each = 0; each < count; each++) {
        uint64_t begin = (uint64_t)regions[each].data;
        if (from >= begin && from + bytes <= begin + regions[each].bytes) return 1;
    }
    return 0;
}

void __enzyme_cc_checkpoint_wrote(void *at, int64_t bytes) {
    const struct watch *watch = watching;
    uint64_t from = (uint64_t)at;
    if (!watch || bytes <= 0 || is_in(watch->loop->regions, watch->loop->count, from, (uint64_t)bytes))
        return;
    /* The step's own stack lies below. */
    uint64_t deep = (uint64_t)1 << 24;
    if (from < watch->stack && watch->stack - from < deep) return;
    if (is_in(watch->made, watch->count, from, (uint64_t)bytes)) return;
    failed(watch->loop->where, "a step writes memory that is in no enzyme_checkpoint_region");
}

void __enzyme_cc_checkpoint_made(void *at, int64_t bytes) {
    struct watch *watch = watching;
    if (!watch || !at) return;
    if (watch->count == watch->room) {
        watch->room = 2 * watch->room + 8;
        watch->made = realloc(watch->made, watch->room * sizeof *watch->made);
        if (!watch->made) failed(watch->loop->where, "no memory is left");
    }
    watch->made[watch->count++] = (Region){at, (size_t)bytes, 0};
}

static void watch_step(struct loop *loop, const struct run *run, int64_t step) {
    struct watch *outer = watching, watch = {.loop = loop, .stack = (uint64_t)&watch};
    watching = &watch;
    run->watched(loop->start + step, run->frame);
    watching = outer;
    free(watch.made);
}

/* -- the reverse sweep ------------------------------------------------------------------------- */

/* Reverse one step. The last one is run before, to see whether it gives what it gave, and what it writes. */
static void turn(struct loop *loop, const struct run *run, int64_t step) {
    if (!loop->has_verified && step == loop->steps - 1 && is_verified()) {
        if (!loop->has_last) store(loop, LAST, step);
        run->ahead(loop->start + step, run->frame);
        if (loop->final_hash != hash_of(loop)) refuse_step(loop);
        restore(loop, LAST, step);
        watch_step(loop, run, step);
        restore(loop, LAST, step);
    }
    loop->has_verified = 1;
    run->back(loop->start + step, run->frame);
}

static void go_back(struct loop *loop, const struct run *run) {
    int64_t at = -1, left = loop->steps;
    store(loop, FINAL, loop->steps);
    if (loop->has_last) {
        restore(loop, LAST, --left);
        turn(loop, run, left);
    }
    for (;;) {
        Action action = next(loop);
        if (action.flag == ENZYME_CHECKPOINT_RESTORE && action.iteration < left) {
            restore(loop, action.cpnum, at = action.iteration);
            check_state(loop, at);
        } else if (action.flag == ENZYME_CHECKPOINT_STORE && action.iteration == at) {
            store(loop, action.cpnum, at);
        } else if (action.flag == ENZYME_CHECKPOINT_FORWARD && action.startiteration == at &&
                   at >= 0 && action.iteration > at && action.iteration < left) {
            for (; at < action.iteration; at++) run->ahead(loop->start + at, run->frame);
            check_state(loop, at);
        } else if ((action.flag == ENZYME_CHECKPOINT_UTURN ||
                    action.flag == ENZYME_CHECKPOINT_FIRSTUTURN) &&
                   action.iteration == at && at == left - 1) {
            turn(loop, run, --left);
            at = -1;
        } else if (action.flag == ENZYME_CHECKPOINT_DONE && !left) {
            break;
        } else if (action.flag != ENZYME_CHECKPOINT_NONE) {
            failed(loop->where, "the scheme asks for what cannot be done in the reverse sweep");
        }
    }
    restore(loop, FINAL, loop->steps);
}

void __enzyme_cc_checkpoint_back(void *made, void *ahead, void *watched, void *back, void *frame) {
    struct run run = {(int (*)(int64_t, void *))ahead, (int (*)(int64_t, void *))watched,
                      (void (*)(int64_t, void *))back, frame};
    struct loop *loop = made;
    if (loop->state) {
        exchange_fixed(loop);
        go_back(loop, &run);
        exchange_fixed(loop);
        if (loop->scheme->finalize) loop->scheme->finalize(loop->state);
    }
    free(loop->copies), free(loop);
}

/* -- the schemes ------------------------------------------------------------------------------- */

enum kind { REVOLVE, PERIODIC, ALL };

/* A state that is kept: before which step, and where. Beyond those that are kept, slots that are free. */
struct kept {
    int64_t step, slot;
};

/* Where a state is: in memory, or in a file of this name. */
struct slot {
    char *block, *path;
    size_t bytes;
};

struct scheme {
    EnzymeCkptConfig config;
    EnzymeCkptStats stats;
    enum kind kind;
    int is_forward, is_restored;
    /* The number of steps, or -1; the next to be reversed; which the state is before. */
    int64_t steps, target, at;
    /* How many states at most, how many steps are between two, and the states that are kept, a stack. */
    int64_t most, period, count, room;
    struct kept *kept;
    struct slot *slots, own[2];
    int64_t slot_room;
    size_t held;
};

static const char *const WORDS = "checkpoints";

static void *enough(void *made) {
    if (!made) failed(WORDS, "no memory is left");
    return made;
}

static int64_t root(int64_t number) {
    int64_t found = 1;
    while (found * found < number) found++;
    return found;
}

/* Return how many steps `snapshots` states can reverse if none is run more than `times` times: as many as
 * there are ways to choose the one among both, in as many factors as the smaller of them is. */
static int64_t reach(int64_t snapshots, int64_t times) {
    const int64_t most = INT64_MAX / 4096;
    int64_t few = snapshots < times ? snapshots : times, many = snapshots < times ? times : snapshots, found = 1;
    if (few < 0) return 0;
    for (int64_t each = 1; each <= few; each++) {
        if (found > most / (many + each)) return most;
        found = found * (many + each) / each;
    }
    return found;
}

/* Return after how many of `steps` steps the next state is kept, so that the fewest are run again. */
static int64_t binomial(int64_t steps, int64_t snapshots) {
    int64_t times = 0;
    while (reach(snapshots, times) < steps) times++;
    int64_t first = reach(snapshots, times - 2), other = steps - reach(snapshots - 1, times);
    int64_t most = first > other ? first : other;
    return most > 1 ? most : 1;
}

static void *begun(const void *config, int64_t steps, enum kind kind) {
    struct scheme *scheme = enough(calloc(1, sizeof *scheme));
    if (config) scheme->config = *(const EnzymeCkptConfig *)config;
    scheme->kind = kind, scheme->is_forward = 1, scheme->steps = steps, scheme->target = steps - 1;
    scheme->most = scheme->config.snapshots > 0 ? scheme->config.snapshots : steps > 0 ? root(steps) : 32;
    scheme->period = 1;
    if (kind == PERIODIC && steps > 0) scheme->period = (steps + scheme->most - 1) / scheme->most;
    return scheme;
}

static void *begun_revolve(const void *config, int64_t steps, size_t bytes) {
    (void)bytes;
    return begun(config, steps, REVOLVE);
}

static void *begun_periodic(const void *config, int64_t steps, size_t bytes) {
    (void)bytes;
    return begun(config, steps, PERIODIC);
}

static void *begun_all(const void *config, int64_t steps, size_t bytes) {
    (void)bytes;
    return begun(config, steps, ALL);
}

static void drop(struct scheme *scheme, struct slot *slot);

/* Keep every second of the states that are kept, where a loop goes on and on. */
static void thin(struct scheme *scheme) {
    for (int64_t each = 2; each < scheme->count; each += 2) {
        struct kept other = scheme->kept[each / 2];
        scheme->kept[each / 2] = scheme->kept[each];
        scheme->kept[each] = other;
    }
    int64_t left = (scheme->count + 1) / 2;
    while (scheme->count > left) drop(scheme, &scheme->slots[scheme->kept[--scheme->count].slot]);
    scheme->period *= 2;
}

static Action keep(struct scheme *scheme) {
    if (scheme->count == scheme->room) {
        int64_t room = 2 * scheme->room + 8;
        scheme->kept = enough(realloc(scheme->kept, (size_t)room * sizeof *scheme->kept));
        for (int64_t each = scheme->room; each < room; each++) scheme->kept[each].slot = each;
        scheme->room = room;
    }
    scheme->kept[scheme->count].step = scheme->at;
    return (Action){ENZYME_CHECKPOINT_STORE, scheme->at, scheme->at, scheme->kept[scheme->count++].slot};
}

static Action forward(struct scheme *scheme, int64_t end) {
    Action action = {ENZYME_CHECKPOINT_FORWARD, end, scheme->at, 0};
    scheme->stats.forward_steps += end - scheme->at;
    scheme->at = end;
    return action;
}

/* Return where the next state is kept on the way to the target; beyond it for nowhere. */
static int64_t next_kept(const struct scheme *scheme) {
    int64_t left = scheme->target + 1 - scheme->at;
    if (scheme->kind == ALL) return scheme->at + 1;
    if (scheme->kind == PERIODIC) return scheme->at + (scheme->is_forward ? scheme->period : 1);
    int64_t snapshots = scheme->most - scheme->count + 1;
    return snapshots > 1 ? scheme->at + binomial(left, snapshots) : scheme->target + 1;
}

static int is_kept(const struct scheme *scheme) {
    return scheme->count && scheme->kept[scheme->count - 1].step == scheme->at;
}

/* Go on while nobody knows how far it is. */
static Action go_on(struct scheme *scheme) {
    if (!is_kept(scheme) && scheme->at % scheme->period == 0) {
        if (scheme->kind != ALL && scheme->count >= scheme->most && scheme->most > 1) thin(scheme);
        if (scheme->at % scheme->period == 0 && (scheme->kind == ALL || scheme->count < scheme->most))
            return keep(scheme);
    }
    return forward(scheme, (scheme->at / scheme->period + 1) * scheme->period);
}

static Action decided(struct scheme *scheme) {
    if (scheme->steps < 0) return go_on(scheme);
    if (scheme->target < 0) return (Action){ENZYME_CHECKPOINT_DONE, 0, 0, 0};
    if (!scheme->is_forward && !scheme->is_restored) {
        struct kept top = scheme->kept[scheme->count - 1];
        scheme->at = top.step, scheme->is_restored = 1;
        return (Action){ENZYME_CHECKPOINT_RESTORE, top.step, top.step, top.slot};
    }
    if (scheme->at < scheme->target) {
        if (!is_kept(scheme) && (scheme->kind != REVOLVE || scheme->count < scheme->most))
            return keep(scheme);
        int64_t end = next_kept(scheme);
        return forward(scheme, end < scheme->target ? end : scheme->target);
    }
    Action action = {scheme->is_forward ? ENZYME_CHECKPOINT_FIRSTUTURN : ENZYME_CHECKPOINT_UTURN,
                     scheme->at, scheme->at, 0};
    scheme->is_forward = scheme->is_restored = 0;
    scheme->stats.taped_steps++;
    scheme->target--;
    while (scheme->count && scheme->kept[scheme->count - 1].step > scheme->target)
        drop(scheme, &scheme->slots[scheme->kept[--scheme->count].slot]);
    return action;
}

static void next_action(void *state, Action *action) { *action = decided(state); }

static void set_steps(void *state, int64_t steps) {
    struct scheme *scheme = state;
    scheme->stats.forward_steps += steps - scheme->at;
    scheme->steps = steps, scheme->target = steps - 1, scheme->is_forward = 0;
}

/* -- their states ------------------------------------------------------------------------------ */

static struct slot *slot_at(struct scheme *scheme, int64_t slot) {
    if (slot < 0) return &scheme->own[slot - FINAL];
    if (slot >= scheme->slot_room) {
        int64_t room = 2 * slot + 8;
        scheme->slots = enough(realloc(scheme->slots, (size_t)room * sizeof *scheme->slots));
        for (int64_t each = scheme->slot_room; each < room; each++)
            scheme->slots[each] = (struct slot){0, 0, 0};
        scheme->slot_room = room;
    }
    return &scheme->slots[slot];
}

static void drop(struct scheme *scheme, struct slot *slot) {
    if (slot->path) remove(slot->path);
    scheme->held -= slot->bytes;
    free(slot->path), free(slot->block);
    *slot = (struct slot){0, 0, 0};
}

static int moved(void *file, const Region *regions, size_t count, int is_out) {
    for (size_t each = 0; each < count; each++) {
        void *data = regions[each].data;
        size_t bytes = regions[each].bytes;
        size_t done = is_out ? fwrite(data, 1, bytes, file) : fread(data, 1, bytes, file);
        if (done != bytes) return 0;
    }
    return 1;
}

static void spill(struct scheme *scheme, struct slot *slot, int64_t number, const Region *regions,
                  size_t count) {
    enum { LENGTH = 4096 };
    slot->path = enough(malloc(LENGTH));
    int length = snprintf(slot->path, LENGTH, "%s/enzyme-checkpoint-%d-%p-%d", scheme->config.spill_dir,
                          getpid(), (void *)scheme, (int)number);
    void *file = length < LENGTH ? fopen(slot->path, "wbx") : 0;
    if (!file) failed(WORDS, "a file for states cannot be made in spill_dir");
    int is_done = moved(file, regions, count, 1);
    if (fclose(file) || !is_done) {
        remove(slot->path);
        failed(WORDS, "a state cannot be written to spill_dir");
    }
}

static void store_state(void *state, int64_t number, int64_t step, const Region *regions, size_t count) {
    struct scheme *scheme = state;
    struct slot *slot = slot_at(scheme, number);
    (void)step;
    size_t bytes = bytes_of(regions, count), budget = scheme->config.mem_budget;
    if (slot->bytes != bytes || slot->path) drop(scheme, slot);
    scheme->stats.stores++;
    if (scheme->count > scheme->stats.max_slots) scheme->stats.max_slots = scheme->count;
    if (!slot->block && budget && scheme->held + bytes > budget && scheme->config.spill_dir) {
        spill(scheme, slot, number, regions, count);
        return;
    }
    if (!slot->block) {
        if (budget && scheme->held + bytes > budget)
            failed(WORDS, "states need more than mem_budget, and there is no spill_dir");
        slot->block = enough(malloc(bytes ? bytes : 1));
        slot->bytes = bytes;
        scheme->held += bytes;
        if ((int64_t)scheme->held > scheme->stats.max_bytes) scheme->stats.max_bytes = (int64_t)scheme->held;
    }
    char *to = slot->block;
    for (size_t each = 0; each < count; to += regions[each++].bytes)
        memcpy(to, regions[each].data, regions[each].bytes);
}

static void restore_state(void *state, int64_t number, int64_t step, const Region *regions, size_t count) {
    struct scheme *scheme = state;
    struct slot *slot = slot_at(scheme, number);
    (void)step;
    scheme->stats.restores++;
    if (slot->path) {
        void *file = fopen(slot->path, "rb");
        if (!file || !moved(file, regions, count, 0)) failed(WORDS, "a state cannot be read from spill_dir");
        fclose(file);
        return;
    }
    const char *from = slot->block;
    for (size_t each = 0; each < count; from += regions[each++].bytes)
        memcpy(regions[each].data, from, regions[each].bytes);
}

static void finalize(void *state) {
    struct scheme *scheme = state;
    const EnzymeCkptStats *stats = &scheme->stats;
    for (int64_t each = 0; each < scheme->slot_room; each++) drop(scheme, &scheme->slots[each]);
    for (int each = 0; each < 2; each++) drop(scheme, &scheme->own[each]);
    if (scheme->config.stats) *scheme->config.stats = *stats;
    if (scheme->config.verbose)
        dprintf(2,
                "enzyme checkpoint: %lld steps, %lld run forward, %lld reversed; "
                "at most %lld states kept at a time, %lld bytes in memory\n",
                (long long)scheme->steps, (long long)stats->forward_steps, (long long)stats->taped_steps,
                (long long)stats->max_slots, (long long)stats->max_bytes);
    free(scheme->kept), free(scheme->slots), free(scheme);
}

#define SCHEME(init) \
    {ENZYME_CHECKPOINT_VERSION, init, next_action, store_state, restore_state, set_steps, finalize}
const Scheme EnzymeCkptRevolve = SCHEME(begun_revolve);
const Scheme EnzymeCkptPeriodic = SCHEME(begun_periodic);
const Scheme EnzymeCkptStoreAll = SCHEME(begun_all);
