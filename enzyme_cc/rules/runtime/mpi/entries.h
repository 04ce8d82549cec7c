// The functions that derivatives call.

#define AUGMENTED(name)                                                                       \
  static int augmented_##name(const union word *, void *const *, int, const char *,           \
                              struct record **);                                              \
  int OURS(augmented_##name)(const union word *a, void *const *shadows, int width,            \
                             const char *where, struct record **tape) {                       \
    return augmented_##name(a, shadows, among_threads(width, where), where, tape);            \
  }                                                                                           \
  static int augmented_##name(const union word *a, void *const *shadows, int width,           \
                              const char *where, struct record **tape)
#define FORWARD(name)                                                                         \
  int OURS(forward_##name)(const union word *a, void *const *shadows, int width,              \
                           const char *where)
#define UNUSED (void)a, (void)shadows, (void)width, (void)where

void OURS(reverse)(struct record *record) {
  if (record) record->back(record);
}

// Where a derivative is differentiated again, both sweeps are, in as many directions.
void OURS(reverse_again)(struct record *record, int width) {
  if (!record) return;
  int has_width = !record->width || record->width == width;
  for (int i = 0; i < record->list_count; i++) has_width &= record->list[i]->width == width;
  if (!has_width)
    stop(record->where, "a tape is reversed in other directions than it was made for",
         "differentiate both sweeps, or neither");
  record->back(record);
}

static void back_of_message(struct record *record) { finish(record); }

// -- messages --------------------------------------------------------------------------------------

APART struct message message_of(const union word *a) {
  return (struct message){a[0].address, a[1].number,        HANDLE(MPI_Datatype, a[2]),
                          COUNT(a[3]),  COUNT(a[4]), HANDLE(MPI_Comm, a[5])};
}

enum { STANDARD, SYNCHRONOUS, READY, BUFFERED };

APART int send_now(struct message m, int how) {
  if (how == SYNCHRONOUS) return MPI_Ssend(m.buffer, m.count, m.type, m.peer, m.tag, m.comm);
  if (how == READY) return MPI_Rsend(m.buffer, m.count, m.type, m.peer, m.tag, m.comm);
  if (how == BUFFERED) return MPI_Bsend(m.buffer, m.count, m.type, m.peer, m.tag, m.comm);
  return MPI_Send(m.buffer, m.count, m.type, m.peer, m.tag, m.comm);
}

// The buffer that a program has attached has no room for tangents: they are sent from one of ours.
APART int send_packed(struct message m, struct record *record) {
  int size, at = 0;
  MPI_Pack_size(m.count, m.type, m.comm, &size);
  record->wires = room(sizeof *record->wires);
  record->wire_count = 1;
  record->wires[0] = room(size);
  record->requests = room(sizeof *record->requests);
  MPI_Pack(m.buffer, m.count, m.type, record->wires[0], size, &at, m.comm);
  int result =
      MPI_Isend(record->wires[0], at, MPI_PACKED, m.peer, m.tag, m.comm, record->requests);
  let_go(record);
  return result;
}

static int send_paired(struct message m, int how, struct record *record) {
  if (record && how == BUFFERED) return send_packed(m, record);
  int result = send_now(m, how);
  if (record) free_record(record);
  return result;
}

APART int request_now(struct message m, int how, MPI_Request *request) {
#define GIVEN m.buffer, m.count, m.type, m.peer, m.tag, m.comm, request
  switch (how) {
    case SYNCHRONOUS:
      return MPI_Issend(GIVEN);
    case READY:
      return MPI_Irsend(GIVEN);
    case BUFFERED:
      return MPI_Ibsend(GIVEN);
    case STANDARD:
      return MPI_Isend(GIVEN);
    default:
      return MPI_Irecv(GIVEN);
  }
}

// The same where threads send at once: what is waited for has begun in the order of its numbers.
APART int send_in_order(struct message m, int how, struct record *record, struct record *more) {
  MPI_Request request = MPI_REQUEST_NULL;
  begin_in_order();
  post(record);
  int result = how == BUFFERED ? send_paired(m, how, more) : request_now(m, how, &request);
  end_in_order();
  if (how != BUFFERED) {
    result = MPI_Wait(&request, MPI_STATUS_IGNORE);
    if (more) free_record(more);
  }
  complete(record, NULL, record->type);
  return result;
}

