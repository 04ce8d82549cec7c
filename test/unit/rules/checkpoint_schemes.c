/* The schemes of checkpoint.c, driven by steps that tell which state they see. Built with checkpoint.c.
 *
 * Each step is reversed once, from the state it had, the last first; the binomial scheme runs as few
 * steps as there is a way to, in as many slots as it may have.
 */
#include "../../../attributes/include/enzyme/checkpoint.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *__enzyme_cc_checkpoint_ahead(void *ahead, void *frame, int64_t start, int64_t steps, int is_open,
                                   const void *scheme, const void *config, const void *regions,
                                   int64_t count, int64_t fixed, const char *where);
void __enzyme_cc_checkpoint_back(void *made, void *ahead, void *watched, void *back, void *frame);

enum { START = 3, MOST_STEPS = 300, MOST_SLOTS = 12 };
struct loop {
    int steps, turned[MOST_STEPS], failures;
    double states[MOST_STEPS + 1];
};
static double state[2], fixed;
static long fewest[MOST_STEPS + 1][MOST_SLOTS + 1];

/* The fewest steps that are run forward so that so many can be reversed, by trying all ways. */
static void find_fewest(void) {
    for (int slots = 1; slots <= MOST_SLOTS; slots++)
        for (long steps = 2; steps <= MOST_STEPS; steps++) {
            long best = steps * (steps - 1) / 2;
            for (int first = 1; slots > 1 && first < steps; first++) {
                long cost = first + fewest[steps - first][slots - 1] + fewest[first][slots];
                if (cost < best) best = cost;
            }
            fewest[steps][slots] = best;
        }
}

static int ahead(int64_t step, void *frame) {
    struct loop *loop = frame;
    if (state[0] != loop->states[step - START] || fixed != 5) loop->failures++;
    state[0] = state[0] * 1.0001 + 0.01 * step;
    state[1] += state[0] * fixed;
    return step - START + 1 < loop->steps;
}

static void back(int64_t step, void *frame) {
    struct loop *loop = frame;
    if (state[0] != loop->states[step - START] || fixed != 5) loop->failures++;
    if (step - START + 1 < loop->steps && !loop->turned[step - START + 1]) loop->failures++;
    loop->turned[step - START]++;
    state[0] = 1e9; /* a step that is reversed was run before, and leaves its state behind */
}

static int wrong(const EnzymeCheckpointScheme *scheme, int is_open, int steps, int slots, int spills) {
    struct loop loop = {.steps = steps};
    EnzymeCkptStats stats = {0};
    EnzymeCkptConfig config = {.snapshots = slots, .stats = &stats};
    if (spills) config.spill_dir = ".", config.mem_budget = 64;
    EnzymeCheckpointRegion regions[] = {{&state[0], 8, 0}, {&state[1], 8, 0}, {&fixed, 8, 0}};
    state[0] = 1, state[1] = 0, fixed = 5;
    for (int step = 0; step <= steps; step++) {
        loop.states[step] = state[0];
        if (step < steps) ahead(START + step, &loop);
    }
    double last[2] = {state[0], state[1]};
    state[0] = 1, state[1] = 0;
    void *made = __enzyme_cc_checkpoint_ahead(ahead, &loop, START, steps, is_open, scheme, &config,
                                              regions, 2, 1, "a test");
    fixed = 7;
    loop.failures += memcmp(last, state, sizeof last) != 0;
    __enzyme_cc_checkpoint_back(made, ahead, ahead, back, &loop);
    loop.failures += memcmp(last, state, sizeof last) != 0 || fixed != 7;
    for (int step = 0; step < steps; step++) loop.failures += loop.turned[step] != 1;
    if (scheme == &EnzymeCkptRevolve && slots && steps) {
        loop.failures += stats.max_slots > slots || stats.taped_steps != steps;
        loop.failures += is_open ? stats.forward_steps > 2 * fewest[steps][slots] + 4 * steps
                                 : stats.forward_steps != fewest[steps][slots];
    }
    if (scheme == &EnzymeCkptStoreAll) loop.failures += stats.forward_steps > steps;
    if (loop.failures)
        printf("open %d, %d steps, %d slots, spills %d: %d failures, %ld forward\n", is_open, steps, slots,
               spills, loop.failures, (long)stats.forward_steps);
    return loop.failures;
}

int main(void) {
    const EnzymeCheckpointScheme *all[] = {&EnzymeCkptRevolve, &EnzymeCkptPeriodic, &EnzymeCkptStoreAll};
    int failures = 0;
    find_fewest();
    for (int kind = 0; kind < 3; kind++)
        for (int is_open = 0; is_open < 2; is_open++)
            for (int steps = is_open; steps < MOST_STEPS; steps += steps < 40 ? 1 : 37)
                for (int slots = 0; slots <= MOST_SLOTS; slots++)
                    failures += wrong(all[kind], is_open, steps, slots, slots % 3 == 2);
    printf("%d failures\n", failures);
    return failures != 0;
}
