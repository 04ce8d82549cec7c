target triple = "x86_64-pc-windows-msvc19.33.0"
declare i32 @__CxxFrameHandler3(...)
declare void @g()
@t = external global i8
define void @f(i1 %c) personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ret unwind label %cs
cs:
  %s = catchswitch within none [label %h1, label %h2] unwind label %cl
h1:
  %p1 = catchpad within %s [ptr @t, i32 8, ptr null]
  invoke void @g() [ "funclet"(token %p1) ] to label %h1c unwind label %cl
h1c:
  catchret from %p1 to label %ret
h2:
  %p2 = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %p2 to label %ret
cl:
  %p3 = cleanuppad within none []
  call void @g() [ "funclet"(token %p3) ]
  cleanupret from %p3 unwind to caller
ret:
  ret void
}
