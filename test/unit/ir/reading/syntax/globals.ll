; ModuleID = 'globals.ll'
source_filename = "a \22name\22.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl x"
module asm "x: .asciz \22hello\22"
module asm ""

$c1 = comdat any
$c2 = comdat exactmatch
$c3 = comdat largest
$c4 = comdat nodeduplicate
$c5 = comdat samesize
$"a comdat" = comdat any

@a = external global i32
@b = private unnamed_addr constant [2 x i8] c"x\00", align 1
@c = internal local_unnamed_addr global i32 0, section ".data", align 4
@d = linkonce_odr hidden global i32 0, comdat($c1), align 4
@e = weak_odr protected dllexport thread_local(initialexec) unnamed_addr global i32 0, align 4
@f = extern_weak dllimport global ptr
@g = common global i32 0, align 4
@h = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
@i = available_externally dso_local global i32 1
@j = dso_local thread_local global i32 1
@k = thread_local(localdynamic) global i32 1
@l = thread_local(localexec) externally_initialized global i32 1
@m = addrspace(3) global i32 undef, align 4
@n = dso_preemptable local_unnamed_addr addrspace(1) externally_initialized constant float 1.0
@o = weak default global i32 0, partition "part"
@p = linkonce global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit
@q = global i32 0, code_model "large"
@r = global i32 0, section "s", partition "p", comdat($c2), code_model "tiny", align 4, !x !0, !y !0 #0
@c3 = global i32 0, comdat
@"quoted \22 name" = global i32 0, comdat($"a comdat")
@0 = global i32 0
@1 = private global i32 1
@$dollar.x-y = global i32 0
@s = global i32 0, !type !0
@t = external global i32, align 4
@u = external addrspace(5) global ptr addrspace(5), section "x"
@v = external externally_initialized constant i32, !x !0
@w = dso_local externally_initialized global i32 0 "attribute"="value" #0

@alias = alias i32, ptr @c
@alias1 = internal unnamed_addr alias i8, getelementptr inbounds (i8, ptr @b, i64 1)
@alias2 = weak dso_local thread_local(localexec) alias i32, ptr @k, partition "part"
@alias3 = dllexport alias i32, inttoptr (i64 ptrtoint (ptr @c to i64) to ptr)
@alias4 = alias void (i32, ...), ptr @plain
@alias5 = alias i32, addrspacecast (ptr addrspace(3) @m to ptr)
@alias6 = alias i32, ptr addrspace(3) @m
@ifunc = ifunc void (i32), ptr @resolver
@ifunc1 = weak hidden ifunc i32 (...), ptr @resolver, partition "part"

declare void @plain(i32, ...)
declare extern_weak dllimport void @weak() #0
declare !x !0 !y !1 i32 @attached(ptr)
declare void @named(i32 %x, ptr noundef %y, ...)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @"a quoted \5C function"()
declare void @2()
declare spir_func void @convention()
declare void @gc() gc "statepoint-example"
declare void @suffixes() unnamed_addr addrspace(0) #0 section "text" partition "p" align 16 gc "x"
declare void @prefixed() align 4 prefix i32 1

define internal ptr @resolver() {
  ret ptr @plain
}

define linkonce_odr hidden fastcc noundef nonnull align 8 dereferenceable(8) ptr @everything(ptr noundef nonnull returned align 8 %this, i32, ...) unnamed_addr #0 section ".text.x" partition "part" comdat($c4) align 32 gc "shadow-stack" prefix i32 123 prologue <{ i8, i8 }> <{ i8 -21, i8 8 }> personality ptr @personality !dbg0 !0 !y !1 {
  ret ptr %this
}

define void @bare() comdat {
  ret void
}

define void @prefixed_by_struct() prefix { i32, { ptr } } { i32 1, { ptr } { ptr @a } } {
  ret void
}

define void @prefixed_by_packed() prologue [2 x { i8 }] [{ i8 } { i8 1 }, { i8 } zeroinitializer] {
  ret void
}

define void @"with { brace"(ptr sret({ i32, { i8 } }) %x) "odd"="{" {
  ret void
}

define { i32, i32 } @returns_struct({ i8, { i8 } } %x) {
  ret { i32, i32 } { i32 1, i32 2 }
}

define dso_local void @preemption() nounwind "a"="}" align 4 {
  ret void
}

declare i32 @personality(...)

$bare = comdat any

attributes #0 = { nounwind "key"="value" }

!0 = !{}
!1 = !{i32 1}
