; RUN: %enzyme-opt --print-plan "%s" | %FileCheck "%s"
; RUN: %enzyme-opt --print-plan --function once "%s" | %FileCheck --check-prefix=ONE "%s"

; Once in each round of both loops. What is left at the end of the forward sweep is there.
; CHECK-LABEL: {{^}}every_step: both sweeps in diffeevery_step{{$}}
; CHECK-NEXT:  {{^}}  kept    bytes        because it{{$}}
; CHECK-NEXT:  {{^}}  u[i]    160 * steps  may be overwritten by the store to u[i]{{$}}
; CHECK-NEXT:  {{^}}  in all  160 * steps{{$}}
; CHECK-NEXT:  {{^}}  {{[0-9]+}} values are computed once more in the reverse sweep{{$}}

; ONE:         once: both sweeps in diffeonce
; ONE-NEXT:    {{^}}  nothing is kept{{$}}
; ONE-NEXT:    {{^}}  where the shadow of u is u itself, it counts as constant{{$}}
; ONE-NOT:     {{.}}

define void @every_step(ptr %u, i64 %steps) {
entry:
  br label %outer
outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %i.next, %inner ]
  %p = getelementptr double, ptr %u, i64 %i
  %v = load double, ptr %p
  %w = call double @llvm.sin.f64(double %v)
  store double %w, ptr %p
  %i.next = add nuw i64 %i, 1
  %again = icmp ult i64 %i.next, 20
  br i1 %again, label %inner, label %latch
latch:
  %k.next = add nuw i64 %k, 1
  %more = icmp ult i64 %k.next, %steps
  br i1 %more, label %outer, label %end
end:
  ret void
}

define void @once(ptr %u) {
  %v = load double, ptr %u
  %w = call double @llvm.sin.f64(double %v)
  store double %w, ptr %u
  ret void
}

define void @gradient(ptr %u, ptr %du, i64 %steps) {
  call void (...) @__enzyme_autodiff(ptr @every_step, metadata !"enzyme_dup", ptr %u, ptr %du, i64 %steps)
  call void (...) @__enzyme_autodiff(ptr @once, metadata !"enzyme_dup", ptr %u, ptr %du)
  ret void
}

declare double @llvm.sin.f64(double)
declare void @__enzyme_autodiff(...)
