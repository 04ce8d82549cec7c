; Control flow and exceptions.
@type = external constant ptr
@table = global [2 x ptr] [ptr blockaddress(@jumps, %one), ptr blockaddress(@jumps, %"two two")]

declare i32 @__gxx(...)
declare i32 @__CxxFrameHandler3(...)
declare void @may_throw()

define i32 @switches(i3 %a, i64 %b, i128 %c, i1 %d) {
entry:
  switch i3 %a, label %one [
  ]

one:                                              ; preds = %entry
  switch i64 %b, label %two [
    i64 0, label %one
    i64 -1, label %entry1
    i64 9223372036854775807, label %two
  ], !prof !0

entry1:
  switch i128 %c, label %two [ i128 1, label %one i128 170141183460469231731687303715884105727, label %two ]

two:
  switch i1 %d, label %three [
    i1 true, label %two
    i1 false, label %three
  ]

three:
  %x = phi i32 [ 0, %two ], [ 1, %two ]
  %y = phi fast <2 x float> [ <float 1.0, float 2.0>, %two ], [ zeroinitializer, %two ]
  %z = phi { i32, ptr } [ { i32 1, ptr null }, %two ], [ undef, %two ]
  br i1 true, label %four, label %four, !prof !0, !loop !1

four:
  br label %five, !llvm.loop !1

five:
  ret i32 %x
}

define void @jumps(ptr %p) {
  indirectbr ptr %p, [label %one, label %"two two", label %one]

one:
  indirectbr ptr blockaddress(@jumps, %one), []

"two two":
  callbr void asm sideeffect "", "r,!i,!i"(ptr %p)
          to label %4 [label %one, label %5]

4:
  %a = callbr i32 asm "", "=r,!i"()
          to label %5 [label %one]

5:
  callbr void @llvm.amdgcn.kill(i1 true)
          to label %one [label %6]

6:
  unreachable, !x !1
}

declare void @llvm.amdgcn.kill(i1)

define { ptr, i32 } @landing() personality ptr @__gxx {
  invoke void @may_throw()
          to label %done unwind label %pad

done:
  ret { ptr, i32 } zeroinitializer

pad:
  %1 = landingpad { ptr, i32 }
          cleanup
          catch ptr @type
          catch ptr null
          filter [2 x ptr] [ptr @type, ptr null]
          filter [0 x ptr] zeroinitializer
          filter [0 x ptr] undef
          catch ptr getelementptr (i8, ptr @type, i64 8)
  resume { ptr, i32 } %1
}

define { ptr, i32 } @landing_without_cleanup() personality ptr @__gxx {
  invoke void @may_throw()
          to label %done unwind label %pad

done:
  ret { ptr, i32 } undef

pad:
  %1 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer, !x !1
  ret { ptr, i32 } %1
}

define i32 @funclets() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @may_throw()
          to label %done unwind label %dispatch

dispatch:
  %cs = catchswitch within none [label %handler, label %handler2] unwind label %cleanup

handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr %alloca]
  invoke void @may_throw() [ "funclet"(token %cp) ]
          to label %leave unwind label %inner

leave:
  catchret from %cp to label %done, !x !1

inner:
  %inner.cs = catchswitch within %cp [label %deep] unwind label %cleanup, !x !1

deep:
  %deep.cp = catchpad within %inner.cs []
  catchret from %deep.cp to label %leave

handler2:
  %cp2 = catchpad within %cs [ptr @type, i32 8, ptr null]
  unreachable

cleanup:
  %cl = cleanuppad within none []
  call void @may_throw() [ "funclet"(token %cl) ]
  cleanupret from %cl unwind to caller

nested:
  %cl2 = cleanuppad within %cp [i32 1]
  cleanupret from %cl2 unwind label %cleanup

other:
  %cs3 = catchswitch within none [label %handler] unwind to caller

done:
  %alloca = alloca i8
  ret i32 0
}

!0 = !{!"branch_weights", i32 1, i32 1}
!1 = distinct !{!1}
