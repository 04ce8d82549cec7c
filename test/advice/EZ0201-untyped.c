// Bytes are copied that nobody says anything of, though -g and -O2 are on.
// options: -O2 -g
// way: ^declare by its type what is there: |give these bytes one type => s/void *from, void *to/struct node *from, struct node *to/
// way: copy it field by field|copy field by field => -DWAY=1
// says: compile with -g
// says: with -O1
#include "advice.h"
struct node { double value; void *next; };
static void f(void *from, void *to) {
#if WAY
  struct node *s = from, *t = to;
  t->value = s->value;
  t->next = s->next;
#else
  memcpy(to, from, sizeof(struct node));
#endif
}
int main(void) {
  struct node a = {3, NULL}, da = {0, NULL}, b = {0, NULL}, db = {5, NULL};
  __enzyme_autodiff_void((void *)f, &a, &da, &b, &db);
  same(da.value, 5);
  return done();
}
