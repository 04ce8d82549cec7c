; Written by .ci/runtime.py from rust.c, with clang-16.

declare i32 @pthread_create(ptr, ptr, ptr, ptr) nounwind willreturn

declare i32 @pthread_join(i64, ptr) nounwind willreturn

declare i32 @sched_yield() nounwind willreturn

declare i64 @__enzyme_cc_parallel_next_in_scope(ptr) nounwind willreturn

declare ptr @calloc(i64, i64) nounwind willreturn

declare void @__enzyme_cc_parallel_in_scope(i64) nounwind willreturn

declare void @__enzyme_cc_parallel_panicked() nounwind willreturn

declare void @__enzyme_cc_parallel_scope(ptr) nounwind willreturn

declare void @__enzyme_cc_parallel_waited(i64) nounwind willreturn

declare void @__rust_dealloc(ptr, i64, i64) nounwind willreturn

declare void @free(ptr) nounwind willreturn

declare void @llvm.trap()

define internal i64 @enzyme_cc.source.rust_number() alwaysinline nounwind "enzyme-cc-source"="rust_number" {
  ret i64 1
}

define internal ptr @enzyme_cc.source.__enzyme_cc.rust.run(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.rust.run" {
  %2 = getelementptr inbounds { ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %5, i64 0, i32 3
  %7 = load ptr, ptr %6, align 8
  tail call void %7(ptr %3)
  %8 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %5, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %14, label %11

11:
  %12 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %5, i64 0, i32 2
  %13 = load i64, ptr %12, align 8
  tail call void @__rust_dealloc(ptr %3, i64 %9, i64 %13)
  br label %14

14:
  tail call void @__rust_dealloc(ptr nonnull %0, i64 24, i64 8)
  ret ptr null
}

define internal ptr @enzyme_cc.source.rust_handle(i64 %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="rust_handle" {
  %3 = tail call ptr @calloc(i64 1, i64 88)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:
  tail call void @llvm.trap()
  unreachable

6:
  %7 = getelementptr inbounds { i64, i64, i64, [8 x ptr] }, ptr %3, i64 0, i32 1
  store i64 1, ptr %7, align 8
  store i64 1, ptr %3, align 8
  %8 = getelementptr inbounds { i64, i64, i64, [8 x ptr] }, ptr %3, i64 0, i32 2
  store i64 %0, ptr %8, align 8
  ret ptr %3
}

define internal ptr @enzyme_cc.source.rust_own_handle() alwaysinline nounwind "enzyme-cc-source"="rust_own_handle" {
  %1 = tail call ptr @calloc(i64 1, i64 88)
  %2 = icmp eq ptr %1, null
  br i1 %2, label %3, label %4

3:
  tail call void @llvm.trap()
  unreachable

4:
  %5 = getelementptr inbounds { i64, i64, i64, [8 x ptr] }, ptr %1, i64 0, i32 1
  store i64 1, ptr %5, align 8
  store i64 1, ptr %1, align 8
  %6 = getelementptr inbounds { i64, i64, i64, [8 x ptr] }, ptr %1, i64 0, i32 2
  store i64 1, ptr %6, align 8
  ret ptr %1
}

define internal void @enzyme_cc.source.rust_find_hooks(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="rust_find_hooks" {
  %3 = getelementptr inbounds i64, ptr %0, i64 3
  store i64 0, ptr %3, align 8
  %4 = getelementptr inbounds i64, ptr %0, i64 2
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds i64, ptr %0, i64 1
  store i64 0, ptr %5, align 8
  store i64 0, ptr %0, align 8
  ret void
}

define internal void @enzyme_cc.source.rust_free_handle(ptr %0) alwaysinline nounwind "enzyme-cc-source"="rust_free_handle" {
  %2 = load ptr, ptr %0, align 8
  tail call void @free(ptr %2)
  ret void
}

define internal void @enzyme_cc.source.rust_free_hooks(ptr %0) alwaysinline nounwind "enzyme-cc-source"="rust_free_hooks" {
  ret void
}

define internal void @enzyme_cc.source.rust_join(i64 %0) alwaysinline nounwind "enzyme-cc-source"="rust_join" {
  tail call void @__enzyme_cc_parallel_waited(i64 %0)
  %2 = tail call i32 @pthread_join(i64 %0, ptr null)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4

4:
  tail call void @llvm.trap()
  unreachable

5:
  ret void
}

define internal void @enzyme_cc.source.rust_let_go(ptr %0) alwaysinline nounwind "enzyme-cc-source"="rust_let_go" {
  ret void
}

define internal void @enzyme_cc.source.rust_lock_contended(ptr %0) alwaysinline nounwind "enzyme-cc-source"="rust_lock_contended" {
  %2 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %8, label %4

4:
  %5 = tail call i32 @sched_yield()
  %6 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %4

8:
  ret void
}

define internal void @enzyme_cc.source.rust_one_less(ptr %0, i1 zeroext %1) alwaysinline nounwind "enzyme-cc-source"="rust_one_less" {
  br i1 %1, label %3, label %4

3:
  tail call void @__enzyme_cc_parallel_panicked()
  unreachable

4:
  ret void
}

define internal void @enzyme_cc.source.rust_one_more(ptr %0) alwaysinline nounwind "enzyme-cc-source"="rust_one_more" {
  %2 = getelementptr inbounds { ptr, i64, i8, i8, i16, i32 }, ptr %0, i64 0, i32 1
  store atomic i64 1, ptr %2 monotonic, align 8
  tail call void @__enzyme_cc_parallel_scope(ptr %0)
  ret void
}

define internal void @enzyme_cc.source.rust_run_hooks(ptr %0) alwaysinline nounwind "enzyme-cc-source"="rust_run_hooks" {
  %2 = load i64, ptr %0, align 8
  %3 = getelementptr inbounds i64, ptr %0, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = or i64 %4, %2
  %6 = getelementptr inbounds i64, ptr %0, i64 2
  %7 = load i64, ptr %6, align 8
  %8 = or i64 %5, %7
  %9 = getelementptr inbounds i64, ptr %0, i64 3
  %10 = load i64, ptr %9, align 8
  %11 = or i64 %8, %10
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %14, label %13

13:
  tail call void @llvm.trap()
  unreachable

14:
  ret void
}

define internal void @enzyme_cc.source.rust_wait(ptr %0) alwaysinline nounwind "enzyme-cc-source"="rust_wait" {
  br label %2

2:
  %3 = tail call i64 @__enzyme_cc_parallel_next_in_scope(ptr %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds { ptr, i64, i8, i8, i16, i32 }, ptr %0, i64 0, i32 1
  store atomic i64 0, ptr %6 monotonic, align 8
  %7 = getelementptr inbounds { ptr, i64, i8, i8, i16, i32 }, ptr %0, i64 0, i32 5
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds { ptr, i64, i8, i8, i16, i32 }, ptr %0, i64 0, i32 4
  store i16 0, ptr %8, align 2
  %9 = getelementptr inbounds { ptr, i64, i8, i8, i16, i32 }, ptr %0, i64 0, i32 3
  store i8 0, ptr %9, align 1
  ret void

10:
  %11 = tail call i32 @pthread_join(i64 %3, ptr null)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %2, label %13

13:
  tail call void @llvm.trap()
  unreachable
}

define internal void @enzyme_cc.source.rust_wake(ptr %0) alwaysinline nounwind "enzyme-cc-source"="rust_wake" {
  ret void
}

define internal { i64, ptr } @enzyme_cc.source.rust_start(i64 %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="rust_start" {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr }, ptr %1, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %5, i64 0, i32 3
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @pthread_create(ptr nonnull %3, ptr %7, ptr nonnull @enzyme_cc.source.__enzyme_cc.rust.run, ptr %1)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:
  call void @llvm.trap()
  unreachable

11:
  %12 = load i64, ptr %3, align 8
  call void @__enzyme_cc_parallel_in_scope(i64 %12)
  %13 = load i64, ptr %3, align 8
  %14 = inttoptr i64 %13 to ptr
  %15 = insertvalue { i64, ptr } { i64 0, ptr poison }, ptr %14, 1
  ret { i64, ptr } %15
}

define internal { ptr, ptr } @enzyme_cc.source.rust_caught(ptr %0) alwaysinline nounwind "enzyme-cc-source"="rust_caught" {
  tail call void @__enzyme_cc_parallel_panicked()
  unreachable
}