APART int send_augmented(struct message m, int how, void *const *shadows, int width,
                          const char *where, struct record **tape) {
  struct record *record = record_of(m, SENT, shadows, width, where);
  *tape = record;
  struct record *more = ahead(&m, SENT, shadows, width, where);
  if (!record) return send_paired(m, how, more);
  record->back = back_of_message;
  if (are_at_once()) return send_in_order(m, how, record, more);
  post(record);
  return send_paired(m, how, more);
}

APART int send_forward(struct message m, int how, void *const *shadows, int width,
                        const char *where) {
  struct record *record = paired(&m, SENT, shadows, width, where);
  return send_paired(m, how, record);
}

#define SENDS(name, how)                                                                      \
  AUGMENTED(name) { return send_augmented(message_of(a), how, shadows, width, where, tape); } \
  FORWARD(name) { return send_forward(message_of(a), how, shadows, width, where); }

SENDS(MPI_Send, STANDARD)
SENDS(MPI_Ssend, SYNCHRONOUS)
SENDS(MPI_Rsend, READY)
SENDS(MPI_Bsend, BUFFERED)

static void check_wildcards(const struct message *m, const char *where) {
  if (m->peer == MPI_ANY_SOURCE && m->tag == MPI_ANY_TAG)
    stop(where,
         "with both MPI_ANY_SOURCE and MPI_ANY_TAG, adjoints of faster processes could be taken "
         "for messages",
         "name the tag, or the source");
}

static int receive_in_order(struct message m, struct record *record, MPI_Status *status) {
  MPI_Request request;
  if (!are_at_once()) {
    post(record);
    return MPI_Recv(m.buffer, m.count, m.type, m.peer, m.tag, m.comm, status);
  }
  begin_in_order();
  post(record);
  MPI_Irecv(m.buffer, m.count, m.type, m.peer, m.tag, m.comm, &request);
  end_in_order();
  return MPI_Wait(&request, status);
}

APART int receive_augmented(struct message m, MPI_Status *given, void *const *shadows, int width,
                             const char *where, struct record **tape) {
  struct record *record = record_of(m, RECEIVED, shadows, width, where);
  MPI_Status status;
  struct record *more = ahead(&m, RECEIVED, shadows, width, where);
  int result;
  if (record) {
    check_wildcards(&m, where);
    record->back = back_of_message;
    result = receive_in_order(m, record, &status);
  } else {
    result = MPI_Recv(m.buffer, m.count, m.type, m.peer, m.tag, m.comm, &status);
  }
  if (more) {
    correct(more, &status);
    free_record(more);
  }
  if (record) complete(record, &status, record->type);
  tell(given, &status);
  *tape = record;
  return result;
}

APART int receive_forward(struct message m, MPI_Status *given, void *const *shadows, int width,
                           const char *where) {
  struct record *record = paired(&m, RECEIVED, shadows, width, where);
  MPI_Status status;
  int result = MPI_Recv(m.buffer, m.count, m.type, m.peer, m.tag, m.comm, &status);
  if (record) {
    correct(record, &status);
    free_record(record);
  }
  tell(given, &status);
  return result;
}

AUGMENTED(MPI_Recv) {
  return receive_augmented(message_of(a), a[6].address, shadows, width, where, tape);
}
FORWARD(MPI_Recv) { return receive_forward(message_of(a), a[6].address, shadows, width, where); }

// -- messages with requests ------------------------------------------------------------------------

APART int init_now(struct message m, int how, MPI_Request *request) {
  switch (how) {
    case SYNCHRONOUS:
      return MPI_Ssend_init(GIVEN);
    case READY:
      return MPI_Rsend_init(GIVEN);
    case BUFFERED:
      return MPI_Bsend_init(GIVEN);
    case STANDARD:
      return MPI_Send_init(GIVEN);
    default:
      return MPI_Recv_init(GIVEN);
  }
}

enum { RECEIVE = BUFFERED + 1 };

static enum direction direction_of(int how) { return how == RECEIVE ? RECEIVED : SENT; }

static void check_request(int how, const char *where) {
  if (how == BUFFERED)
    stop(where, "a buffered send with a request has no tangents",
         "take MPI_Isend, MPI_Send_init or MPI_Bsend");
}

