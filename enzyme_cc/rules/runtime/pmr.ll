; Written by .ci/runtime.py from pmr.c, with clang-16.

@__enzyme_cc.pmrempty = internal global { ptr } { ptr @__enzyme_cc.pmrof_nothing }, align 8

@__enzyme_cc.pmrof_nothing = internal constant { ptr, ptr, ptr, ptr, ptr } { ptr @enzyme_cc.source.__enzyme_cc.pmr.nothing, ptr @enzyme_cc.source.__enzyme_cc.pmr.nothing, ptr @enzyme_cc.source.__enzyme_cc.pmr.never, ptr @enzyme_cc.source.__enzyme_cc.pmr.ignored, ptr @enzyme_cc.source.__enzyme_cc.pmr.is_same }, align 8

@__enzyme_cc.pmrof_operators = internal constant { ptr, ptr, ptr, ptr, ptr } { ptr @enzyme_cc.source.__enzyme_cc.pmr.nothing, ptr @enzyme_cc.source.__enzyme_cc.pmr.nothing, ptr @enzyme_cc.source.__enzyme_cc.pmr.newly, ptr @enzyme_cc.source.__enzyme_cc.pmr.deleted, ptr @enzyme_cc.source.__enzyme_cc.pmr.is_same }, align 8

@__enzyme_cc.pmroperators = internal global { ptr } { ptr @__enzyme_cc.pmrof_operators }, align 8

declare i64 @llvm.cttz.i64(i64, i1)

declare i64 @llvm.umax.i64(i64, i64)

declare ptr @_Znwm(i64) nounwind willreturn

declare ptr @_ZnwmSt11align_val_t(i64, i64) nounwind willreturn

declare void @_ZdlPv(ptr) nounwind willreturn

declare void @_ZdlPvSt11align_val_t(ptr, i64) nounwind willreturn

define internal nonnull ptr @enzyme_cc.source._ZNSt3__13pmr19new_delete_resourceEv() alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__13pmr19new_delete_resourceEv" {
  ret ptr @__enzyme_cc.pmroperators
}

define internal nonnull ptr @enzyme_cc.source._ZNSt3__13pmr20get_default_resourceEv() alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__13pmr20get_default_resourceEv" {
  ret ptr @__enzyme_cc.pmroperators
}

define internal nonnull ptr @enzyme_cc.source._ZNSt3__13pmr20null_memory_resourceEv() alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__13pmr20null_memory_resourceEv" {
  ret ptr @__enzyme_cc.pmrempty
}

define internal nonnull ptr @enzyme_cc.source._ZNSt3pmr19new_delete_resourceEv() alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr19new_delete_resourceEv" {
  ret ptr @__enzyme_cc.pmroperators
}

define internal nonnull ptr @enzyme_cc.source._ZNSt3pmr20get_default_resourceEv() alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr20get_default_resourceEv" {
  ret ptr @__enzyme_cc.pmroperators
}

define internal nonnull ptr @enzyme_cc.source._ZNSt3pmr20null_memory_resourceEv() alwaysinline nounwind "enzyme-cc-source"="_ZNSt3pmr20null_memory_resourceEv" {
  ret ptr @__enzyme_cc.pmrempty
}

define internal ptr @enzyme_cc.source._ZNSt3__13pmr25monotonic_buffer_resource11do_allocateEmm(ptr %0, i64 %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__13pmr25monotonic_buffer_resource11do_allocateEmm" {
  %4 = getelementptr inbounds { ptr, ptr, ptr, { ptr }, ptr, ptr }, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr, { ptr }, ptr, ptr }, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = ptrtoint ptr %5 to i64
  %10 = sub i64 %8, %9
  %11 = sub i64 0, %1
  %12 = getelementptr inbounds i8, ptr %7, i64 %11
  %13 = ptrtoint ptr %12 to i64
  %14 = add i64 %2, -1
  %15 = and i64 %14, %13
  %16 = icmp eq ptr %7, null
  %17 = icmp ult i64 %10, %1
  %18 = or i1 %16, %17
  %19 = sub i64 %10, %1
  %20 = icmp ult i64 %19, %15
  %21 = select i1 %18, i1 true, i1 %20
  br i1 %21, label %25, label %22

