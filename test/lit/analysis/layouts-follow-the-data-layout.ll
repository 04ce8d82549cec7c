; RUN: %enzyme-opt --print-layout "%s" | %FileCheck "%s"
target datalayout = "e-m:e-p:32:32-i64:32"

; CHECK: %pair: 12 bytes, aligned to 4, fields at 0, 4
%pair = type { ptr, i64 }
; CHECK-NEXT: %padded: 8 bytes, aligned to 4, fields at 0, 4; padding
%padded = type { i8, i32 }
; CHECK-NEXT: %packed: 5 bytes, aligned to 1, fields at 0, 1
%packed = type <{ i8, i32 }>
; CHECK-NEXT: %"with a name": 36 bytes, aligned to 4, fields at 0, 12
%"with a name" = type { %pair, [3 x %padded] }
; CHECK-NEXT: %empty: 0 bytes, aligned to 1, no fields
%empty = type {}
; CHECK-NEXT: %hidden: no size: it is opaque
%hidden = type opaque
; CHECK-NEXT: %scalable: 16 x vscale bytes, aligned to 16, fields at 0 (x vscale)
%scalable = type { <vscale x 4 x i32> }
; CHECK-NEXT: %0: 4 bytes, aligned to 4, fields at 0
%0 = type { ptr }
