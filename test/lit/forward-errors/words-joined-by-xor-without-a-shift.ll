; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; The state of a generator of random numbers lies beside a number. What is shifted is stirred, and
; no number any more: nothing is said of `stirred`. Words that are swapped by `xor` may be numbers.

declare double @__enzyme_fwddiff(...)

define i64 @stirred(ptr %s, i64 %i, i64 %j) {
  %p = getelementptr i64, ptr %s, i64 %i
  %q = getelementptr i64, ptr %s, i64 %j
  %a = load i64, ptr %p
  %b = load i64, ptr %q
  %c = lshr i64 %b, 11
  %d = xor i64 %a, %c
  store i64 %d, ptr %p
  ret i64 %d
}

; expected-error@below {{it is not known whether a 64-bit integer here holds a floating-point number, an address or neither, but it is copied to memory that carries derivatives [EZ0201]}}
; expected-note@below {{move whole structs, by assignment or memcpy, and not their words in a loop}}
define void @swapped(ptr %s, i64 %i, i64 %j) {
  %p = getelementptr i64, ptr %s, i64 %i
  %q = getelementptr i64, ptr %s, i64 %j
  %a = load i64, ptr %p
  %b = load i64, ptr %q
  %c = xor i64 %a, %b
  %d = xor i64 %c, %a
  %e = xor i64 %c, %b
  store i64 %d, ptr %p
  store i64 %e, ptr %q
  ret void
}

define double @f(double %x, i64 %i, i64 %j) {
  %s = alloca { [4 x i64], double }
  %v = getelementptr i8, ptr %s, i64 32
  store double %x, ptr %v
  br label %next

next:
  %k = phi i64 [ 0, %0 ], [ %l, %next ]
  %seed = phi i64 [ 7, %0 ], [ %more.seed, %next ]
  %more.seed = mul i64 %seed, 25214903917
  %p = getelementptr inbounds [4 x i64], ptr %s, i64 0, i64 %k
  store i64 %more.seed, ptr %p
  %l = add nuw nsw i64 %k, 1
  %more = icmp ult i64 %l, 4
  br i1 %more, label %next, label %done

done:
  %r = call i64 @stirred(ptr %s, i64 %i, i64 %j)
  call void @swapped(ptr %s, i64 %i, i64 %j)
  %w = load double, ptr %v
  ret double %w
}

define double @df(double %x, double %dx, i64 %i) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, i64 %i, i64 %i)
  ret double %r
}
