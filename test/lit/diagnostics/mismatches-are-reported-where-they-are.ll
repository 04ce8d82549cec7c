; RUN: not %enzyme-opt --split-input-file --verify-diagnostics "%s" 2>&1 | %FileCheck "%s"

; CHECK: reported-where-they-are.ll:4: error: expected error was not produced: no such thing
@a = global i32 0 ; expected-error {{no such thing}}

; -----

; CHECK-NEXT: :9: error: unexpected error: expected
@b = glob

; -----

; CHECK-NEXT: :15: error: expected warning was not produced on line 16: expected
; CHECK-NEXT: :16: error: unexpected error: expected
; expected-warning@+1 {{expected}}
@c = glob

; CHECK-NEXT: :19: error: this expectation is not understood: {{.*}}-eror
; expected-eror {{x}}
; CHECK-NEXT: :21: error: this is no regular expression
; expected-error-re {{(}}
; CHECK-NEXT: :23: error: these braces are never closed
; expected-note {{x
; CHECK-NEXT: :25: error: expected error was not produced on line 26 (1000000000 times): bad
; expected-error@+1 1000000000 {{bad}}
; CHECK-NOT: error
