; passes: differentiate print-requests
define <vscale x 2 x ptr> @f() {
  unreachable
}
define void @g() {
  %r = call ptr (...) @__enzyme_augmentfwd(ptr @f)
  ret void
}
declare ptr @__enzyme_augmentfwd(...)
