; RUN: %enzyme-opt --reprint "%s" | %FileCheck "%s"
; RUN: %if llvm-as %{ %roundtrip %}

declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare void @may_throw()
@type = external constant ptr

; CHECK-LABEL: define void @itanium() personality ptr @__gxx_personality_v0 {
define void @itanium() personality ptr @__gxx_personality_v0 {
; CHECK-NEXT: invoke void @may_throw()
; CHECK-NEXT: to label %fine unwind label %pad
  invoke void @may_throw() to label %fine unwind label %pad
fine:
  ret void
pad:
; CHECK: landingpad { ptr, i32 }
; CHECK-NEXT: cleanup
; CHECK-NEXT: catch ptr @type
; CHECK-NEXT: filter [1 x ptr] [ptr @type]
  %l = landingpad { ptr, i32 } cleanup catch ptr @type filter [1 x ptr] [ptr @type]
; CHECK-NEXT: resume { ptr, i32 } %l
  resume { ptr, i32 } %l
}

; CHECK-LABEL: define void @windows()
define void @windows() personality ptr @__CxxFrameHandler3 {
  invoke void @may_throw() to label %fine unwind label %dispatch
dispatch:
; CHECK: %cs = catchswitch within none [label %handler] unwind label %clean
  %cs = catchswitch within none [label %handler] unwind label %clean
handler:
; CHECK: %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
; CHECK-NEXT: call void @may_throw() [ "funclet"(token %cp) ]
  call void @may_throw() [ "funclet"(token %cp) ]
; CHECK-NEXT: catchret from %cp to label %fine
  catchret from %cp to label %fine
clean:
; CHECK: %cl = cleanuppad within none []
  %cl = cleanuppad within none []
; CHECK-NEXT: cleanupret from %cl unwind to caller
  cleanupret from %cl unwind to caller
fine:
  ret void
}
