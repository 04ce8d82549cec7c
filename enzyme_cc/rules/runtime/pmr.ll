; Written by .ci/runtime.py from pmr.c, with clang-16.

@__enzyme_cc.pmrof_operators = internal constant { ptr, ptr, ptr, ptr, ptr } { ptr @enzyme_cc.source.__enzyme_cc.pmr.nothing, ptr @enzyme_cc.source.__enzyme_cc.pmr.nothing, ptr @enzyme_cc.source.__enzyme_cc.pmr.newly, ptr @enzyme_cc.source.__enzyme_cc.pmr.deleted, ptr @enzyme_cc.source.__enzyme_cc.pmr.is_same }, align 8

@__enzyme_cc.pmroperators = internal constant { ptr } { ptr @__enzyme_cc.pmrof_operators }, align 8

declare i64 @llvm.cttz.i64(i64, i1)

declare i64 @llvm.umax.i64(i64, i64)

declare ptr @_Znwm(i64) nounwind willreturn

declare ptr @_ZnwmSt11align_val_t(i64, i64) nounwind willreturn

declare void @_ZdlPv(ptr) nounwind willreturn

declare void @_ZdlPvSt11align_val_t(ptr, i64) nounwind willreturn

define internal nonnull ptr @enzyme_cc.source._ZNSt3pmr19new_delete_resourceEv() alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr19new_delete_resourceEv" {
  ret ptr @__enzyme_cc.pmroperators
}

define internal nonnull ptr @enzyme_cc.source._ZNSt3pmr20get_default_resourceEv() alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr20get_default_resourceEv" {
  ret ptr @__enzyme_cc.pmroperators
}

define internal ptr @enzyme_cc.source._ZNSt3pmr25monotonic_buffer_resource11do_allocateEmm(ptr %0, i64 %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr25monotonic_buffer_resource11do_allocateEmm" {
  %4 = icmp eq i64 %1, 0
  %5 = select i1 %4, i64 1, i64 %1
  %6 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %20, label %9

9:
  %10 = add i64 %2, -1
  %11 = ptrtoint ptr %7 to i64
  %12 = sub i64 0, %11
  %13 = and i64 %10, %12
  %14 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }, ptr %0, i64 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = icmp ult i64 %15, %13
  %17 = sub i64 %15, %13
  %18 = icmp ult i64 %17, %5
  %19 = or i1 %16, %18
  br i1 %19, label %20, label %24

20:
  tail call void @enzyme_cc.source._ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm(ptr nonnull %0, i64 %5, i64 %2)
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }, ptr %0, i64 0, i32 2
  %23 = load i64, ptr %22, align 8
  br label %24

24:
  %25 = phi i64 [ %23, %20 ], [ %15, %9 ]
  %26 = phi ptr [ %21, %20 ], [ %7, %9 ]
  %27 = phi i64 [ 0, %20 ], [ %13, %9 ]
  %28 = getelementptr inbounds i8, ptr %26, i64 %27
  %29 = getelementptr inbounds i8, ptr %28, i64 %5
  store ptr %29, ptr %6, align 8
  %30 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }, ptr %0, i64 0, i32 2
  %31 = add i64 %27, %5
  %32 = sub i64 %25, %31
  store i64 %32, ptr %30, align 8
  ret ptr %28
}

define internal ptr @enzyme_cc.source.__enzyme_cc.pmr.newly(ptr %0, i64 %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.pmr.newly" {
  %4 = icmp ugt i64 %2, 16
  br i1 %4, label %5, label %7

5:
  %6 = tail call ptr @_ZnwmSt11align_val_t(i64 %1, i64 %2)
  br label %9

7:
  %8 = tail call ptr @_Znwm(i64 %1)
  br label %9

9:
  %10 = phi ptr [ %6, %5 ], [ %8, %7 ]
  ret ptr %10
}

define internal void @enzyme_cc.source._ZNSt3pmr15memory_resourceD2Ev(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr15memory_resourceD2Ev" {
  ret void
}

