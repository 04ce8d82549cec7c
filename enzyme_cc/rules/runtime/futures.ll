; Written by .ci/runtime.py from futures.c, with clang-16.

declare i32 @__enzyme_cc_parallel_count(ptr, i32) nounwind willreturn

declare i32 @pthread_join(i64, ptr) nounwind willreturn

declare i64 @__enzyme_cc_parallel_give(ptr) nounwind willreturn

declare i64 @__enzyme_cc_parallel_take(ptr) nounwind willreturn

declare void @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb(ptr, ptr, ptr) nounwind willreturn

declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr) nounwind willreturn

declare void @_ZNSt23__atomic_futex_unsignedILj2147483648EE19_M_store_notify_allEjSt12memory_order(ptr, i32, i32) nounwind willreturn

declare void @llvm.trap()

define internal double @enzyme_cc.source._ZNSt13__atomic_impl15__add_fetch_fltIdEET_PS1_NSt15remove_volatileIS1_E4typeE(ptr %0, double %1) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__atomic_impl15__add_fetch_fltIdEET_PS1_NSt15remove_volatileIS1_E4typeE" {
  %3 = atomicrmw fadd ptr %0, double %1 seq_cst, align 8
  %4 = fadd double %3, %1
  ret double %4
}

define internal double @enzyme_cc.source._ZNSt13__atomic_impl15__fetch_add_fltIdEET_PS1_NSt15remove_volatileIS1_E4typeESt12memory_order(ptr %0, double %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__atomic_impl15__fetch_add_fltIdEET_PS1_NSt15remove_volatileIS1_E4typeESt12memory_order" {
  %4 = atomicrmw fadd ptr %0, double %1 seq_cst, align 8
  ret double %4
}

define internal double @enzyme_cc.source._ZNSt13__atomic_impl15__fetch_sub_fltIdEET_PS1_NSt15remove_volatileIS1_E4typeESt12memory_order(ptr %0, double %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__atomic_impl15__fetch_sub_fltIdEET_PS1_NSt15remove_volatileIS1_E4typeESt12memory_order" {
  %4 = atomicrmw fsub ptr %0, double %1 seq_cst, align 8
  ret double %4
}

define internal double @enzyme_cc.source._ZNSt13__atomic_impl15__sub_fetch_fltIdEET_PS1_NSt15remove_volatileIS1_E4typeE(ptr %0, double %1) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__atomic_impl15__sub_fetch_fltIdEET_PS1_NSt15remove_volatileIS1_E4typeE" {
  %3 = atomicrmw fsub ptr %0, double %1 seq_cst, align 8
  %4 = fsub double %3, %1
  ret double %4
}

define internal double @enzyme_cc.source._ZNSt13__atomic_impl4loadIdEENSt15remove_volatileIT_E4typeEPKS2_St12memory_order(ptr %0, i32 %1) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__atomic_impl4loadIdEENSt15remove_volatileIT_E4typeEPKS2_St12memory_order" {
  %3 = load atomic i64, ptr %0 seq_cst, align 8
  %4 = bitcast i64 %3 to double
  ret double %4
}

define internal float @enzyme_cc.source._ZNSt13__atomic_impl15__add_fetch_fltIfEET_PS1_NSt15remove_volatileIS1_E4typeE(ptr %0, float %1) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__atomic_impl15__add_fetch_fltIfEET_PS1_NSt15remove_volatileIS1_E4typeE" {
  %3 = atomicrmw fadd ptr %0, float %1 seq_cst, align 4
  %4 = fadd float %3, %1
  ret float %4
}

define internal float @enzyme_cc.source._ZNSt13__atomic_impl15__fetch_add_fltIfEET_PS1_NSt15remove_volatileIS1_E4typeESt12memory_order(ptr %0, float %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__atomic_impl15__fetch_add_fltIfEET_PS1_NSt15remove_volatileIS1_E4typeESt12memory_order" {
  %4 = atomicrmw fadd ptr %0, float %1 seq_cst, align 4
  ret float %4
}

