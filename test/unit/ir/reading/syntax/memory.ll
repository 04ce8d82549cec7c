; Memory: every form of an access.
%struct.s = type { i32, [4 x float], ptr }

@g = external global [8 x %struct.s]
@l = thread_local global i32 0

define void @allocas(i32 %n, i64 %m) {
  %1 = alloca i32
  %2 = alloca i32, align 4
  %3 = alloca [100 x %struct.s], i32 %n, align 16
  %4 = alloca inalloca <{ i32, i8 }>, align 4
  %5 = alloca swifterror ptr, align 8
  %6 = alloca i8, i64 %m, align 1, addrspace(5)
  %7 = alloca i8, addrspace(5)
  %8 = alloca i8, align 1, addrspace(5)
  %9 = alloca inalloca swifterror ptr
  %10 = alloca i32, i1 true, align 4, !x !0
  %11 = alloca target("spirv.Image", void, 0), align 8
  %12 = alloca <vscale x 4 x i32>
  ret void
}

define void @accesses(ptr %p, ptr addrspace(1) %q, i32 %x) {
  %1 = load i32, ptr %p
  %2 = load volatile i32, ptr %p, align 1
  %3 = load atomic i32, ptr %p unordered, align 4
  %4 = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4
  %5 = load atomic i32, ptr %p monotonic, align 4, !x !0
  %6 = load atomic i32, ptr %p seq_cst, align 4294967296
  %7 = load %struct.s, ptr addrspace(1) %q, align 8, !nontemporal !1, !invariant.load !2
  %8 = load { i32, { ptr, [2 x i8] } }, ptr @g
  %9 = load i32, ptr getelementptr inbounds ([8 x %struct.s], ptr @g, i64 0, i64 1, i32 1, i64 2), align 4
  store i32 %x, ptr %p
  store volatile i32 0, ptr addrspace(1) %q, align 2
  store atomic i32 %x, ptr %p release, align 4
  store atomic volatile i32 %x, ptr %p syncscope("one \22as\22 \5C") seq_cst, align 4
  store %struct.s { i32 1, [4 x float] zeroinitializer, ptr @g }, ptr %p, align 8
  store [0 x i8] [], ptr %p
  store {} {}, ptr %p
  store <{ i8, i32 }> <{ i8 1, i32 2 }>, ptr %p, align 1
  store ptr null, ptr null
  ret void
}

define ptr @addresses(ptr %p, <2 x ptr> %v, i64 %i, <2 x i64> %w, <vscale x 2 x i64> %s) {
  %1 = getelementptr i8, ptr %p, i64 %i
  %2 = getelementptr inbounds i8, ptr %p, i64 -1
  %3 = getelementptr nusw i8, ptr %p, i64 %i
  %4 = getelementptr nuw i8, ptr %p, i64 %i
  %5 = getelementptr inbounds nuw %struct.s, ptr %p, i64 %i, i32 1, i64 3
  %6 = getelementptr nusw nuw i8, ptr %p, i64 %i
  %7 = getelementptr i32, ptr %p, <2 x i64> %w
  %8 = getelementptr i32, <2 x ptr> %v, i64 %i
  %9 = getelementptr %struct.s, <2 x ptr> %v, <2 x i64> %w, <2 x i32> splat (i32 1), i64 0
  %10 = getelementptr i8, ptr %p, <vscale x 2 x i64> %s
  %11 = getelementptr i8, ptr %p
  %12 = getelementptr inbounds { i8, i32 }, ptr %p, i32 0, i32 1, !x !0
  ret ptr %1
}

define void @atomics(ptr %p, i32 %a, i32 %b, float %f, ptr %q, <2 x half> %h) {
  fence acquire
  fence release
  fence acq_rel
  fence seq_cst, !x !0
  fence syncscope("singlethread") seq_cst
  %1 = cmpxchg ptr %p, i32 %a, i32 %b monotonic monotonic
  %2 = cmpxchg weak ptr %p, i32 %a, i32 %b acq_rel acquire, align 8
  %3 = cmpxchg volatile ptr %p, i32 %a, i32 %b syncscope("wave") release monotonic
  %4 = cmpxchg weak volatile ptr %p, ptr %q, ptr null seq_cst seq_cst, align 8, !x !0
  %5 = atomicrmw xchg ptr %p, i32 %a monotonic
  %6 = atomicrmw volatile add ptr %p, i32 %a acquire, align 4
  %7 = atomicrmw sub ptr %p, i32 %a release
  %8 = atomicrmw and ptr %p, i32 %a acq_rel
  %9 = atomicrmw nand ptr %p, i32 %a seq_cst
  %10 = atomicrmw or ptr %p, i32 %a syncscope("agent") seq_cst, align 16
  %11 = atomicrmw xor ptr %p, i32 %a seq_cst
  %12 = atomicrmw max ptr %p, i32 %a seq_cst
  %13 = atomicrmw min ptr %p, i32 %a seq_cst
  %14 = atomicrmw umax ptr %p, i32 %a seq_cst
  %15 = atomicrmw umin ptr %p, i32 %a seq_cst
  %16 = atomicrmw fadd ptr %p, float %f seq_cst
  %17 = atomicrmw fsub ptr %p, float %f seq_cst
  %18 = atomicrmw fmax ptr %p, float %f seq_cst
  %19 = atomicrmw fmin ptr %p, float %f seq_cst
  %20 = atomicrmw fmaximum ptr %p, float %f seq_cst
  %21 = atomicrmw fminimum ptr %p, float %f seq_cst
  %22 = atomicrmw uinc_wrap ptr %p, i32 %a seq_cst
  %23 = atomicrmw udec_wrap ptr %p, i32 %a seq_cst
  %24 = atomicrmw usub_cond ptr %p, i32 %a seq_cst
  %25 = atomicrmw usub_sat ptr %p, i32 %a seq_cst, !x !0
  %26 = atomicrmw fadd ptr %p, <2 x half> %h monotonic, align 4
  %27 = atomicrmw xchg ptr %p, ptr %q seq_cst
  ret void
}

define i32 @variadic(ptr %list, ...) {
  %1 = va_arg ptr %list, i32
  %2 = va_arg ptr %list, { i32, double }
  %3 = va_arg ptr %list, ptr addrspace(2)
  call void @llvm.va_start.p0(ptr %list)
  ret i32 %1
}

declare void @llvm.va_start.p0(ptr)

!0 = !{}
!1 = !{i32 1}
!2 = !{}
