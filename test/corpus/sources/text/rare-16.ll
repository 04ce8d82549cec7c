; corpus-compilers: opt-16
; rare.ll less what LLVM 16 has not: what no compiler here emits: rare instructions, flags, attributes, constants, linkages, bundles.
source_filename = "rare \22quoted\22.ll"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128-ni:7"
target triple = "x86_64-unknown-linux-gnu"

module asm "first line \22quoted\22"
module asm "\09second"

%opaque = type opaque
%recursive = type { ptr, [2 x %inner], <{ i8, i24 }> }
%inner = type { i32, <4 x float>, {} }
%"odd name" = type { [0 x i8], half, bfloat, fp128, x86_fp80, ppc_fp128 }
%0 = type { i1, i7 }

$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$none = comdat nodeduplicate
$"same size" = comdat samesize

@any = weak_odr global i32 1, comdat
@exact = linkonce_odr constant [2 x i8] c"\00\FF", comdat, align 16
@elsewhere = linkonce global i64 0, comdat($largest)
@alone = weak global i8 0, comdat($none)
@sized = linkonce_odr global i8 0, comdat($"same size")
@common = common global [3 x i32] zeroinitializer, align 4
@appending = appending global [1 x ptr] [ptr @any], section "llvm.metadata"
@llvm.used = appending global [1 x ptr] [ptr @any], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @plain, ptr null }]
@ext_weak = extern_weak global i32
@available = available_externally constant i32 7
@imported = external dllimport global i32
@exported = dllexport global i32 0
@preempt = dso_local unnamed_addr global i32 0
@locally = local_unnamed_addr global i32 0
@in_space = addrspace(3) global float undef
@outside = externally_initialized global i32 0, align 4
@tls = thread_local global i32 0
@tls_ld = thread_local(localdynamic) global i32 0
@tls_ie = thread_local(initialexec) global i32 0
@tls_le = thread_local(localexec) global i32 0
@parted = global i32 0, section "a,b", partition "part", align 2
@sanitized = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag
@dynamic_init = global i32 0, sanitize_address_dyninit
@attributed = global i32 0 #9
@annotated = global i32 0, !type !0, !associated !1
@0 = private unnamed_addr constant [3 x i8] c"abc"
@1 = internal global ptr @0
@"quoted \22 name \0A" = hidden global i8 0
@protected = protected global i8 0
@opaque_one = external global %opaque
@"odd$.-chars" = global <{ i8, i24 }> <{ i8 -1, i24 8388607 }>

@floats = global { half, bfloat, float, double, x86_fp80, fp128, ppc_fp128 } { half 0xH3C00, bfloat 0xR3F80, float 0x3FB99999A0000000, double 1.000000e-01, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000, ppc_fp128 0xM3FF00000000000000000000000000000 }
@odd_floats = global [8 x double] [double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000000, double 0x7FF0000000000001, double -0.000000e+00, double 1.000000e+300, double 4.940660e-324, double 0xFFF8000000001234]
@odd_singles = global [4 x float] [float 0x7FF8000000000000, float 0x36A0000000000000, float 1.677722e+07, float 0x7FF0000020000000]
@integers = global { i1, i1, i8, i65, i128, i1000 } { i1 true, i1 false, i8 -128, i65 -18446744073709551616, i128 170141183460469231731687303715884105727, i1000 -12345678901234567890123456789012345678901234567890 }
@vectors = global { <4 x i32>, <2 x i1>, <3 x float>, <2 x ptr>, <4 x i8> } { <4 x i32> <i32 7, i32 7, i32 7, i32 7>, <2 x i1> <i1 true, i1 false>, <3 x float> <float 1.0, float undef, float poison>, <2 x ptr> <ptr @any, ptr null>, <4 x i8> zeroinitializer }
@nothing = global { {}, [0 x i32], <{}> } { {} zeroinitializer, [0 x i32] zeroinitializer, <{}> zeroinitializer }
@mixed = global %recursive { ptr @mixed, [2 x %inner] [%inner { i32 1, <4 x float> zeroinitializer, {} undef }, %inner poison], <{ i8, i24 }> undef }
@e1 = global i64 ptrtoint (ptr @any to i64)
@e2 = global ptr inttoptr (i64 4096 to ptr)
@e3 = global ptr getelementptr inbounds (%recursive, ptr @mixed, i64 1, i32 1, i64 1, i32 1)
@e4 = global ptr getelementptr (i8, ptr @mixed, i64 8)
@e5 = global ptr addrspacecast (ptr addrspace(3) @in_space to ptr)
@e6 = global i64 sub nuw nsw (i64 ptrtoint (ptr @any to i64), i64 ptrtoint (ptr @e1 to i64))
@e7 = global i64 xor (i64 ptrtoint (ptr @any to i64), i64 -1)
@e8 = global i32 trunc (i64 ptrtoint (ptr @plain to i64) to i32)
@e9 = global ptr blockaddress(@flow, %indirect)
@e10 = global ptr dso_local_equivalent @declared
@e11 = global ptr no_cfi @plain
@e14 = global ptr getelementptr (i8, ptr null, i32 5)
@e15 = global target("spirv.Image", void, 1, 1, 0) poison

