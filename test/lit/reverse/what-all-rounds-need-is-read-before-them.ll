; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The inner loop's rounds all need what was kept of the outer round: it is read where their reverse is
; entered, and not again after each addition to a shadow.
; CHECK-LABEL: define internal void @diffescaled(
; CHECK:       {{^}}back.inner:
; CHECK:       fmul double [[SCALE:%[0-9]+]],
; CHECK:       {{^}}back.end:
; CHECK:       [[SCALE]] = load double,
; CHECK-NEXT:  br label %back.inner

define void @scaled(ptr noalias %p, ptr noalias %s, i64 %n) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %end ]
  %scale = load double, ptr %s
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %place = getelementptr double, ptr %p, i64 %j
  %x = load double, ptr %place
  %y = fmul double %x, %scale
  store double %y, ptr %place
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %j.next, %n
  br i1 %more, label %inner, label %end

end:
  %square = fmul double %scale, %scale
  store double %square, ptr %s
  %i.next = add i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %outer, label %out

out:
  ret void
}

define void @gradient(ptr %p, ptr %dp, ptr %s, ptr %ds, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @scaled, ptr %p, ptr %dp, ptr %s, ptr %ds, i64 %n)
  ret void
}

declare void @__enzyme_autodiff(...)
