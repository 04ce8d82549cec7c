; RUN: %enzyme-opt --split-input-file --verify-diagnostics --disable-output "%s"

define void @f() {
; expected-error@+1 {{expected an instruction, found 'addd'}}
  %x = addd i32 1, 2
  ret void
}
; -----
define i32 @f() {
  ret i32 %x ; expected-error {{%x}}
}
; -----
; expected-error@below {{'global', 'constant', 'alias' or 'ifunc'}}
@x = glob i32 0
; -----
@x = global i33 q
; expected-error-re@above {{expected a value of type i[0-9]+}}
; -----
; Nothing is wrong with this one.
@x = global i33 7
// -----
; expected-error@+2 {{never closed}}
; What stands between them may span comments.
define void @open() {
  ret void
; -----
; Braces in a text: more of them around it.
@y = global {} {{}} ; expected-error 1 {{expected '}': this type has 0 elements}}
