// corpus-compilers: clang-22 clang-19
// Multiversioned functions: resolvers, ifuncs, comdats.
__attribute__((target("default"))) int version(void) { return 0; }
__attribute__((target("avx2"))) int version(void) { return 2; }
__attribute__((target("arch=skylake-avx512"))) int version(void) { return 512; }
__attribute__((target_clones("sse4.2", "avx2", "default"))) double cloned(const double *p, int n) {
  double s = 0;
  for (int i = 0; i < n; ++i) s += p[i];
  return s;
}
__attribute__((cpu_specific(ivybridge, atom))) void specific(void) {}
__attribute__((cpu_dispatch(ivybridge, atom, generic))) void specific(void);
int use(const double *p) { return version() + (int)cloned(p, 3); }
