; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare ptr @take(ptr, i64, i64, i64)
declare void @give(ptr, ptr, i64, i64)
declare ptr @make(i64)
declare i32 @drop(ptr)
declare double @__enzyme_autodiff(...)

@all = private constant [9 x i8] c"0,-1,1,2\00"
@block = private constant [3 x i8] c"-1\00"
@__enzyme_allocation_like_take = global { ptr, i64, ptr, ptr } { ptr @take, i64 1, ptr @all, ptr @give }
@__enzyme_allocation_like_make = global { ptr, i64, ptr, ptr } { ptr @make, i64 0, ptr @block, ptr @drop }

; expected-error@below {{give frees memory that the reverse sweep needs, and cannot be called later: beside the block it takes more than 2 integers or pointers [EZ0405]}}
; expected-note@below {{make a function around it that returns nothing and takes fewer arguments}}
; expected-note@below {{register that by __enzyme_allocation_like}}
define double @f(double %x, ptr %pool) {
  %p = call ptr @take(ptr %pool, i64 8, i64 8, i64 0)
  store double %x, ptr %p
  %y = load double, ptr %p
  call void @give(ptr %pool, ptr %p, i64 8, i64 8)
  ret double %y
}

; expected-error@below {{drop frees memory that the reverse sweep needs, and cannot be called later: its result is used [EZ0405]}}
; expected-note@below {{make a function around it}}
; expected-note@below {{register that by}}
define double @g(double %x) {
  %p = call ptr @make(i64 8)
  store double %x, ptr %p
  %y = load double, ptr %p
  %status = call i32 @drop(ptr %p)
  %failed = sitofp i32 %status to double
  %r = fadd double %y, %failed
  ret double %r
}

define double @df(double %x, ptr %pool) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, metadata !"enzyme_const", ptr %pool)
  %s = call double (...) @__enzyme_autodiff(ptr @g, double %x)
  ret double %r
}
