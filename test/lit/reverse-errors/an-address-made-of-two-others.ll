; Of the shadows of two blocks, distances and mixed bits would be others: what may become an address is refused.
; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare ptr @malloc(i64)
declare double @__enzyme_autodiff(...)

; expected-error@below {{an address is computed by a subtraction of two others, so that it is not known which memory it leads to [EZ0401]}}
; expected-note@below {{step from one pointer to another by an index}}
define double @each_round_has_another_block(double %x) {
start:
  %first = call ptr @malloc(i64 16)
  store double %x, ptr %first
  br label %loop
loop:
  %round = phi i64 [ 0, %start ], [ %next, %loop ]
  %old = phi ptr [ %first, %start ], [ %new, %loop ]
  %inside = phi ptr [ %first, %start ], [ %moved, %loop ]
  %new = call ptr @malloc(i64 16)
  %value = load double, ptr %inside
  store double %value, ptr %new
  %to = ptrtoint ptr %new to i64
  %from = ptrtoint ptr %old to i64
  %distance = sub i64 %to, %from
  %moved = getelementptr i8, ptr %inside, i64 %distance
  %next = add i64 %round, 1
  %done = icmp eq i64 %next, 3
  br i1 %done, label %out, label %loop
out:
  %y = load double, ptr %moved
  ret double %y
}

; expected-error@below {{an address is computed by a subtraction of two others, so that it is not known which memory it leads to [EZ0401]}}
; expected-note@below {{step from one pointer to another by an index}}
define double @a_distance_in_memory(double %x, ptr %where) {
  %one = call ptr @malloc(i64 16)
  store double %x, ptr %one
  %other = call ptr @malloc(i64 16)
  %to = ptrtoint ptr %other to i64
  %from = ptrtoint ptr %one to i64
  %distance = sub i64 %to, %from
  store i64 %distance, ptr %where
  %y = load double, ptr %one
  ret double %y
}

; expected-error@below {{an address is computed by a bitwise exclusive or (^) of two others, so that it is not known which memory it leads to [EZ0401]}}
; expected-note@below {{step from one pointer to another by an index}}
define double @a_link_both_ways(double %x, i1 %is_first, ptr %link) {
  %nodes = alloca [3 x double]
  store double %x, ptr %nodes
  %behind = getelementptr double, ptr %nodes, i64 2
  %before = ptrtoint ptr %nodes to i64
  %after = ptrtoint ptr %behind to i64
  %one = select i1 %is_first, i64 0, i64 %before
  %both = xor i64 %one, %after
  store i64 %both, ptr %link
  %y = load double, ptr %nodes
  ret double %y
}

; Lengths and steps within one block stay what they are, and what only compares does.
define double @lengths(double %x, ptr %where) {
  %one = call ptr @malloc(i64 16)
  store double %x, ptr %one
  %other = call ptr @malloc(i64 16)
  %end = getelementptr double, ptr %one, i64 2
  %to = ptrtoint ptr %end to i64
  %from = ptrtoint ptr %one to i64
  %length = sub i64 %to, %from
  store i64 %length, ptr %where
  %last = getelementptr i8, ptr %one, i64 %length
  %apart = ptrtoint ptr %other to i64
  %distance = sub i64 %apart, %from
  %far = icmp ugt i64 %distance, %length
  %zext = zext i1 %far to i64
  store i64 %zext, ptr %where
  %y = load double, ptr %one
  ret double %y
}

define double @df(double %x, i1 %first, ptr %where) {
  %r = call double (...) @__enzyme_autodiff(ptr @each_round_has_another_block, double %x)
  %s = call double (...) @__enzyme_autodiff(ptr @a_distance_in_memory, double %x, metadata !"enzyme_const", ptr %where)
  %t = call double (...) @__enzyme_autodiff(ptr @a_link_both_ways, double %x, metadata !"enzyme_const", i1 %first, metadata !"enzyme_const", ptr %where)
  %u = call double (...) @__enzyme_autodiff(ptr @lengths, double %x, metadata !"enzyme_const", ptr %where)
  ret double %r
}