static struct record *ahead_of_request(struct message *m, int how, void *const *shadows, int width,
                                       const char *where) {
  struct record *made = ahead(m, direction_of(how), shadows, width, where);
  if (made) check_request(how, where);
  return made;
}

APART int request_augmented(struct message m, int how, MPI_Request *request,
                             void *const *shadows, int width, const char *where,
                             struct record **tape) {
  struct record *record = record_of(m, direction_of(how), shadows, width, where);
  *tape = record;
  if (record) {
    if (how == RECEIVE) check_wildcards(&m, where);
    record->back = back_of_message;
    record->is_nonblocking = 1;
    record->ahead = ahead_of_request(&m, how, shadows, width, where);
  }
  begin_in_order();
  if (record) post(record);
  int result = request_now(m, how, request);
  end_in_order();
  if (record) note(*request, record);
  return result;
}

APART int request_forward(struct message m, int how, MPI_Request *request, void *const *shadows,
                           int width, const char *where) {
  struct record *record = paired(&m, direction_of(how), shadows, width, where);
  if (record) check_request(how, where);
  int result = request_now(m, how, request);
  if (record) note(*request, record);
  return result;
}

APART int init_augmented(struct message m, int how, MPI_Request *request, void *const *shadows,
                          int width, const char *where, struct record **tape) {
  struct record *record = record_of(m, direction_of(how), shadows, width, where);
  *tape = NULL;
  if (record) record->ahead = ahead_of_request(&m, how, shadows, width, where);
  int result = init_now(m, how, request);
  if (record) {
    if (how == RECEIVE) check_wildcards(&m, where);
    record->is_persistent = 1;
    note(*request, record);
  }
  return result;
}

APART int init_forward(struct message m, int how, MPI_Request *request, void *const *shadows,
                        int width, const char *where) {
  struct record *record = paired(&m, direction_of(how), shadows, width, where);
  if (record) check_request(how, where);
  int result = init_now(m, how, request);
  if (record) {
    record->is_persistent = 1;
    note(*request, record);
  }
  return result;
}

