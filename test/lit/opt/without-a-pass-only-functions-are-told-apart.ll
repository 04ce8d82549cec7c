; RUN: not %enzyme-opt --split-input-file "%s" 2>&1 >"%t" | %FileCheck "%s"

@nonsense = glob
define void @f() {
  nonsense
}

; -----

; CHECK: :[[# @LINE + 1]]:1: error: the body of this function is never closed
define void @open() {

; -----

define void @twice() {
}
; CHECK: :[[# @LINE + 1]]:1: error: @twice is defined twice
define void @twice() {
}
