; RUN: %enzyme-opt --print-loops --function 'gr*' "%s" | %FileCheck "%s"
; RUN: %enzyme-opt --print-loops --function zero --function 'tw?' "%s" | %FileCheck --check-prefix=TWO "%s"
; RUN: not %enzyme-opt --print-loops --function 'gr' "%s" 2>&1 | %FileCheck --check-prefix=NONE "%s"

; CHECK-NOT: @zero
; CHECK: loops in @green
; CHECK: loops in @grey
; CHECK-NOT: loops in
; TWO: loops in @zero
; TWO-NEXT: loops in @two
; TWO-NOT: loops in
; NONE: error: no function is called 'gr'
define void @zero() {
  ret void
}
define void @green() {
  ret void
}
define void @two() {
  ret void
}
define void @grey() {
  ret void
}