22:
  %23 = sub i64 0, %15
  %24 = getelementptr inbounds i8, ptr %12, i64 %23
  store ptr %24, ptr %6, align 8
  br label %106

25:
  %26 = getelementptr inbounds { ptr, ptr, ptr, { ptr }, ptr, ptr }, ptr %0, i64 0, i32 4
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %54, label %29

29:
  %30 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %27, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %27, i64 0, i32 2
  %33 = load ptr, ptr %32, align 8
  %34 = ptrtoint ptr %33 to i64
  %35 = ptrtoint ptr %31 to i64
  %36 = sub i64 %34, %35
  %37 = getelementptr inbounds i8, ptr %33, i64 %11
  %38 = ptrtoint ptr %37 to i64
  %39 = and i64 %14, %38
  %40 = icmp eq ptr %33, null
  %41 = icmp ult i64 %36, %1
  %42 = or i1 %40, %41
  %43 = sub i64 %36, %1
  %44 = icmp ult i64 %43, %39
  %45 = select i1 %42, i1 true, i1 %44
  br i1 %45, label %49, label %46

46:
  %47 = sub i64 0, %39
  %48 = getelementptr inbounds i8, ptr %37, i64 %47
  store ptr %48, ptr %32, align 8
  br label %106

49:
  %50 = tail call i64 @llvm.umax.i64(i64 %2, i64 8)
  %51 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %27, i64 1
  %52 = ptrtoint ptr %51 to i64
  %53 = sub i64 %52, %35
  br label %69

54:
  %55 = tail call i64 @llvm.umax.i64(i64 %2, i64 8)
  %56 = icmp eq ptr %5, null
  %57 = getelementptr inbounds { ptr, ptr, ptr, { ptr }, ptr, ptr }, ptr %0, i64 0, i32 3
  br i1 %56, label %62, label %58

58:
  %59 = load ptr, ptr %57, align 8
  %60 = ptrtoint ptr %59 to i64
  %61 = sub i64 %60, %9
  br label %64

62:
  %63 = load i64, ptr %57, align 8
  br label %64

64:
  %65 = phi i64 [ %61, %58 ], [ %63, %62 ]
  %66 = add i64 %65, 7
  %67 = and i64 %66, -8
  %68 = add i64 %67, 32
  br label %69

69:
  %70 = phi i64 [ %50, %49 ], [ %55, %64 ]
  %71 = phi i64 [ %53, %49 ], [ %68, %64 ]
  %72 = add i64 %1, 7
  %73 = and i64 %72, -8
  %74 = add i64 %73, 32
  %75 = icmp ugt i64 %74, %71
  %76 = shl i64 %71, 1
  %77 = add i64 %76, -57
  %78 = and i64 %77, -8
  %79 = add i64 %78, 32
  %80 = select i1 %75, i64 %74, i64 %79
  %81 = getelementptr inbounds { ptr, ptr, ptr, { ptr }, ptr, ptr }, ptr %0, i64 0, i32 5
  %82 = load ptr, ptr %81, align 8
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr }, ptr %83, i64 0, i32 2
  %85 = load ptr, ptr %84, align 8
  %86 = tail call ptr %85(ptr nonnull %82, i64 %80, i64 %70)
  %87 = getelementptr inbounds i8, ptr %86, i64 %80
  %88 = getelementptr inbounds i8, ptr %87, i64 -32
  store ptr %27, ptr %88, align 8
  %89 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %88, i64 0, i32 1
  store ptr %86, ptr %89, align 8
  %90 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %88, i64 0, i32 3
  store i64 %70, ptr %90, align 8
  store ptr %88, ptr %26, align 8
  %91 = ptrtoint ptr %88 to i64
  %92 = ptrtoint ptr %86 to i64
  %93 = sub i64 %91, %92
  %94 = getelementptr inbounds i8, ptr %88, i64 %11
  %95 = ptrtoint ptr %94 to i64
  %96 = add i64 %70, -1
  %97 = and i64 %96, %95
  %98 = icmp ult i64 %93, %1
  %99 = sub i64 %93, %1
  %100 = icmp ult i64 %99, %97
  %101 = select i1 %98, i1 true, i1 %100
  %102 = sub i64 0, %97
  %103 = getelementptr inbounds i8, ptr %94, i64 %102
  %104 = select i1 %101, ptr null, ptr %103
  %105 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %88, i64 0, i32 2
  store ptr %104, ptr %105, align 8
  br label %106

