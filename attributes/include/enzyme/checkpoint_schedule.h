/* <enzyme/checkpoint_schedule.h>: schedules, as `__enzyme_set_checkpointing` takes them. */
#ifndef ENZYME_CHECKPOINT_SCHEDULE_H
#define ENZYME_CHECKPOINT_SCHEDULE_H

enum {
    ENZYME_SCHEDULE_NONE = 0,
    ENZYME_SCHEDULE_PERIODIC = 1,
    ENZYME_SCHEDULE_REVOLVE = 2,
    ENZYME_SCHEDULE_STORE_ALL = 3,
    ENZYME_SCHEDULE_BINOMIAL = 4 /* the same as revolve */
};

#endif