define internal float @enzyme_cc.source._ZNSt13__atomic_impl15__fetch_sub_fltIfEET_PS1_NSt15remove_volatileIS1_E4typeESt12memory_order(ptr %0, float %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__atomic_impl15__fetch_sub_fltIfEET_PS1_NSt15remove_volatileIS1_E4typeESt12memory_order" {
  %4 = atomicrmw fsub ptr %0, float %1 seq_cst, align 4
  ret float %4
}

define internal float @enzyme_cc.source._ZNSt13__atomic_impl15__sub_fetch_fltIfEET_PS1_NSt15remove_volatileIS1_E4typeE(ptr %0, float %1) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__atomic_impl15__sub_fetch_fltIfEET_PS1_NSt15remove_volatileIS1_E4typeE" {
  %3 = atomicrmw fsub ptr %0, float %1 seq_cst, align 4
  %4 = fsub float %3, %1
  ret float %4
}

define internal float @enzyme_cc.source._ZNSt13__atomic_impl4loadIfEENSt15remove_volatileIT_E4typeEPKS2_St12memory_order(ptr %0, i32 %1) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__atomic_impl4loadIfEENSt15remove_volatileIT_E4typeEPKS2_St12memory_order" {
  %3 = load atomic i32, ptr %0 seq_cst, align 4
  %4 = bitcast i32 %3 to float
  ret float %4
}

define internal i64 @enzyme_cc.source._ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv" {
  %2 = getelementptr inbounds { ptr, i32, i32 }, ptr %0, i64 0, i32 1
  %3 = tail call i32 @__enzyme_cc_parallel_count(ptr nonnull %2, i32 0)
  %4 = sext i32 %3 to i64
  ret i64 %4
}

define internal void @enzyme_cc.source._ZNSt13__atomic_impl5storeIdEEvPT_NSt15remove_volatileIS1_E4typeESt12memory_order(ptr %0, double %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__atomic_impl5storeIdEEvPT_NSt15remove_volatileIS1_E4typeESt12memory_order" {
  %4 = bitcast double %1 to i64
  store atomic i64 %4, ptr %0 seq_cst, align 8
  ret void
}

define internal void @enzyme_cc.source._ZNSt13__atomic_impl5storeIfEEvPT_NSt15remove_volatileIS1_E4typeESt12memory_order(ptr %0, float %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__atomic_impl5storeIfEEvPT_NSt15remove_volatileIS1_E4typeESt12memory_order" {
  %4 = bitcast float %1 to i32
  store atomic i32 %4, ptr %0 seq_cst, align 4
  ret void
}

define internal void @enzyme_cc.source._ZNSt13__future_base12_Result_baseC2Ev(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__future_base12_Result_baseC2Ev" {
  %2 = getelementptr inbounds { ptr, ptr }, ptr %0, i64 0, i32 1
  store ptr null, ptr %2, align 8
  ret void
}

define internal void @enzyme_cc.source._ZNSt13__future_base12_Result_baseD2Ev(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__future_base12_Result_baseD2Ev" {
  %2 = getelementptr inbounds { ptr, ptr }, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:
  tail call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr nonnull %2)
  br label %6

6:
  ret void
}

define internal void @enzyme_cc.source._ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr %0, ptr %1, i1 zeroext %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb" {
  %4 = alloca i8, align 1
  store i8 0, ptr %4, align 1
  %5 = getelementptr inbounds { ptr, ptr, i32, i8, i32 }, ptr %0, i64 0, i32 4
  %6 = atomicrmw xchg ptr %5, i32 2 monotonic, align 4
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %10, label %8

8:
  call void @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb(ptr %0, ptr %1, ptr nonnull %4)
  %9 = getelementptr inbounds { ptr, ptr, i32, i8, i32 }, ptr %0, i64 0, i32 2
  call void @_ZNSt23__atomic_futex_unsignedILj2147483648EE19_M_store_notify_allEjSt12memory_order(ptr nonnull %9, i32 1, i32 3)
  br label %12

10:
  br i1 %2, label %12, label %11

11:
  tail call void @llvm.trap()
  unreachable

12:
  ret void
}

define internal void @enzyme_cc.source._ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE" {
  %3 = load ptr, ptr %1, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:
  tail call void @llvm.trap()
  unreachable

