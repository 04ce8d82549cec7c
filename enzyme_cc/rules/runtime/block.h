/* Sums over a block, of one kind of numbers: see warp.c.  */

PUT(1, (kind a), (void)0, ADDED(0, a))
PUT(2, (kind a, kind b), PAIR(a, b, 16), (ADDED(0, a), ADDED(1, b)))
PUT(4, (kind a, kind b, kind c, kind d),
    (PAIR(a, c, 16), PAIR(b, d, 16), PAIR(a, b, 8)),
    (ADDED(0, a), ADDED(1, b), ADDED(2, c), ADDED(3, d)))
PUT(8, (kind a, kind b, kind c, kind d, kind e, kind f, kind g, kind h),
    (PAIR(a, e, 16), PAIR(b, f, 16), PAIR(c, g, 16), PAIR(d, h, 16), PAIR(a, c, 8), PAIR(b, d, 8),
     PAIR(a, b, 4)),
    (ADDED(0, a), ADDED(1, b), ADDED(2, c), ADDED(3, d), ADDED(4, e), ADDED(5, f), ADDED(6, g),
     ADDED(7, h)))

void NAMED(take)(kind *a, kind *b, kind *c, kind *d, kind *e, kind *f, kind *g, kind *h,
                 lanes count) {
  lanes all = of_block();
  for (lanes slot = own_number(); slot < count; slot += all) {
    kind sum = 0;
    for (lanes warp = 0; warp * WARP < all; warp++)
      sum += *PLACE(kind, warp, slot);
    kind *low = slot & 2 ? slot & 1 ? d : c : slot & 1 ? b : a;
    kind *high = slot & 2 ? slot & 1 ? h : g : slot & 1 ? f : e;
    kind *to = slot & 4 ? high : low;
    if (sum != 0 && to)
      add(to, sum);
  }
}

void NAMED(number)(kind *to, kind value) {
  NAMED(put1)(value);
  __enzyme_cc_block_wait();
  NAMED(take)(to, to, to, to, to, to, to, to, 1);
  __enzyme_cc_block_wait();
}