@alias = weak_odr unnamed_addr alias i32, ptr @any
@alias_inside = internal alias i8, getelementptr (i8, ptr @common, i64 4)
@alias_tls = thread_local alias i32, ptr @tls
@"alias parted" = hidden alias i32, ptr @common, partition "part"
@ifunc = ifunc i32 (i32), ptr @resolver
@ifunc2 = internal dso_local ifunc void (), ptr @resolver

declare i32 @declared(ptr noundef nonnull align 8 dereferenceable(16), ...) local_unnamed_addr
declare void @attributed_declaration(ptr byval(%inner) align 16, ptr sret(%inner) noalias, ptr inalloca(i32)) #0
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare !dbg !20 void @with_metadata()
declare i8 @odd_width(i24 signext %named, i7 zeroext, float, i32, ptr nocapture)
declare void @more_parameters(ptr readonly, ptr swiftself, ptr swifterror, ptr nest, ptr readnone, ptr writeonly, i64 allocalign, ptr allocptr, ptr preallocated(i32), ptr byref(i8), ptr swiftasync)
declare void @llvm.assume(i1)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32>, <4 x i32>, i64)
declare ptr @llvm.preserve.struct.access.index.p0.p0(ptr elementtype(%inner), i32, i32)
declare i64 @llvm.read_register.i64(metadata)
declare void @llvm.gcroot(ptr, ptr)
declare void @llvm.va_start.p0(ptr)
declare void @f.inalloca(ptr inalloca({ i32, i8 }))
declare noalias ptr @allocating(i64, i64 allocalign) allockind("alloc,aligned,uninitialized") allocsize(0,1)
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @takes.preallocated(ptr preallocated(i64))
declare token @llvm.experimental.convergence.entry()
declare x86_amx @llvm.x86.tilezero.internal(i16, i16)

define ptr @resolver() {
  ret ptr @plain
}

define void @plain() unnamed_addr section "text.plain" partition "part" align 32 gc "shadow-stack" prefix i32 123 prologue i8 -112 {
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  ret void
}

