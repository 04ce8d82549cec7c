; RUN: %enzyme-opt "%s" -o "%t.ll"
; RUN: diff "%s" "%t.ll"
; RUN: %enzyme-opt -S < "%s" > "%t.2.ll"
; RUN: diff "%s" "%t.2.ll"
define void @f() {  ; odd   spacing
  ret void	; stays
}
