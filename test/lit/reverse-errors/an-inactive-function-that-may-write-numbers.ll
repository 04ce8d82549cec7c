; RUN: %enzyme-opt --verify-diagnostics --disable-output --remarks --differentiate "%s"

; What an inactive function may do to numbers that are differentiated is warned of at each use;
; nothing is said of what only reads, of what is said to be meant, and of integers.

@__enzyme_inactivefn_scale = global ptr @scale
@__enzyme_inactivefn_print = global ptr @print
@__enzyme_inactivefn_sum = global ptr @sum
@__enzyme_inactivefn_row = global ptr @row
@__enzyme_inactivefn_count = global ptr @count
@__enzyme_inactive_memory_meant = global ptr @meant

declare void @scale(ptr)
declare void @meant(ptr)
declare void @print(ptr readonly)
declare ptr @row(ptr readonly)
declare void @__enzyme_autodiff(...)

define double @sum(ptr %x) {
  %at = alloca ptr
  store ptr %x, ptr %at
  %p = load ptr, ptr %at
  %v = load double, ptr %p
  ret double %v
}

define void @count(ptr %n, double %x) {
  store i32 1, ptr %n
  ret void
}

; expected-warning@below {{scale is marked inactive, but may write numbers through argument 1: they count as constant, whatever they are computed from [EZ0309]}}
; expected-note@below {{derivatives by way of scale are zero, and those of numbers that it writes over stay as they are}}
; expected-note@below {{take the mark away: then scale is differentiated, or you are told what that takes}}
; expected-note@below {{or say that this is meant, for all that it does to memory:}}
define double @active(ptr %x) {
  call void @scale(ptr %x)
  call void @meant(ptr %x)
  call void @print(ptr %x)
  %s = call double @sum(ptr %x)
  %v = load double, ptr %x
  ret double %v
}

; expected-warning@below {{scale is marked inactive, but may write numbers through argument 1: they count as constant, whatever they are computed from [EZ0309]}}
; expected-note@below {{derivatives by way of scale}}
; expected-note@below {{take the mark away}}
; expected-note@below {{or say that this is meant}}
; expected-warning@below {{row is marked inactive, but returns an address that it may have from an argument that carries derivatives: numbers that are read there count as constant [EZ0309]}}
; expected-note@below {{derivatives by way of row are zero}}
; expected-note@below {{take the mark away}}
; expected-note@below {{or say that this is meant}}
define double @own(ptr %x) {
  %y = alloca double
  %n = alloca i32
  store i32 0, ptr %n
  %v = load double, ptr %x
  call void @count(ptr %n, double %v)
  store double %v, ptr %y
  call void @scale(ptr %y)
  %w = load double, ptr %y
  %p = call ptr @row(ptr %x)
  %u = load double, ptr %p
  %s = fadd double %u, %w
  ret double %s
}

define void @d(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @active, ptr %x, ptr %dx)
  call void (...) @__enzyme_autodiff(ptr @own, ptr %x, ptr %dx)
  ret void
}