define linkonce_odr protected noundef i32 @full(ptr noundef %"a b", i32 %0, ...) local_unnamed_addr addrspace(0) #1 comdat($any) personality ptr @__gxx_personality_v0 !dbg !21 !prof !2 !kcfi_type !3 {
"entry block":
  %v2 = alloca inalloca { i32, i8 }, align 8
  %n = alloca i32, i32 %0, align 4
  %swift = alloca swifterror ptr, align 8
  %space = alloca i8, align 1, addrspace(0)
  store volatile i32 1, ptr %n, align 4, !tbaa !4
  store i32 5, ptr %"a b", align 1, !nontemporal !5
  %v3 = load atomic volatile i32, ptr %n syncscope("singlethread") acquire, align 4
  %v4 = load i32, ptr %n, align 4, !range !6, !noundef !7, !invariant.load !7
  %p = load ptr, ptr %v2, align 8, !nonnull !7, !dereferenceable !8, !align !8
  store atomic i32 %v3, ptr %n release, align 4
  fence syncscope("agent") acq_rel
  %cas = cmpxchg weak volatile ptr %n, i32 0, i32 1 syncscope("singlethread") seq_cst monotonic, align 4
  %casp = cmpxchg ptr %v2, ptr null, ptr %p acquire acquire, align 8
  %rmw = atomicrmw volatile umin ptr %n, i32 3 syncscope("agent") acq_rel, align 4
  %rmwf = atomicrmw fadd ptr %n, float 1.000000e+00 monotonic, align 4
  %rmwp = atomicrmw xchg ptr %v2, ptr %p seq_cst, align 8
  %old = extractvalue { i32, i1 } %cas, 0
  %agg = insertvalue { i32, { i8, [2 x float] } } undef, float 2.0, 1, 1, 1
  %t = trunc i32 %old to i8
  %z = zext i8 %t to i64
  %o = or i64 %z, 1
  %s = shl nuw nsw i64 %o, 3
  %d = udiv exact i64 %s, 8
  %sh = ashr exact i64 %d, 1
  %u = uitofp i64 %sh to double
  %f = fadd nnan ninf nsz arcp contract afn reassoc double %u, 1.0
  %g = fneg fast double %f
  %h = fpext double %g to fp128
  %i = fptrunc fp128 %h to float
  %c = fcmp nnan ueq float %i, 0x7FF8000000000000
  %c2 = icmp ult i64 %s, 4
  %sel = select nnan i1 %c, float %i, float -1.5, !prof !9
  %vsel = select <2 x i1> <i1 true, i1 false>, <2 x i32> <i32 3, i32 3>, <2 x i32> zeroinitializer
  %fr = freeze <2 x i32> %vsel
  %e = extractelement <2 x i32> %fr, i64 1
  %ins = insertelement <vscale x 4 x i32> poison, i32 %e, i64 0
  %splat = shufflevector <vscale x 4 x i32> %ins, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %shuf = shufflevector <2 x i32> %fr, <2 x i32> undef, <4 x i32> <i32 0, i32 poison, i32 3, i32 1>
  %vec = call <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32> %splat, <4 x i32> %shuf, i64 0)
  %gep = getelementptr inbounds %recursive, ptr %p, i64 %z, i32 1, i64 0, i32 1, i64 2
  %gepv = getelementptr i8, <2 x ptr> <ptr @any, ptr null>, <2 x i64> <i64 1, i64 2>
  %geps = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 1
  %pti = ptrtoint ptr %gep to i64
  %itp = inttoptr <2 x i64> <i64 1, i64 2> to <2 x ptr>
  %asc = addrspacecast ptr %p to ptr addrspace(3)
  %bc = bitcast <2 x float> <float 1.0, float 2.0> to i64
  %strict = call float @llvm.experimental.constrained.fadd.f32(float %sel, float 1.0, metadata !"round.tonearest", metadata !"fpexcept.strict") #2
  %reg = call i64 @llvm.read_register.i64(metadata !10)
  %va = va_arg ptr %n, double
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 32), "nonnull"(ptr %p), "cold"() ]
  %tail = tail call fastcc noundef i32 %p(i32 signext %0) #3
  %notail = notail call i32 (ptr, ...) @declared(ptr nonnull %p, double 1.0, i64 1)
  %fastmath = call reassoc nnan float @llvm.experimental.constrained.fadd.f32(float %sel, float 1.0, metadata !"round.tonearest", metadata !"fpexcept.strict") #2
  call cc 200 addrspace(0) void @plain() [ "deopt"(i32 1, ptr %n), "custom bundle"(float 1.0) ]
  call void asm sideeffect alignstack inteldialect unwind "mov eax, $0; ${1:c}", "r,i,~{eax},~{memory}"(i32 %e, i32 5), !srcloc !11
  %asm2 = call { i32, ptr } asm "", "=r,=r,=*m,0"(ptr elementtype(i32) %n, i32 1)
  call void @llvm.dbg.value(metadata i32 %0, metadata !22, metadata !DIExpression()), !dbg !23
  call void @llvm.dbg.value(metadata !DIArgList(i32 %0, i64 %z), metadata !22, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !23
  invoke void @plain()
          to label %flow unwind label %pad, !prof !9

flow:                                             ; preds = %"entry block"
  switch i65 18446744073709551616, label %end [
    i65 -1, label %middle
    i65 9223372036854775808, label %end
  ], !prof !12

middle:                                           ; preds = %flow
  switch i1 %c, label %end [
  ]

pad:                                              ; preds = %"entry block"
  %lp = landingpad { ptr, i32 }
          cleanup
          catch ptr @any
          filter [2 x ptr] [ptr @any, ptr null]
          catch ptr null
  br i1 %c2, label %again, label %end, !prof !9, !llvm.loop !13

again:                                            ; preds = %pad
  resume { ptr, i32 } %lp

end:                                              ; preds = %pad, %middle, %flow, %flow
  %phi = phi i32 [ 0, %flow ], [ 0, %flow ], [ %e, %middle ], [ %tail, %pad ]
  %phif = phi nnan contract float [ 0.0, %flow ], [ 0.0, %flow ], [ %sel, %middle ], [ %i, %pad ]
  ret i32 %phi
}

