; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)

; Each round takes one byte more: whether they carry a derivative, nothing tells.

; expected-error@below {{a floating-point number is put together from parts, but it is not known whether these carry a derivative [EZ0401]}}
; expected-note@below {{copy the number as a whole, by memcpy}}
; expected-note@below {{or do this in a function that is marked inactive, if it is constant}}
define double @f(ptr %p, double %x) {
  br label %next

next:
  %k = phi i64 [ 0, %0 ], [ %l, %next ]
  %w = phi i64 [ 0, %0 ], [ %joined, %next ]
  %at = getelementptr i8, ptr %p, i64 %k
  %c = load i8, ptr %at
  %wide = zext i8 %c to i64
  %far = shl i64 %k, 3
  %up = shl i64 %wide, %far
  %joined = or i64 %w, %up
  %l = add i64 %k, 1
  %more = icmp ult i64 %l, 8
  br i1 %more, label %next, label %done

done:
  %v = bitcast i64 %joined to double
  %y = fmul double %v, %x
  ret double %y
}

; A random number from 1 to 2, and a power of 2: no number was taken apart.
define double @g(ptr %state, i32 %n, double %x) {
  %s = load i64, ptr %state
  %high = lshr i64 %s, 12
  %bits = or i64 %high, 4607182418800017408
  %r = bitcast i64 %bits to double
  %m = load i32, ptr %state
  %biased = add i32 %m, 1023
  %wide = zext i32 %biased to i64
  %up = shl i64 %wide, 52
  %both = or i64 %up, 1
  %power = bitcast i64 %both to double
  %a = fmul double %r, %x
  %b = fmul double %power, %a
  ret double %b
}

define double @df(ptr %p, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_const", ptr %p, double %x, double %dx)
  %s = call double (...) @__enzyme_fwddiff(ptr @g, metadata !"enzyme_const", ptr %p, i32 1, double %x, double %dx)
  ret double %r
}
