// Launches of gradients on the way back.

// Launch the gradient, and add what it says of numbers that were passed by value.
static void launch_gradient(struct record *record, struct copy *left, struct rooms *rooms) {
  struct argument all[MOST];
  void *given[4 * MOST + 1];
  char *behind[MOST];
  int count = read_arguments(record, all), used = 0;
  size_t size = size_of_values(record->kernel), place = 0;
  char *sums = NULL, **places = room((count + 1) * sizeof *places, record->where);
  check(API(Malloc)((void **)&sums, size + 1), record->where);
  check(API(Memset)(sums, 0, size + 1), record->where);
  for (int index = 0; index < count; index++) {
    struct argument *each = all + index;
    if (each->is_variable) continue;
    given[used++] = each->value;
    if (each->addresses) {
      for (int k = 0; k < each->numbers; k++)
        memset(each->shadow + each->number_facts[2 * k], 0, each->number_facts[2 * k + 1] * 4);
      given[used++] = each->shadow;
    }
    if (each->numbers) {
      places[index] = each->cell ? sums + place : NULL;
      given[used++] = places + index;
    }
    place += (each->size + 15) / 16 * 16;
  }
  used = tell_what_is_left(left, all, count, given, used, behind);
  given[used] = &rooms->table;
  check(launch_derivative(record, record->kernel->gradient, 2, given, NULL), record->where);
  check(API(DeviceSynchronize)(), record->where);
  char *told = room(size + 1, record->where);
  check(API(Memcpy)(told, sums, size, TO_HOST), record->where);
  for (int index = 0; index < count; index++)
    for (int k = 0; places[index] && k < all[index].numbers; k++)
      add_number(all + index, k, told + (places[index] - sums));
  API(Free)(sums);
  free(told), free(places);
}

static void launch_back(struct record *record) {
  begin_back(record);
  put_back(record);
  struct rooms rooms = {.table = NULL};
  if (record->is_active) count_rounds(record, &rooms, &record->kernel->rounds), make_rooms(record, &rooms);
  for (struct record *each = record; each; each = each->more)
    if (each->is_active) {
      stop_if_numbers_are_moved(each, MOVED_TO);
      renew_variables(each, each->table, 0);
      launch_gradient(each, record->left, &rooms);
      renew_variables(each, each->table, 1);
      put_back(record);
    }
  end_rooms(&rooms);
  for (struct record *each = record->more; each;) {
    struct record *next = each->more;
    end(each);
    each = next;
  }
  end(record);
}

static struct record *launch_ahead(struct kernel *kernel, struct kernel *table, void **given, void *shadows,
                                   const char *where) {
  struct record *record = begin(launch_back, where);
  record->kernel = kernel, record->table = table;
  take(record, table, given, shadows);
  return record;
}
