; RUN: %enzyme-opt --reprint --function odd "%s" | %FileCheck "%s"

; CHECK: define   void @untouched( ) {
; CHECK-NEXT: ret void
define   void @untouched( ) {
  ret    void
}

; CHECK: define void @odd() {
; CHECK-NEXT: ret void
define   void @odd( ) {
  ret    void
}