#define REQUESTS(name, what, how)                                                              \
  AUGMENTED(name) {                                                                            \
    return what##_augmented(message_of(a), how, a[6].address, shadows, width, where, tape);    \
  }                                                                                            \
  FORWARD(name) { return what##_forward(message_of(a), how, a[6].address, shadows, width, where); }

REQUESTS(MPI_Isend, request, STANDARD)
REQUESTS(MPI_Issend, request, SYNCHRONOUS)
REQUESTS(MPI_Irsend, request, READY)
REQUESTS(MPI_Ibsend, request, BUFFERED)
REQUESTS(MPI_Irecv, request, RECEIVE)
REQUESTS(MPI_Send_init, init, STANDARD)
REQUESTS(MPI_Ssend_init, init, SYNCHRONOUS)
REQUESTS(MPI_Rsend_init, init, READY)
REQUESTS(MPI_Bsend_init, init, BUFFERED)
REQUESTS(MPI_Recv_init, init, RECEIVE)

// What is done with requests is the same in both modes: records tell.
#define BOTH(name)                                                                             \
  static int both_##name(const union word *, const char *, struct record **);                  \
  AUGMENTED(name) {                                                                            \
    UNUSED;                                                                                    \
    *tape = NULL;                                                                              \
    return both_##name(a, where, tape);                                                        \
  }                                                                                            \
  FORWARD(name) {                                                                              \
    struct record *none = NULL;                                                                \
    UNUSED;                                                                                    \
    return both_##name(a, where, &none);                                                       \
  }                                                                                            \
  static int both_##name(const union word *a, const char *where, struct record **tape)

BOTH(MPI_Wait) { return wait_one(a[0].address, NULL, a[1].address, where, tape); }
BOTH(MPI_Test) { return wait_one(a[0].address, a[1].address, a[2].address, where, tape); }
BOTH(MPI_Waitall) {
  return wait_all(COUNT(a[0]), a[1].address, NULL, a[2].address, where, tape);
}
BOTH(MPI_Testall) {
  return wait_all(COUNT(a[0]), a[1].address, a[2].address, a[3].address, where, tape);
}
BOTH(MPI_Waitany) {
  return wait_any(COUNT(a[0]), a[1].address, a[2].address, NULL, a[3].address, where, tape);
}
BOTH(MPI_Testany) {
  return wait_any(COUNT(a[0]), a[1].address, a[2].address, a[3].address, a[4].address, where,
                  tape);
}
BOTH(MPI_Waitsome) {
  return wait_some(COUNT(a[0]), a[1].address, a[2].address, a[3].address, a[4].address, 0, where,
                   tape);
}
BOTH(MPI_Testsome) {
  return wait_some(COUNT(a[0]), a[1].address, a[2].address, a[3].address, a[4].address, 1, where,
                   tape);
}
BOTH(MPI_Start) { return start_all(1, a[0].address, where, tape); }
BOTH(MPI_Startall) { return start_all(COUNT(a[0]), a[1].address, where, tape); }
BOTH(MPI_Request_free) {
  (void)where, (void)tape;
  return free_request(a[0].address);
}

// -- both at once ----------------------------------------------------------------------------------

static void back_of_both(struct record *record) {
  // What was received goes back before what was sent comes, as it may be the same memory.
  for (int i = 0; i < record->list_count; i++) start(record->list[i]);
  for (int i = 0; i < record->list_count; i++) finish(record->list[i]);
  free_record(record);
}

// One of the two may lead nowhere; the type is that of the other.
APART int exchange_now(struct message to, struct message from, int replaces, MPI_Status *status,
                       int is_from) {
  if (replaces)
    return MPI_Sendrecv_replace(to.buffer, to.count, is_from ? from.type : to.type, to.peer,
                                to.tag, from.peer, from.tag, to.comm, status);
  return MPI_Sendrecv(to.buffer, to.count, to.type, to.peer, to.tag, from.buffer, from.count,
                      from.type, from.peer, from.tag, to.comm, status);
}

// The same where threads send at once: both begin in the order of their numbers. What is replaced is
// sent from memory of ours.
APART int exchange_in_order(struct message to, struct message from, int replaces,
                            MPI_Status *status, struct record *sent, struct record *received) {
  MPI_Request requests[2];
  MPI_Status statuses[2];
  void *packed = NULL;
  if (replaces) {
    int size, at = 0;
    MPI_Pack_size(to.count, to.type, to.comm, &size);
    packed = room(size);
    MPI_Pack(to.buffer, to.count, to.type, packed, size, &at, to.comm);
    to.buffer = packed, to.count = at, to.type = MPI_PACKED;
  }
  begin_in_order();
  if (sent) post(sent);
  if (received) post(received);
  request_now(from, RECEIVE, &requests[0]);
  request_now(to, STANDARD, &requests[1]);
  end_in_order();
  int result = MPI_Waitall(2, requests, statuses);
  if (sent) complete(sent, NULL, sent->type);
  *status = statuses[0];
  free(packed);
  return result;
}

static struct record *both_of(struct record *sent, struct record *received, const char *where) {
  if (!sent && !received) return NULL;
  struct record *both = new_waiting(where, 2);
  both->back = back_of_both;
  if (received) both->list[both->list_count++] = received;
  if (sent) both->list[both->list_count++] = sent;
  return both;
}

static void end_exchange(struct record *sent, struct record *received, MPI_Status *status) {
  if (received) {
    correct(received, status);
    free_record(received);
  }
  if (sent) free_record(sent);
}

APART int exchange_augmented(struct message to, struct message from, int replaces,
                              MPI_Status *given, void *const *shadows, int width,
                              const char *where, struct record **tape) {
  void *const *behind = shadows + (replaces ? 0 : shadows_of(width));
  struct record *sent = record_of(to, SENT, shadows, width, where);
  struct record *received = record_of(from, RECEIVED, behind, width, where);
  MPI_Status status;
  int result;
  if (received) check_wildcards(&from, where);
  *tape = both_of(sent, received, where);
  struct record *one = ahead(&to, SENT, shadows, width, where);
  struct record *other = ahead(&from, RECEIVED, behind, width, where);
  if (*tape && are_at_once()) {
    result = exchange_in_order(to, from, replaces, &status, sent, received);
  } else {
    if (sent) post(sent);
    if (received) post(received);
    result = exchange_now(to, from, replaces, &status, other && !one);
  }
  end_exchange(one, other, &status);
  if (received) complete(received, &status, received->type);
  tell(given, &status);
  return result;
}

APART int exchange_forward(struct message to, struct message from, int replaces,
                            MPI_Status *given, void *const *shadows, int width,
                            const char *where) {
  void *const *behind = shadows + (replaces ? 0 : lanes_of(width));
  struct record *sent = paired(&to, SENT, shadows, width, where);
  struct record *received = paired(&from, RECEIVED, behind, width, where);
  MPI_Status status;
  int result = exchange_now(to, from, replaces, &status, received && !sent);
  end_exchange(sent, received, &status);
  tell(given, &status);
  return result;
}

#define TO (struct message){a[0].address, a[1].number, HANDLE(MPI_Datatype, a[2]), COUNT(a[3]), \
                            COUNT(a[4]), HANDLE(MPI_Comm, a[10])}