define i32 @flow(i32 %x, ptr %target) #4 personality ptr @__CxxFrameHandler3 {
entry:
  %r = callbr i32 asm sideeffect "", "=r,r,!i,!i"(i32 %x)
          to label %direct [label %indirect, label %other]

direct:
  invoke cc 10 void @plain() [ "kcfi"(i32 5) ]
          to label %indirect unwind label %dispatch

indirect:
  indirectbr ptr %target, [label %direct2, label %other]

direct2:
  unreachable

other:
  ret i32 %x

dispatch:
  %cs = catchswitch within none [label %handler, label %handler2] unwind label %cleanup

handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  call void @plain() [ "funclet"(token %cp) ]
  catchret from %cp to label %other

handler2:
  %cp2 = catchpad within %cs []
  invoke void @plain() [ "funclet"(token %cp2) ]
          to label %fine unwind label %inside

fine:
  unreachable

inside:
  %inner = catchswitch within %cp2 [label %handler3] unwind to caller

handler3:
  %cp3 = catchpad within %inner [ptr @any, i32 0, ptr null]
  unreachable

cleanup:
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller
}

define void @preallocated() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i64)
  call void @takes.preallocated(ptr preallocated(i64) %a) [ "preallocated"(token %t) ]
  ret void
}

define void @convergent() convergent {
  %token = call token @llvm.experimental.convergence.entry()
  call void @plain() #5 [ "convergencectrl"(token %token) ]
  %tile = call x86_amx @llvm.x86.tilezero.internal(i16 8, i16 8)
  ret void
}

define swifttailcc void @conventions(ptr %f, target("aarch64.svcount") %count) {
  call coldcc void %f()
  call ghccc void %f()
  call anyregcc void %f()
  call preserve_mostcc void %f()
  call preserve_allcc void %f()
  call cxx_fast_tlscc void %f()
  call tailcc void %f()
  call swiftcc void %f()
  call swifttailcc void %f()
  call cfguard_checkcc void %f()
  call x86_stdcallcc void %f()
  call x86_fastcallcc void %f()
  call x86_thiscallcc void %f()
  call x86_vectorcallcc void %f()
  call x86_regcallcc void %f()
  call intel_ocl_bicc void %f()
  call win64cc void %f()
  call x86_64_sysvcc void %f()
  call arm_apcscc void %f()
  call arm_aapcscc void %f()
  call arm_aapcs_vfpcc void %f()
  call aarch64_vector_pcs void %f()
  call aarch64_sve_vector_pcs void %f()
  call ptx_device void %f()
  call spir_func void %f()
  call amdgpu_gfx void %f()
  call msp430_intrcc void %f()
  call avr_intrcc void %f()
  call cc 1023 void %f()
  musttail call swifttailcc void @conventions(ptr %f, target("aarch64.svcount") %count)
  ret void
}

