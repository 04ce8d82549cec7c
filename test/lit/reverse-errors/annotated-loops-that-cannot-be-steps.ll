; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_autodiff(...)
declare void @__enzyme_set_checkpointing(i32, i32)
declare double @__enzyme_ptr_size_hint(ptr, i64)

; expected-error@below {{a loop cannot be checkpointed: it stands in no loop [EZ0489]}}
define double @straight(double %x) {
  call void @__enzyme_set_checkpointing(i32 2, i32 4)
  ret double %x
}

; expected-error@+2 {{a loop cannot be checkpointed: the budget is not known when compiling [EZ0489]}}
; expected-error@below {{a loop cannot be checkpointed: the schedule is no constant from 0 to 4 [EZ0489]}}
define double @rounds(double %x, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @__enzyme_set_checkpointing(i32 2, i32 %n)
  call void @__enzyme_set_checkpointing(i32 5, i32 1)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret double %x
}

define double @gradient(double %x) {
  %s = call double (...) @__enzyme_autodiff(ptr @straight, double %x)
  ret double %s
}

; expected-error@+2 {{a loop cannot be checkpointed: __enzyme_set_checkpointing returns nothing, and what it returns is used [EZ0489]}}
; expected-error@below {{__enzyme_ptr_size_hint returns nothing, and what it returns is used [EZ0109]}}
define double @used(ptr %p, i32 %n) {
entry:
  %size = call double @__enzyme_ptr_size_hint(ptr %p, i64 8)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %made = call double @__enzyme_set_checkpointing(i32 2, i32 4)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  %sum = fadd double %made, %size
  ret double %sum
}