#define FROM (struct message){a[5].address, a[6].number, HANDLE(MPI_Datatype, a[7]),            \
                              COUNT(a[8]), COUNT(a[9]), HANDLE(MPI_Comm, a[10])}
AUGMENTED(MPI_Sendrecv) {
  return exchange_augmented(TO, FROM, 0, a[11].address, shadows, width, where, tape);
}
FORWARD(MPI_Sendrecv) {
  return exchange_forward(TO, FROM, 0, a[11].address, shadows, width, where);
}
#undef TO
#undef FROM
#define TO (struct message){a[0].address, a[1].number, HANDLE(MPI_Datatype, a[2]), COUNT(a[3]), \
                            COUNT(a[4]), HANDLE(MPI_Comm, a[7])}
#define FROM (struct message){a[0].address, a[1].number, HANDLE(MPI_Datatype, a[2]),            \
                              COUNT(a[5]), COUNT(a[6]), HANDLE(MPI_Comm, a[7])}
AUGMENTED(MPI_Sendrecv_replace) {
  return exchange_augmented(TO, FROM, 1, a[8].address, shadows, width, where, tape);
}
FORWARD(MPI_Sendrecv_replace) {
  return exchange_forward(TO, FROM, 1, a[8].address, shadows, width, where);
}

// -- asking what has come --------------------------------------------------------------------------

// Messages with tangents have tags of their own, and are longer.
APART int probe(int peer, int tag, MPI_Comm comm, int *flag, MPI_Status *given, int tangents,
                int shift) {
  MPI_Status status;
  int is_there = 0, result;
  do {
    result = MPI_Iprobe(peer, tag, comm, &is_there, &status);
    if (!is_there && tag != MPI_ANY_TAG)
      result = MPI_Iprobe(peer, tag + shift, comm, &is_there, &status);
  } while (!is_there && !flag);
  if (flag) *flag = is_there;
  if (!is_there) return result;
  if (is_shifted(status.MPI_TAG, shift)) {
    int bytes;
    status.MPI_TAG -= shift;
    MPI_Get_elements(&status, MPI_BYTE, &bytes);
    MPI_Status_set_elements(&status, MPI_BYTE, bytes / (tangents + 1));
  }
  tell(given, &status);
  return result;
}

static void check_probe(const union word *a, const char *where) {
  check_wildcards(&(struct message){.peer = COUNT(a[0]), .tag = COUNT(a[1])}, where);
}

FORWARD(MPI_Probe) {
  UNUSED;
  return probe(COUNT(a[0]), COUNT(a[1]), HANDLE(MPI_Comm, a[2]), NULL, a[3].address,
               lanes_of(width), half());
}
AUGMENTED(MPI_Probe) {
  UNUSED;
  *tape = NULL;
  check_probe(a, where);
  if (ahead_of(width))
    return probe(COUNT(a[0]), COUNT(a[1]), HANDLE(MPI_Comm, a[2]), NULL, a[3].address,
                 ahead_of(width), shift_of(width));
  return MPI_Probe(COUNT(a[0]), COUNT(a[1]), HANDLE(MPI_Comm, a[2]), a[3].address);
}
FORWARD(MPI_Iprobe) {
  UNUSED;
  return probe(COUNT(a[0]), COUNT(a[1]), HANDLE(MPI_Comm, a[2]), a[3].address, a[4].address,
               lanes_of(width), half());
}
AUGMENTED(MPI_Iprobe) {
  UNUSED;
  *tape = NULL;
  check_probe(a, where);
  if (ahead_of(width))
    return probe(COUNT(a[0]), COUNT(a[1]), HANDLE(MPI_Comm, a[2]), a[3].address, a[4].address,
                 ahead_of(width), shift_of(width));
  return MPI_Iprobe(COUNT(a[0]), COUNT(a[1]), HANDLE(MPI_Comm, a[2]), a[3].address, a[4].address);
}