define x86_intrcc void @interrupt(ptr byval(i64) %frame) {
  ret void
}


attributes #0 = { nounwind allockind("alloc,zeroed") "alloc-family"="mine" memory(argmem: readwrite, inaccessiblemem: read) }
attributes #1 = { cold convergent fn_ret_thunk_extern hot inlinehint minsize noinline mustprogress nobuiltin nocallback nocf_check noduplicate nofree noimplicitfloat nomerge noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync nounwind null_pointer_is_valid optforfuzzing optsize presplitcoroutine returns_twice safestack sanitize_address sanitize_memory sanitize_thread shadowcallstack skipprofile speculatable speculative_load_hardening ssp strictfp uwtable(sync) vscale_range(1,16) willreturn alignstack=16 "string attribute" "key"="value \22 escaped \09" }
attributes #2 = { strictfp }
attributes #3 = { nobuiltin nomerge memory(none) "no-inline"="x" }
attributes #4 = { "thunk" }
attributes #5 = { convergent }
attributes #9 = { "bss-section"="my_bss" "toc-data" }

!named = !{!0, !1, !14, !74, !75}
!odd\20name.$-x = !{}
!llvm.module.flags = !{!15}
!llvm.dbg.cu = !{!16}

!0 = !{i64 16, !"type id"}
!1 = !{ptr @any}
!2 = !{!"function_entry_count", i64 100}
!3 = !{i32 12345}
!4 = !{!17, !17, i64 0}
!5 = !{i32 1}
!6 = !{i32 -20, i32 -10, i32 0, i32 10}
!7 = !{}
!8 = !{i64 16}
!9 = !{!"branch_weights", i32 1, i32 2000}
!10 = !{!"rsp"}
!11 = !{i64 7, i64 8}
!12 = !{!"branch_weights", i32 1, i32 2, i32 3}
!13 = distinct !{!13, !18, !19}
!14 = distinct !{null, !"string \22 with \0A escapes \C3\A9", i32 -1, float 1.0, ptr null, !7, <2 x i32> <i32 1, i32 2>, i1 true}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !26, producer: "by \22hand\22", isOptimized: false, flags: "-x", runtimeVersion: 2, splitDebugFilename: "s.dwo", emissionKind: FullDebug, dwoId: 12345678901234567890, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "x.sdk", globals: !27, macros: !28, imports: !29, enums: !30, retainedTypes: !31)
!17 = !{!"scalar", !76, i64 0}
!76 = !{!"root"}
!18 = !{!"llvm.loop.unroll.count", i32 4}
!19 = !DILocation(line: 1, column: 2, scope: !21, isImplicitCode: true)
!20 = !DISubprogram(name: "with_metadata", scope: !26, file: !26, line: 3, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!21 = distinct !DISubprogram(name: "full", linkageName: "_Zfull", scope: !33, file: !26, line: 10, type: !32, scopeLine: 11, containingType: !34, virtualIndex: 3, thisAdjustment: -8, flags: DIFlagPublic | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagVirtual | DISPFlagDefinition | DISPFlagOptimized, unit: !16, templateParams: !35, retainedNodes: !36, thrownTypes: !7, annotations: !37, targetFuncName: "target")
!22 = !DILocalVariable(name: "x", arg: 1, scope: !38, file: !26, line: 12, type: !39, flags: DIFlagArtificial | DIFlagObjectPointer, align: 32, annotations: !37)
!23 = !DILocation(line: 12, column: 5, scope: !38, inlinedAt: !40)
!24 = distinct !DIAssignID()
!25 = !DILabel(scope: !38, name: "label", file: !26, line: 14)
!26 = !DIFile(filename: "dir/file.c", directory: "/tmp/\\odd", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000", source: "int x;\0A")
!27 = !{!41}
!28 = !{!42, !43}
!29 = !{!44}
!30 = !{!45}
!31 = !{!77, !46, !47, !48, !49}
!32 = !DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_BORLAND_msfastcall, types: !52)
!33 = !DINamespace(name: "space", scope: !53, exportSymbols: true)
!34 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Class", file: !26, line: 4, size: 128, align: 64, offset: 0, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !54, vtableHolder: !34, templateParams: !35, identifier: "_ZTS5Class")
!35 = !{!55, !56, !57}
!36 = !{!22, !25}
!37 = !{!58}
!38 = distinct !DILexicalBlock(scope: !59, file: !26, line: 12, column: 3)
!39 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!40 = distinct !DILocation(line: 99, scope: !21)
!41 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression(DW_OP_constu, 42, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16))
!42 = !DIMacroFile(line: 1, file: !26, nodes: !61)
!43 = !DIMacro(type: DW_MACINFO_undef, line: 7, name: "GONE")
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "import", scope: !16, entity: !33, file: !26, line: 5, elements: !7)
!45 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Color", file: !26, baseType: !39, size: 32, flags: DIFlagEnumClass, elements: !62)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, dwarfAddressSpace: 3)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 64, flags: DIFlagVector, elements: !63)
!48 = !DIStringType(name: "character(*)", stringLength: !22, stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), stringLocationExpression: !DIExpression(), size: 32, encoding: DW_ATE_ASCII)
!49 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !46)
!52 = !{null, !39, !46}
!53 = !DIModule(scope: null, name: "Module", configMacros: "-DX", includePath: "/inc", apinotes: "n", file: !26, line: 1, isDecl: true)
!54 = !{!64, !65, !66, !67}
!55 = !DITemplateTypeParameter(name: "T", type: !39, defaulted: true)
!56 = !DITemplateValueParameter(name: "N", type: !39, value: i32 3)
!57 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "TT", value: !"Vector")
!58 = !{!"btf_decl_tag", !"value"}
!59 = !DILexicalBlockFile(scope: !21, file: !26, discriminator: 4)
!60 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: !33, file: !26, line: 2, type: !39, isLocal: true, isDefinition: true, declaration: !64, align: 64)
!61 = !{!68}
!62 = !{!69, !70}
!63 = !{!71}
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 64, elements: !78, dataLocation: !22, associated: !DIExpression(DW_OP_push_object_address), allocated: !DIExpression(DW_OP_constu, 1), rank: !DIExpression(DW_OP_constu, 2))
!78 = !{!72, !73}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "static", scope: !34, file: !26, baseType: !39, flags: DIFlagPublic | DIFlagStaticMember, extraData: i32 5)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !34, baseType: !39, size: 3, offset: 5, flags: DIFlagBitField, extraData: i64 0, annotations: !37)
!66 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !34, baseType: !34, offset: 64, flags: DIFlagVirtual, extraData: i32 0)
!67 = !DIObjCProperty(name: "prop", file: !26, line: 7, setter: "setProp:", getter: "prop", attributes: 7, type: !39)
!68 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "A(x)", value: "x + 1")
!69 = !DIEnumerator(name: "Red", value: -1)
!70 = !DIEnumerator(name: "Huge", value: 18446744073709551615, isUnsigned: true)
!71 = !DISubrange(count: 5, lowerBound: 1)
!72 = !DISubrange(lowerBound: !22, upperBound: !DIExpression(DW_OP_constu, 9), stride: !60)
!73 = !DIGenericSubrange(lowerBound: !22, upperBound: !DIExpression(DW_OP_constu, 9), stride: !60)
!74 = !GenericDINode(tag: 47, header: "header", operands: {!39, null})
!75 = !DICommonBlock(scope: !21, declaration: !60, name: "block", file: !26, line: 3)
