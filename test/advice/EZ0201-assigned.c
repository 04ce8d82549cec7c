// A struct is assigned through pointers to nothing: at -O0 front ends make bytes of that.
// options: -O0
// way: with -O1, so that (those|the types) of accesses and assignments are => -O1
// way: copy it field by field|copy field by field => -DWAY=1
// says: give these bytes one type
// says: compile with -g
#include "advice.h"
struct node { double value; void *next; };
static void f(void *from, void *to) {
#if WAY == 1
  struct node *s = from, *t = to;
  t->value = s->value, t->next = s->next;
#else
  *(struct node *)to = *(struct node *)from;
#endif
}
int main(void) {
  struct node a = {3, NULL}, da = {0, NULL}, b = {0, NULL}, db = {5, NULL};
  __enzyme_autodiff_void((void *)f, &a, &da, &b, &db);
  same(da.value, 5);
  return done();
}
