; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; A struct of an integer and a number, swapped byte by byte: the first bytes are of an integer.

declare double @__enzyme_fwddiff(...)

; expected-error@below {{it is not known whether '*from' (an 8-bit integer) holds a floating-point number, an address or neither, but it is copied to memory that carries derivatives [EZ0201]}}
; expected-note@below {{move whole structs, by assignment or memcpy, and not their words in a loop}}
define double @f(double %x) {
  %s = alloca { i32, double }
  %t = alloca { i32, double }
  store i32 7, ptr %s
  %sv = getelementptr i8, ptr %s, i64 8
  store double %x, ptr %sv
  br label %next

next:
  %k = phi i64 [ 0, %0 ], [ %l, %next ]
  %from = phi ptr [ %s, %0 ], [ %from.next, %next ]
  %to = phi ptr [ %t, %0 ], [ %to.next, %next ]
  %c = load i8, ptr %from
  store i8 %c, ptr %to
  %from.next = getelementptr i8, ptr %from, i64 1
  %to.next = getelementptr i8, ptr %to, i64 1
  %l = add i64 %k, 1
  %more = icmp ult i64 %l, 16
  br i1 %more, label %next, label %done

done:
  %n = load i32, ptr %t
  %m = sitofp i32 %n to double
  %tv = getelementptr i8, ptr %t, i64 8
  %v = load double, ptr %tv
  %y = fmul double %v, %m
  ret double %y
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
