// Waiting for messages, and asking whether they have come or gone: both modes alike.

static void start_collective(struct record *);

static void back_of_waiting(struct record *record) {
  for (int i = record->list_count - 1; i >= 0; i--) {
    struct record *each = record->list[i];
    if (each->direction == SHARED)
      start_collective(each);
    else
      start(each);
    free_record(each);
  }
  free_record(record);
}

APART struct record *new_waiting(const char *where, int most) {
  struct record *made = new_record(where, 0, MPI_COMM_NULL);
  made->back = back_of_waiting;
  made->list = room((most + 1) * sizeof *made->list);
  return made;
}

static struct record *waited_for(struct record *waiting, struct record **tape) {
  if (waiting->list_count) {
    *tape = waiting;
  } else {
    free_record(waiting);
  }
  return waiting;
}

// Note that a request is done; what it was for is reversed when waiting is.
APART void done(struct record *waiting, struct record *record, MPI_Status *status) {
  if (!record) return;
  struct record *what = record;
  if (record->is_persistent) {
    what = record->is_forward ? record : record->active;
    record->active = NULL;
    if (!what) return;
  }
  if (what->is_forward) {
    if (what->direction == SHARED)
      MPI_Waitall(what->request_count, what->requests, MPI_STATUSES_IGNORE);
    else
      correct(what, status);
    if (!record->is_persistent) free_record(what);
    return;
  }
  if (what->has_asked) finish_agreement(state_of(what->comm), what->where);
  // All have come to it by now.
  if (what->own != MPI_REQUEST_NULL) MPI_Wait(&what->own, MPI_STATUS_IGNORE);
  struct record *ahead = record->ahead;
  if (ahead && ahead->direction == SHARED)
    MPI_Waitall(ahead->request_count, ahead->requests, MPI_STATUSES_IGNORE);
  else if (ahead)
    correct(ahead, status);
  if (what->direction != SHARED) complete(what, status, what->type);
  __atomic_add_fetch(&what->uses, 1, __ATOMIC_RELAXED);
  waiting->list[waiting->list_count++] = what;
}

static void take_back(struct record *record) {
  if (record && !record->is_persistent) note(record->key, record);
}

static struct record **records_of(int count, const MPI_Request *requests) {
  struct record **made = room(count * sizeof *made);
  for (int i = 0; i < count; i++) made[i] = take(requests[i]);
  return made;
}

static void take_others_back(int count, struct record **records) {
  for (int i = 0; i < count; i++) take_back(records[i]);
  free(records);
}

static void tell(MPI_Status *to, const MPI_Status *from) {
  if (to != MPI_STATUS_IGNORE) *to = *from;
}

APART int wait_one(MPI_Request *request, int *flag, MPI_Status *given, const char *where,
                    struct record **tape) {
  MPI_Status status;
  struct record *record = take(*request), *waiting = new_waiting(where, 1);
  int is_done = 1;
  int result = flag ? MPI_Test(request, &is_done, &status) : MPI_Wait(request, &status);
  if (flag) *flag = is_done;
  if (is_done) {
    done(waiting, record, &status);
    tell(given, &status);
  } else {
    take_back(record);
  }
  waited_for(waiting, tape);
  return result;
}

APART int wait_all(int count, MPI_Request *requests, int *flag, MPI_Status *given,
                    const char *where, struct record **tape) {
  struct record **records = records_of(count, requests), *waiting = new_waiting(where, count);
  MPI_Status *statuses = room(count * sizeof *statuses);
  int is_done = 1;
  int result = flag ? MPI_Testall(count, requests, &is_done, statuses)
                    : MPI_Waitall(count, requests, statuses);
  if (flag) *flag = is_done;
  for (int i = 0; i < count && is_done; i++) {
    done(waiting, records[i], &statuses[i]);
    records[i] = NULL;
    if (given != MPI_STATUSES_IGNORE) given[i] = statuses[i];
  }
  take_others_back(count, records);
  free(statuses);
  waited_for(waiting, tape);
  return result;
}

APART int wait_any(int count, MPI_Request *requests, int *index, int *flag, MPI_Status *given,
                    const char *where, struct record **tape) {
  struct record **records = records_of(count, requests), *waiting = new_waiting(where, 1);
  MPI_Status status;
  int is_done = 1;
  int result = flag ? MPI_Testany(count, requests, index, &is_done, &status)
                    : MPI_Waitany(count, requests, index, &status);
  if (flag) *flag = is_done;
  if (is_done) {
    if (*index != MPI_UNDEFINED) {
      done(waiting, records[*index], &status);
      records[*index] = NULL;
    }
    tell(given, &status);
  }
  take_others_back(count, records);
  waited_for(waiting, tape);
  return result;
}

APART int wait_some(int count, MPI_Request *requests, int *done_count, int *indices,
                     MPI_Status *given, int only_test, const char *where, struct record **tape) {
  struct record **records = records_of(count, requests), *waiting = new_waiting(where, count);
  MPI_Status *statuses = room(count * sizeof *statuses);
  int result = only_test ? MPI_Testsome(count, requests, done_count, indices, statuses)
                         : MPI_Waitsome(count, requests, done_count, indices, statuses);
  for (int i = 0; *done_count != MPI_UNDEFINED && i < *done_count; i++) {
    done(waiting, records[indices[i]], &statuses[i]);
    records[indices[i]] = NULL;
    if (given != MPI_STATUSES_IGNORE) given[i] = statuses[i];
  }
  take_others_back(count, records);
  free(statuses);
  waited_for(waiting, tape);
  return result;
}
