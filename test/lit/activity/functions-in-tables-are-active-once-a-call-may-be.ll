; RUN: %enzyme-opt --print-activity "%s" | %FileCheck "%s"

; Nothing active goes through a pointer: what drops an object is not taken for a part of it.
; CHECK-LABEL: activity of @apart for fwddiff in @caller at
; CHECK-NEXT:  @apart(active, inactive): result active
; CHECK-NEXT:    %x: active
; CHECK-NEXT:    %s = fmul double %x, %x: active
; CHECK-NOT:     active

; A global is: functions may read it that no active argument is passed to.
; CHECK-LABEL: activity of @through for fwddiff in @caller at
; CHECK-NEXT:  active globals: @kept
; CHECK-NEXT:  active functions: @read
; CHECK:         %s = call double %which(): active, active call

@table = internal constant [2 x ptr] [ptr @drop, ptr null]
@read_table = internal constant [1 x ptr] [ptr @read]
@kept = internal global double 0.0

define double @apart(double %x, ptr %object) {
  %which = load ptr, ptr @table, align 8
  call void %which(ptr %object)
  %s = fmul double %x, %x
  ret double %s
}

define void @drop(ptr %object) {
  store ptr null, ptr %object, align 8
  ret void
}

define double @through(double %x, i64 %n) {
  store double %x, ptr @kept, align 8
  %place = getelementptr ptr, ptr @read_table, i64 %n
  %which = load ptr, ptr %place, align 8
  %s = call double %which()
  ret double %s
}

define double @read() {
  %y = load double, ptr @kept, align 8
  ret double %y
}

define double @caller(double %x, double %dx, ptr %object, i64 %n) {
  %1 = call double (ptr, ...) @__enzyme_fwddiff(ptr @apart, double %x, double %dx, metadata !"enzyme_const", ptr %object)
  %2 = call double (ptr, ...) @__enzyme_fwddiff(ptr @through, double %x, double %dx, i64 %n)
  ret double %1
}
declare double @__enzyme_fwddiff(ptr, ...)
