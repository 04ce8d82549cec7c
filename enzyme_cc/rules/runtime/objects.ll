; Written by .ci/runtime.py from the C beside it, with clang-16.

declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) nounwind

define internal i64 @__enzyme_cc_objects_distance(ptr %0, ptr %1, ptr %2, i64 %3) noinline nounwind optsize {
  %5 = tail call ptr @__dynamic_cast(ptr %0, ptr %1, ptr %2, i64 %3)
  %6 = icmp eq ptr %5, null
  %7 = ptrtoint ptr %5 to i64
  %8 = ptrtoint ptr %0 to i64
  %9 = sub i64 %7, %8
  %10 = select i1 %6, i64 -9223372036854775808, i64 %9
  ret i64 %10
}
