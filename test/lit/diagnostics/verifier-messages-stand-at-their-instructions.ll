; RUN: %enzyme-opt --split-input-file --verify-diagnostics --disable-output "%s"

define i32 @dominance(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %v = add i32 1, 2
  br label %b
b:
; expected-error@below {{it has no value from %entry}}
  %p = phi i32 [ %v, %a ]
; expected-error@below {{@dominance: %b: '%u = add i32 %v, 1': %v does not dominate this use}}
  %u = add i32 %v, 1
  ret i32 %u
}
; -----
; expected-error@below {{%entry leads back to the entry}}
define void @entry() {
entry:
  br label %entry
}
; -----
; Each of the same instructions has its own message.
define void @twice(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %v = alloca i32
  br label %b
b:
  store i32 1, ptr %v ; expected-error {{does not dominate}}
  store i32 2, ptr null
  store i32 1, ptr %v ; expected-error {{does not dominate}}
  ret void
}
; -----
; Every function that cannot be read is named, each at its first mistake.
define void @a() {
  nonsense ; expected-error {{expected an instruction}}
  nonsense
}
define void @b() {
  ret void
}
define i32 @c() {
  ret i32 %x ; expected-error {{%x is never defined}}
}
