; RUN: %enzyme-opt --verify-diagnostics --disable-output --remarks --differentiate "%s"

; What is called has memory from its caller; the request has said nothing of that.

declare double @__enzyme_fwddiff(...)

; expected-error@below {{a value that carries a derivative is stored in memory of unknown origin, which has no shadow [EZ0305]}}
; expected-note@below {{pass the memory as a parameter with a shadow, or allocate it in what is differentiated}}
define void @put(ptr %to, double %x) noinline {
  store double %x, ptr %to, align 8
  ret void
}

define double @f(double %x, ptr %name) {
  %work = call ptr @getenv(ptr %name)
  call void @put(ptr %work, double %x)
  %r = load double, ptr %work, align 8
  ret double %r
}

declare ptr @getenv(ptr)

define double @df(double %x, double %dx, ptr %name) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, metadata !"enzyme_const", ptr %name)
  ret double %r
}

; expected-warning@below {{a value that carries a derivative is stored in memory that the request calls constant: what is read from there counts as constant [EZ0304]}}
; expected-note@below {{the request is about g, and calls 'work' constant}}
; expected-note@below {{mark the parameter enzyme_dup and pass a shadow, be it only for work space}}
define void @put_there(ptr %to, double %x) noinline {
  store double %x, ptr %to, align 8
  ret void
}

define double @g(double %x, ptr %work) {
  call void @put_there(ptr %work, double %x)
  %r = load double, ptr %work, align 8
  ret double %r
}

define double @dg(double %x, double %dx, ptr %work) {
  %r = call double (...) @__enzyme_fwddiff(ptr @g, double %x, double %dx, metadata !"enzyme_const", ptr %work)
  ret double %r
}
