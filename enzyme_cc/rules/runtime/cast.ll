; Written by .ci/runtime.py from cast.c, with clang-16.

declare i64 @__enzyme_cc_objects_distance(ptr, ptr, ptr, i64) nounwind willreturn

define internal ptr @enzyme_cc.source.__dynamic_cast(ptr %0, ptr %1, ptr %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="__dynamic_cast" {
  %5 = tail call i64 @__enzyme_cc_objects_distance(ptr %0, ptr %1, ptr %2, i64 %3)
  %6 = icmp eq i64 %5, -9223372036854775808
  %7 = getelementptr inbounds i8, ptr %0, i64 %5
  %8 = select i1 %6, ptr null, ptr %7
  ret ptr %8
}
