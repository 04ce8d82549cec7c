// Requests that are started again and again.

static struct record *new_active(struct record *record) {
  // What one start sends or receives, as if it had been posted then.
  struct record *made = new_record(record->where, record->width, record->comm);
  made->direction = record->direction;
  made->back = finish;
  made->is_nonblocking = 1;
  made->peer = made->wanted_peer = record->wanted_peer;
  made->tag = made->wanted_tag = record->wanted_tag;
  own_type(made, record->type);
  made->side = record->side;
  made->side.shape = shape_of(record->type, record->where);
  made->side.shadows = kept(record->side.shadows, record->width);
  return made;
}

static void started(struct record *waiting, struct record *record) {
  if (!record || record->is_forward || !record->is_persistent) return;
  struct record *made = new_active(record);
  post(made);
  record->active = made;
  waiting->list[waiting->list_count++] = made;
}

static void back_of_starting(struct record *record) {
  for (int i = record->list_count - 1; i >= 0; i--) finish(record->list[i]);
  free_record(record);
}

APART int start_all(int count, MPI_Request *requests, const char *where, struct record **tape) {
  struct record *starting = new_waiting(where, count);
  starting->back = back_of_starting;
  begin_in_order();
  for (int i = 0; i < count; i++) started(starting, find(requests[i]));
  int result = MPI_Startall(count, requests);
  end_in_order();
  waited_for(starting, tape);
  return result;
}

// Give a request back: what is still to be reversed has records of its own.
static int free_request(MPI_Request *request) {
  struct record *record = find(*request);
  if (record) {
    forget(record);
    if (record->is_persistent) free_record(record);
  }
  return MPI_Request_free(request);
}
