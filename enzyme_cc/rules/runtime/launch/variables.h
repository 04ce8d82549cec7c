// Variables of the device, by the address that stands for them on the host. Their shadows are variables, too.
// A row of the table of kernels tells of one: its handle, its shadow's, and whether addresses are in it.

static struct kernel *row_of(struct kernel *table, void *handle) {
  for (; table && table->launched; table++)
    if (table->launched == handle) return table;
  return NULL;
}

static size_t size_of_variable(void *handle, const char *where) {
  size_t size = 0;
  check(API(GetSymbolSize)(&size, handle), where);
  return size;
}

// Return where a variable is on the device; it is known as a block from here on.
APART char *place_of_variable(void *handle, const char *where) {
  void *place = NULL;
  check(API(GetSymbolAddress)(&place, handle), where);
  for (struct block *each = ALL.blocks; each; each = each->next)
    if (each->is_variable && each->base == place) return place;
  struct block *made = room(sizeof *made, where);
  made->base = place, made->size = size_of_variable(handle, where), made->is_variable = 1;
  made->next = ALL.blocks, ALL.blocks = made;
  return place;
}

// A shadow begins as 0, or as the addresses that are in the variable: these are constant.
APART void renew(struct kernel *row, const char *where) {
  char *shadow = place_of_variable(row->gradient, where);
  size_t size = size_of_variable(row->launched, where);
  if (row->tangent)
    check(API(Memcpy)(shadow, place_of_variable(row->launched, where), size, ON_DEVICE), where);
  else check(API(Memset)(shadow, 0, size), where);
}

// Return where the shadow of a variable is. The host's shadow of the handle is 0 when a request begins; the first
// to come sets it, and is told so.
APART char *shadow_of_variable(struct kernel *row, char *begun, int *is_first, const char *where) {
  *is_first = !*begun;
  if (*is_first) renew(row, where);
  *begun = 1;
  return place_of_variable(row->gradient, where);
}
