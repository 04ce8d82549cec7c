; RUN: %enzyme-opt --print-plan "%s" | %FileCheck "%s"

; CHECK-LABEL: {{^}}steps: both sweeps in diffesteps{{$}}
; CHECK-NEXT:  {{^}}  kept             bytes  because it{{$}}
; CHECK-NEXT:  {{^}}  tape of advance  8 * k  was made by the call of advance, and leads to what that keeps{{$}}
; CHECK-NEXT:  {{^}}  in all           8 * k{{$}}
; CHECK:       {{^}}  the call of free takes effect when the reverse sweep has ended{{$}}
; CHECK-NEXT:  {{^}}  where the shadow of u is u itself, it counts as constant{{$}}
; CHECK-EMPTY:
; CHECK-NEXT:  {{^}}advance: sweeps in augmentedadvance and reverseadvance{{$}}
; CHECK-NEXT:  {{^}}  kept      bytes          because it{{$}}
; CHECK-NEXT:  {{^}}  u[i]    8 * n         may be overwritten by the store to u[i]{{$}}
; CHECK-NEXT:  {{^}}  overhead  8 in the tape  says how often loops went round, and where the rest is{{$}}
; CHECK-NEXT:  {{^}}  in all    8 * n + 8{{$}}
define void @steps(ptr %u, i64 %n, i64 %k) {
entry:
  %unused = call ptr @malloc(i64 8)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @advance(ptr %u, i64 %n)
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, %k
  br i1 %more, label %loop, label %end
end:
  call void @free(ptr %unused)
  ret void
}

define void @advance(ptr %u, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr double, ptr %u, i64 %i
  %v = load double, ptr %p
  %w = call double @llvm.sin.f64(double %v)
  store double %w, ptr %p
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

define void @gradient(ptr %u, ptr %du, i64 %n, i64 %k) {
  call void (...) @__enzyme_autodiff(ptr @steps, metadata !"enzyme_dup", ptr %u, ptr %du, i64 %n, i64 %k)
  ret void
}

declare ptr @malloc(i64)
declare void @free(ptr)
declare double @llvm.sin.f64(double)
declare void @__enzyme_autodiff(...)
