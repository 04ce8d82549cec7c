; Attributes of every form, at every place.
declare zeroext i8 @a(i8 zeroext, i8 signext, i8 noext, i32 inreg, ptr byval(i32), ptr byref(i32), ptr preallocated(i32))
declare void @b(ptr inalloca(i32), ptr sret(i32), ptr elementtype(i32), ptr align 8, ptr align(16), ptr noalias)
declare void @c(ptr captures(none), ptr captures(address), ptr captures(address_is_null), ptr captures(address, provenance))
declare void @d(ptr captures(ret: address, provenance), ptr captures(address_is_null, ret: address, read_provenance), ptr nocapture)
declare nonnull dereferenceable(8) dereferenceable_or_null(16) ptr @e(ptr nofree, ptr nest, ptr returned, ptr swiftself, ptr swiftasync, ptr swifterror)
declare void @f(i32 immarg, ptr noundef, ptr alignstack(8), ptr allocalign, ptr allocptr, ptr readnone, ptr readonly, ptr writeonly, ptr writable)
declare nofpclass(nan) float @g(float nofpclass(snan qnan ninf nnorm nsub nzero pzero psub pnorm pinf), float nofpclass(all), float nofpclass(511))
declare range(i32 -5, 100) i32 @h(i32 range(i32 0, 10), <2 x i64> range(i64 1, 0))
declare void @i(ptr initializes((0, 4)), ptr initializes((-4, 0), (8, 16)), ptr dead_on_unwind, ptr dead_on_return)
declare void @j() nounwind readnone willreturn alignstack(16) "string" "string"="value" "with \22quotes\22"="\00"
declare void @k() memory(none) allocsize(0)
declare void @l() memory(argmem: read, inaccessiblemem: readwrite, errnomem: none)
declare void @l2() memory(readwrite, argmem: none, target_mem0: read)
declare ptr @m(i64, i64) allockind("alloc,uninitialized,aligned") allocsize(0, 1) "alloc-family"="malloc"
declare void @n() uwtable vscale_range(1, 16)
declare void @o() uwtable(sync) vscale_range(4)
declare void @p() uwtable(async) nosanitize_bounds sanitize_realtime sanitize_realtime_blocking
declare void @q() allocsize(1)
declare void @r(ptr sret({ i32, { i8, [2 x i32] } }) align 8, ptr byval(%t) align 4)
declare void @s(ptr noalias writeonly captures(none) initializes((0, 8)), i64 noundef range(i64 0, 8))
declare void @u() "a"="b" #0 #1
declare void @u2() #0 alwaysinline

%t = type { i32 }

define void @body(ptr nonnull align 4 "param"="x" "param2" %p) #0 {
  call void @s(ptr noalias "param"="x" dereferenceable(4) %p, i64 noundef range(i64 0, 8) 3) #0 nounwind "x"
  ret void
}

attributes #0 = { alwaysinline builtin cold convergent disable_sanitizer_instrumentation fn_ret_thunk_extern hot hybrid_patchable inlinehint jumptable minsize mustprogress naked }
attributes #1 = { nobuiltin nocallback nocf_check nodivergencesource noduplicate nofree noimplicitfloat noinline nomerge nonlazybind noprofile norecurse noredzone noreturn nosync nounwind null_pointer_is_valid }
attributes #2 = { optdebug optforfuzzing optnone optsize presplitcoroutine coro_only_destroy_when_complete coro_elide_safe returns_twice safestack sanitize_address sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_numerical_stability sanitize_thread sanitize_type shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp willreturn }
attributes #3 = { alignstack=8 uwtable(sync) memory(argmem: readwrite) allocsize(0,1) vscale_range(1,0) "key"="value" "no-value" "a}b"="c { d" }
