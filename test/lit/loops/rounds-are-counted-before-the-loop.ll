; RUN: %enzyme-opt --print-rounds "%s" | %FileCheck "%s"

; CHECK-LABEL: rounds in @rotated
; CHECK-NEXT: {{^}}  loop at %loop: %n{{$}}
; CHECK-NEXT: {{^}}    %i = 0 + round * 1{{$}}
define void @rotated(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; The test at the header is made once more than the body is entered.
; CHECK-LABEL: rounds in @nested
; CHECK-NEXT: loop at %outer: %n + 1
; CHECK-NEXT: %i = 0 + round * 1
; CHECK-NEXT: {{^}}    loop at %inner: (%i - %low + 2) / 3
; CHECK-NEXT: %j = %i + round * -3
define void @nested(i32 %n, i32 %low) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %before, label %end
before:
  br label %inner
inner:
  %j = phi i32 [ %i, %before ], [ %j.next, %inner ]
  %j.next = add nsw i32 %j, -3
  %again = icmp sgt i32 %j.next, %low
  br i1 %again, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  br label %outer
end:
  ret void
}

; CHECK-LABEL: rounds in @pointers
; CHECK-NEXT: loop at %loop: (%end - %start) / 24
; CHECK-NEXT: %p = %start + round * 24 bytes
; CHECK-NEXT: %q = %start + round * 4 * %stride bytes
define void @pointers(ptr %start, ptr %end, i64 %stride) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %start, %entry ], [ %p.next, %loop ]
  %q = phi ptr [ %start, %entry ], [ %q.next, %loop ]
  %p.next = getelementptr inbounds { double, [2 x i64] }, ptr %p, i64 1
  %q.next = getelementptr i32, ptr %q, i64 %stride
  %more = icmp ne ptr %p.next, %end
  br i1 %more, label %loop, label %done
done:
  ret void
}

; Without a promise not to wrap, steps of two may miss the end; and a loop that is left by a break
; has as many rounds as it has.
; CHECK-LABEL: rounds in @unknown
; CHECK-NEXT: loop at %first: not known
; CHECK-NEXT: %i = 0 + round * 2
; CHECK-NEXT: loop at %second: not known
define void @unknown(i64 %n, ptr %p) {
entry:
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i.next, %first ]
  %i.next = add i64 %i, 2
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %first, label %between
between:
  br label %second
second:
  %x = load volatile i64, ptr %p
  %stop = icmp eq i64 %x, %n
  br i1 %stop, label %end, label %second
end:
  ret void
}
