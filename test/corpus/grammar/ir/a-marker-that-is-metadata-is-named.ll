; passes: differentiate print-requests
define void @f(ptr %p, double %x) {
  ret void
}
define void @g(ptr %p) {
  call void (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 2, metadata !"enyme_scalar", ptr %p, double 0.0, double 1.0)
  ret void
}
declare void @__enzyme_batch(...)
