// Bytes are copied between what is declared to be something, and without -g nobody says what.
// options: -O0
// way: compile with -g, so that declared types are known => -g
// way: copy it field by field|copy field by field => s/memcpy(to, from, sizeof *to)/to->value = from->value, to->next = from->next/
// says: with -O1
// says: give these bytes one type
#include "advice.h"
struct node { double value; void *next; };
static void f(struct node *from, struct node *to) { memcpy(to, from, sizeof *to); }
int main(void) {
  struct node a = {3, NULL}, da = {0, NULL}, b = {0, NULL}, db = {5, NULL};
  __enzyme_autodiff_void((void *)f, &a, &da, &b, &db);
  same(da.value, 5);
  return done();
}