// -- communicators ---------------------------------------------------------------------------------

static void back_of_making(struct record *record) {
  if (state_of(record->comm)->is_freed) MPI_Comm_free(&record->comm);
  free_record(record);
}

static int made(int result, const MPI_Comm *comm, const char *where, struct record **tape) {
  *tape = NULL;
  if (*comm == MPI_COMM_NULL) return result;
  *tape = new_record(where, 0, *comm);
  (*tape)->back = back_of_making;
  return result;
}

#define MAKES(name, last, ...)                                                                \
  AUGMENTED(name) {                                                                           \
    UNUSED;                                                                                   \
    return made(name(__VA_ARGS__, a[last].address), a[last].address, where, tape);            \
  }                                                                                           \
  FORWARD(name) {                                                                             \
    UNUSED;                                                                                   \
    return name(__VA_ARGS__, a[last].address);                                                \
  }
#define COMM(at) HANDLE(MPI_Comm, a[at])
#define GROUP(at) HANDLE(MPI_Group, a[at])
#define INFO(at) HANDLE(MPI_Info, a[at])
#define ADDRESS(at) a[at].address
#define NUMBER(at) COUNT(a[at])

MAKES(MPI_Comm_dup, 1, COMM(0))
MAKES(MPI_Comm_dup_with_info, 2, COMM(0), INFO(1))
MAKES(MPI_Comm_split, 3, COMM(0), NUMBER(1), NUMBER(2))
MAKES(MPI_Comm_split_type, 4, COMM(0), NUMBER(1), NUMBER(2), INFO(3))
MAKES(MPI_Comm_create, 2, COMM(0), GROUP(1))
MAKES(MPI_Comm_create_group, 3, COMM(0), GROUP(1), NUMBER(2))
MAKES(MPI_Cart_create, 5, COMM(0), NUMBER(1), ADDRESS(2), ADDRESS(3), NUMBER(4))
MAKES(MPI_Cart_sub, 2, COMM(0), ADDRESS(1))
MAKES(MPI_Graph_create, 5, COMM(0), NUMBER(1), ADDRESS(2), ADDRESS(3), NUMBER(4))
MAKES(MPI_Dist_graph_create, 8, COMM(0), NUMBER(1), ADDRESS(2), ADDRESS(3), ADDRESS(4),
      ADDRESS(5), INFO(6), NUMBER(7))
MAKES(MPI_Dist_graph_create_adjacent, 9, COMM(0), NUMBER(1), ADDRESS(2), ADDRESS(3), NUMBER(4),
      ADDRESS(5), ADDRESS(6), INFO(7), NUMBER(8))
MAKES(MPI_Intercomm_create, 5, COMM(0), NUMBER(1), COMM(2), NUMBER(3), NUMBER(4))
MAKES(MPI_Intercomm_merge, 2, COMM(0), NUMBER(1))

// Adjoints need it: it is given back where it was made, on the way back.
static int free_later(MPI_Comm *comm) {
  state_of(*comm)->is_freed = 1;
  *comm = MPI_COMM_NULL;
  return MPI_SUCCESS;
}

#define FREES(name)                                                                           \
  AUGMENTED(name) {                                                                           \
    UNUSED;                                                                                   \
    *tape = NULL;                                                                             \
    return free_later(a[0].address);                                                          \
  }                                                                                           \
  FORWARD(name) {                                                                             \
    UNUSED;                                                                                   \
    return name(a[0].address);                                                                \
  }

FREES(MPI_Comm_free)
FREES(MPI_Comm_disconnect)

#include "collective_entries.h"
