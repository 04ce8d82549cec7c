; RUN: %enzyme-opt --verify-diagnostics --remarks --split-input-file --disable-output --differentiate "%s"

declare void @__enzyme_batch(...)
; expected-warning@below {{__enzyme_batch of f: the instances run one after the other, because 'f' has a branch that may go another way in each [EZ0801]}}
; expected-note@below {{choose between values, by ?: or fmax and the like: then all instances go the same way, side by side}}
define void @f(i1 %x) {
  br i1 %x, label %a, label %b
a:
  ret void
b:
  ret void
}
define void @g() {
  call void (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 2, i1 0, i1 1)
  ret void
}

; -----

declare void @__enzyme_batch(...)
; expected-warning@below {{the instances run one after the other, because 'f' has a switch that may go another way in each [EZ0801]}}
; expected-note@below {{choose}}
define void @f(i8 %x) {
  switch i8 %x, label %a [ i8 1, label %b ]
a:
  ret void
b:
  ret void
}
define void @g() {
  call void (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 2, i8 0, i8 1)
  ret void
}

; -----

declare void @__enzyme_batch(...)
@total = global double 0.0
; expected-warning@below {{the instances run one after the other, because 'f' writes the global variable 'total', which all instances share [EZ0802]}}
; expected-note@below {{give each instance memory of its own, by enzyme_vector or enzyme_buffer}}
define void @f(double %x) {
  store double %x, ptr @total
  ret void
}
define void @g() {
  call void (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 2, double 0.0, double 1.0)
  ret void
}

; -----

declare void @__enzyme_batch(...)
declare void @say(double)
; expected-warning@below {{the instances run one after the other, because 'f' calls 'say', whose effects all instances would share [EZ0802]}}
; expected-note@below {{give}}
define void @f(double %x) {
  call void @say(double %x)
  ret void
}
define void @g() {
  call void (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 2, double 0.0, double 1.0)
  ret void
}

; -----

declare void @__enzyme_batch(...)
; expected-warning@below {{because 'f' writes memory that an argument leads to, and all instances share that}}
; expected-note@below {{give}}
define void @f(ptr %p, double %x) {
  store double %x, ptr %p
  ret void
}
define void @g(ptr %p) {
  call void (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 2, metadata !"enzyme_scalar", ptr %p, double 0.0, double 1.0)
  ret void
}

; -----

declare void @__enzyme_batch(...)
declare void @h(double) memory(argmem: readwrite)
declare i32 @__gxx_personality_v0(...)
; expected-warning@below {{the instances run one after the other, because 'f' has a call that may throw [EZ0803]}}
; expected-note@below {{move it out of what is batched}}
define void @f(double %x) personality ptr @__gxx_personality_v0 {
  invoke void @h(double %x) to label %a unwind label %b
a:
  ret void
b:
  %p = landingpad { ptr, i32 } cleanup
  ret void
}
define void @g() {
  call void (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 2, double 0.0, double 1.0)
  ret void
}

; -----

declare void @__enzyme_batch(...)
; expected-warning@below {{__enzyme_batch of g: the instances call this one after the other, because 'relu' has a branch that may go another way in each [EZ0801]}}
; expected-note@below {{choose}}
define double @relu(double %x) {
  %big = fcmp ogt double %x, 0.0
  br i1 %big, label %a, label %b
a:
  ret double %x
b:
  ret double 0.0
}
define double @g(double %x) {
  %r = call double @relu(double %x)
  ret double %r
}
define void @h() {
  call void (...) @__enzyme_batch(ptr @g, metadata !"enzyme_width", i64 2, double 0.0, double 1.0)
  ret void
}
