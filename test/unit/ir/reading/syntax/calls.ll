; Calls in every form.
declare void @f(i32, ...)
declare i32 @g(ptr, i64)
declare fastcc i32 @fast(i32)
declare cc 10 void @ten()
declare void @spaced() addrspace(3)
declare { float, i1 } @pair()
declare void @meta(metadata, metadata)
declare token @token()
declare ptr @__gxx()

define void @calls(ptr %p, i32 %x, ptr addrspace(3) %q, double %d) personality ptr @__gxx {
  call void (i32, ...) @f(i32 %x)
  call void (i32, ...) @f(i32 %x, double %d, ptr %p), !dbg0 !0
  %1 = call i32 @g(ptr %p, i64 8)
  %2 = tail call i32 @g(ptr noundef nonnull align 8 dereferenceable(16) %p, i64 range(i64 0, 10) %k)
  %3 = notail call i32 @g(ptr null, i64 0) #0
  %4 = musttail call i32 @g(ptr null, i64 0)
  %5 = call fast double @llvm.sqrt.f64(double %d)
  %6 = call reassoc nnan ninf nsz arcp contract afn double @llvm.sqrt.f64(double %d)
  %7 = tail call nsz nofpclass(nan inf) double @llvm.sqrt.f64(double nofpclass(nan) %d)
  %8 = call fastcc i32 @fast(i32 signext %x)
  call cc 10 void @ten()
  call cc10 void @ten()
  call addrspace(3) void @spaced()
  call addrspace(3) void %q(i32 1)
  call fastcc addrspace(3) void %q(i32 1)
  %9 = call zeroext range(i8 0, 7) i8 %p(ptr sret({ i32 }) align 4 %p, ptr byval([2 x i32]) %p, ptr inalloca(i8) %p)
  %10 = call noundef i32 %p() nounwind willreturn memory(argmem: read) "key"="value" "key" #0 [ "deopt"(i32 1, ptr %p), "x y"() ]
  %11 = call { float, i1 } @pair() [ "tag"(), "" (token none) ]
  call void asm sideeffect "nop", ""()
  %12 = call i32 asm "bswap $0", "=r,r"(i32 %x)
  %13 = call { i32, i32 } asm sideeffect alignstack inteldialect unwind "a\0Ab \22c\22", "=r,=r,0,~{memory}"(i32 %x) #0, !srcloc !0
  call void @meta(metadata i32 %x, metadata !0)
  call void @meta(metadata !"a \22string\22", metadata !{i32 1, !"two"})
  call void @meta(metadata ptr @g, metadata !DIExpression(DW_OP_deref))
  call void @meta(metadata ptr %p, metadata !DIArgList(i32 %x, ptr %p))
  %14 = call token @token()
  call void undef()
  call void null(i32 0)
  call void inttoptr (i64 4096 to ptr)(i32 1)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %p) ]
  invoke void @ten()
          to label %next unwind label %pad

next:
  %k = zext i32 %x to i64
  %15 = invoke fastcc noundef i32 @fast(i32 inreg 3) nounwind [ "deopt"(i32 4) ]
          to label %last unwind label %pad, !prof !1

last:
  invoke void asm sideeffect unwind "", ""()
          to label %done unwind label %pad

done:
  ret void

pad:
  %16 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %16
}

define void @conventions(ptr %p) {
  call ccc void %p()
  call fastcc void %p()
  call coldcc void %p()
  call ghccc void %p()
  call cc 11 void %p()
  call anyregcc void %p()
  call preserve_mostcc void %p()
  call preserve_allcc void %p()
  call preserve_nonecc void %p()
  call cxx_fast_tlscc void %p()
  call tailcc void %p()
  call cfguard_checkcc void %p()
  call swiftcc void %p()
  call swifttailcc void %p()
  call x86_stdcallcc void %p()
  call x86_fastcallcc void %p()
  call x86_thiscallcc void %p()
  call x86_vectorcallcc void %p()
  call x86_regcallcc void %p()
  call x86_intrcc void %p()
  call x86_64_sysvcc void %p()
  call win64cc void %p()
  call arm_apcscc void %p()
  call arm_aapcscc void %p()
  call arm_aapcs_vfpcc void %p()
  call aarch64_vector_pcs void %p()
  call aarch64_sve_vector_pcs void %p()
  call aarch64_sme_preservemost_from_x0 void %p()
  call aarch64_sme_preservemost_from_x1 void %p()
  call aarch64_sme_preservemost_from_x2 void %p()
  call msp430_intrcc void %p()
  call avr_intrcc void %p()
  call avr_signalcc void %p()
  call ptx_kernel void %p()
  call ptx_device void %p()
  call spir_kernel void %p()
  call spir_func void %p()
  call intel_ocl_bicc void %p()
  call amdgpu_vs void %p()
  call amdgpu_kernel void %p()
  call amdgpu_cs_chain void %p()
  call amdgpu_cs_chain_preserve void %p()
  call amdgpu_gfx void %p()
  call m68k_rtdcc void %p()
  call graalcc void %p()
  call riscv_vector_cc void %p()
  call riscv_vls_cc(128) void %p()
  call cc 1023 void %p()
  ret void
}

define void @forward(ptr %this, ...) {
  musttail call void (ptr, ...) @forward(ptr %this, ...)
  ret void
}

define void @forward_nothing(...) {
  musttail call void (...) @forward_nothing(...)
  ret void
}

declare double @llvm.sqrt.f64(double)
declare void @llvm.assume(i1)

attributes #0 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 2}