106:
  %107 = phi ptr [ %24, %22 ], [ %48, %46 ], [ %104, %69 ]
  ret ptr %107
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

define internal ptr @enzyme_cc.source.__enzyme_cc.pmr.never(ptr %0, i64 %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.pmr.never" {
  %4 = tail call ptr @_Znwm(i64 -1)
  ret ptr %4
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

define internal void @enzyme_cc.source._ZNSt3__13pmr15memory_resourceD2Ev(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__13pmr15memory_resourceD2Ev" {
  ret void
}

define internal void @enzyme_cc.source._ZNSt3__13pmr25monotonic_buffer_resource13do_deallocateEPvmm(ptr %0, ptr %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__13pmr25monotonic_buffer_resource13do_deallocateEPvmm" {
  ret void
}

define internal void @enzyme_cc.source._ZNSt3__13pmr25monotonic_buffer_resourceD0Ev(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__13pmr25monotonic_buffer_resourceD0Ev" {
  tail call void @enzyme_cc.source.__enzyme_cc.pmr.release_of_libcxx(ptr %0)
  tail call void @_ZdlPv(ptr %0)
  ret void
}

define internal void @enzyme_cc.source._ZNSt3__13pmr25monotonic_buffer_resourceD1Ev(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__13pmr25monotonic_buffer_resourceD1Ev" {
  tail call void @enzyme_cc.source.__enzyme_cc.pmr.release_of_libcxx(ptr %0)
  ret void
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

define internal void @enzyme_cc.source.__enzyme_cc.pmr.ignored(ptr %0, ptr %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.pmr.ignored" {
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.pmr.nothing(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.pmr.nothing" {
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.pmr.release_of_libcxx(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.pmr.release_of_libcxx" {
  %2 = getelementptr inbounds { ptr, ptr, ptr, { ptr }, ptr, ptr }, ptr %0, i64 0, i32 4
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %23, label %5

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, { ptr }, ptr, ptr }, ptr %0, i64 0, i32 5
  br label %7

7:
  %8 = phi ptr [ %3, %5 ], [ %9, %7 ]
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %8, i64 1
  %11 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %8, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = ptrtoint ptr %10 to i64
  %14 = ptrtoint ptr %12 to i64
  %15 = sub i64 %13, %14
  %16 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %8, i64 0, i32 3
  %17 = load i64, ptr %16, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr }, ptr %19, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8
  tail call void %21(ptr nonnull %18, ptr %12, i64 %15, i64 %17)
  %22 = icmp eq ptr %9, null
  br i1 %22, label %23, label %7

23:
  ret void
}

define internal zeroext i1 @enzyme_cc.source._ZNKSt3__13pmr25monotonic_buffer_resource11do_is_equalERKNS0_15memory_resourceE(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="_ZNKSt3__13pmr25monotonic_buffer_resource11do_is_equalERKNS0_15memory_resourceE" {
  %3 = icmp eq ptr %0, %1
  ret i1 %3
}

define internal zeroext i1 @enzyme_cc.source._ZNKSt3pmr25monotonic_buffer_resource11do_is_equalERKNS_15memory_resourceE(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="_ZNKSt3pmr25monotonic_buffer_resource11do_is_equalERKNS_15memory_resourceE" {
  %3 = icmp eq ptr %0, %1
  ret i1 %3
}

define internal zeroext i1 @enzyme_cc.source.__enzyme_cc.pmr.is_same(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.pmr.is_same" {
  %3 = icmp eq ptr %0, %1
  ret i1 %3
}