6:
  ret void
}

define internal void @enzyme_cc.source._ZNSt13__future_base13_State_baseV221_M_set_delayed_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEESt8weak_ptrIS0_E(ptr %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__future_base13_State_baseV221_M_set_delayed_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEESt8weak_ptrIS0_E" {
  tail call void @llvm.trap()
  unreachable
}

define internal void @enzyme_cc.source._ZNSt13__future_base13_State_baseV221_M_set_retrieved_flagEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__future_base13_State_baseV221_M_set_retrieved_flagEv" {
  %2 = getelementptr inbounds { ptr, ptr, i32, i8, i32 }, ptr %0, i64 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %6, label %5

5:
  tail call void @llvm.trap()
  unreachable

6:
  store i8 1, ptr %2, align 4
  ret void
}

define internal void @enzyme_cc.source._ZNSt13__future_base21_Async_state_commonV27_M_joinEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt13__future_base21_Async_state_commonV27_M_joinEv" {
  %2 = getelementptr inbounds { { ptr, ptr, i32, i8, i32 }, i64, i32 }, ptr %0, i64 0, i32 2
  %3 = atomicrmw xchg ptr %2, i32 2 monotonic, align 4
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %14, label %5

5:
  %6 = getelementptr inbounds { { ptr, ptr, i32, i8, i32 }, i64, i32 }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %12, label %9

9:
  %10 = tail call i32 @pthread_join(i64 %7, ptr null)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:
  tail call void @llvm.trap()
  unreachable

13:
  store i64 0, ptr %6, align 8
  br label %14

14:
  ret void
}

define internal void @enzyme_cc.source._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv" {
  %2 = getelementptr inbounds { ptr, i32, i32 }, ptr %0, i64 0, i32 1
  %3 = tail call zeroext i1 @enzyme_cc.source.__enzyme_cc.futures.is_last(ptr nonnull %2)
  br i1 %3, label %4, label %14

4:
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds ptr, ptr %5, i64 2
  %7 = load ptr, ptr %6, align 8
  tail call void %7(ptr nonnull %0)
  %8 = getelementptr inbounds { ptr, i32, i32 }, ptr %0, i64 0, i32 2
  %9 = tail call zeroext i1 @enzyme_cc.source.__enzyme_cc.futures.is_last(ptr nonnull %8)
  br i1 %9, label %10, label %14

10:
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds ptr, ptr %11, i64 3
  %13 = load ptr, ptr %12, align 8
  tail call void %13(ptr nonnull %0)
  br label %14

14:
  ret void
}

define internal void @enzyme_cc.source._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv" {
  %2 = getelementptr inbounds { ptr, i32, i32 }, ptr %0, i64 0, i32 1
  %3 = tail call i32 @__enzyme_cc_parallel_count(ptr nonnull %2, i32 1)
  ret void
}

define internal void @enzyme_cc.source._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_add_refEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_add_refEv" {
  %2 = getelementptr inbounds { ptr, i32, i32 }, ptr %0, i64 0, i32 2
  %3 = tail call i32 @__enzyme_cc_parallel_count(ptr nonnull %2, i32 1)
  ret void
}

define internal void @enzyme_cc.source._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv" {
  %2 = getelementptr inbounds { ptr, i32, i32 }, ptr %0, i64 0, i32 2
  %3 = tail call zeroext i1 @enzyme_cc.source.__enzyme_cc.futures.is_last(ptr nonnull %2)
  br i1 %3, label %4, label %8

4:
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds ptr, ptr %5, i64 3
  %7 = load ptr, ptr %6, align 8
  tail call void %7(ptr nonnull %0)
  br label %8

8:
  ret void
}

define internal zeroext i1 @enzyme_cc.source.__enzyme_cc.futures.is_last(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.futures.is_last" {
  %2 = tail call i64 @__enzyme_cc_parallel_give(ptr %0)
  %3 = tail call i32 @__enzyme_cc_parallel_count(ptr %0, i32 -1)
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %5, label %7

5:
  %6 = tail call i64 @__enzyme_cc_parallel_take(ptr %0)
  br label %7

7:
  ret i1 %4
}
