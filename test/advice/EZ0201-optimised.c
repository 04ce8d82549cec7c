// The same without -g, which alone would not help: it takes the types, too.
// options: -O2 -fno-strict-aliasing
// way: ^declare by its type what is there, and compile with -g: => -g ; s/void *from, void *to/struct node *from, struct node *to/
// way: copy it field by field|copy field by field => -DWAY=1
// says: give these bytes one type
// says: ^with -O1
// says: ^compile with -g, so that declared types are known$
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