define internal void @enzyme_cc.source._ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm(ptr %0, i64 %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm" {
  %4 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }, ptr %0, i64 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = tail call i64 @llvm.umax.i64(i64 %5, i64 %1)
  %7 = add i64 %2, 15
  %8 = and i64 %7, -16
  %9 = add i64 %6, 79
  %10 = and i64 %9, -64
  %11 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }, ptr %0, i64 0, i32 4
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr }, ptr %13, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = tail call ptr %15(ptr nonnull %12, i64 %10, i64 %8)
  %17 = getelementptr inbounds i8, ptr %16, i64 %10
  %18 = getelementptr inbounds i8, ptr %17, i64 -16
  %19 = tail call i64 @llvm.cttz.i64(i64 %8, i1 true)
  %20 = or i64 %10, %19
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }, ptr %0, i64 0, i32 7
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds { i64, ptr }, ptr %18, i64 0, i32 1
  store ptr %22, ptr %23, align 8
  store ptr %18, ptr %21, align 8
  %24 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  store ptr %16, ptr %24, align 8
  %25 = add i64 %10, -16
  %26 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }, ptr %0, i64 0, i32 2
  store i64 %25, ptr %26, align 8
  %27 = load i64, ptr %4, align 8
  %28 = lshr i64 %27, 1
  %29 = add i64 %28, %27
  store i64 %29, ptr %4, align 8
  ret void
}

define internal void @enzyme_cc.source._ZNSt3pmr25monotonic_buffer_resource13do_deallocateEPvmm(ptr %0, ptr %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr25monotonic_buffer_resource13do_deallocateEPvmm" {
  ret void
}

define internal void @enzyme_cc.source._ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv" {
  %2 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }, ptr %0, i64 0, i32 7
  %3 = load ptr, ptr %2, align 8
  store ptr null, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %23, label %5

5:
  %6 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }, ptr %0, i64 0, i32 4
  br label %7

7:
  %8 = phi ptr [ %3, %5 ], [ %10, %7 ]
  %9 = getelementptr inbounds { i64, ptr }, ptr %8, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %8, align 8
  %12 = and i64 %11, -64
  %13 = and i64 %11, 63
  %14 = shl nuw i64 1, %13
  %15 = getelementptr inbounds { i64, ptr }, ptr %8, i64 1
  %16 = sub i64 0, %12
  %17 = getelementptr inbounds i8, ptr %15, i64 %16
  %18 = load ptr, ptr %6, align 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr }, ptr %19, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8
  tail call void %21(ptr nonnull %18, ptr nonnull %17, i64 %12, i64 %14)
  %22 = icmp eq ptr %10, null
  br i1 %22, label %23, label %7

23:
  ret void
}

define internal void @enzyme_cc.source._ZNSt3pmr25monotonic_buffer_resourceD0Ev(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr25monotonic_buffer_resourceD0Ev" {
  tail call void @enzyme_cc.source._ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(ptr %0)
  tail call void @_ZdlPv(ptr %0)
  ret void
}

define internal void @enzyme_cc.source._ZNSt3pmr25monotonic_buffer_resourceD1Ev(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr25monotonic_buffer_resourceD1Ev" {
  tail call void @enzyme_cc.source._ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(ptr %0)
  ret void
}

define internal void @enzyme_cc.source._ZNSt3pmr25monotonic_buffer_resourceD2Ev(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr25monotonic_buffer_resourceD2Ev" {
  tail call void @enzyme_cc.source._ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(ptr %0)
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.pmr.deleted(ptr %0, ptr %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.pmr.deleted" {
  %5 = icmp ugt i64 %3, 16
  br i1 %5, label %6, label %7

6:
  tail call void @_ZdlPvSt11align_val_t(ptr %1, i64 %3)
  br label %8

7:
  tail call void @_ZdlPv(ptr %1)
  br label %8

8:
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.pmr.nothing(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.pmr.nothing" {
  ret void
}

define internal zeroext i1 @enzyme_cc.source._ZNKSt3pmr25monotonic_buffer_resource11do_is_equalERKNS_15memory_resourceE(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="_ZNKSt3pmr25monotonic_buffer_resource11do_is_equalERKNS_15memory_resourceE" {
  %3 = icmp eq ptr %0, %1
  ret i1 %3
}

define internal zeroext i1 @enzyme_cc.source.__enzyme_cc.pmr.is_same(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.pmr.is_same" {
  %3 = icmp eq ptr %0, %1
  ret i1 %3
}
