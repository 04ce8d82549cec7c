; RUN: %enzyme-opt --reprint "%s" | %FileCheck "%s"
; RUN: %if llvm-as %{ %roundtrip %}

source_filename = "a\22b.c"
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl marker"

; CHECK: $group = comdat nodeduplicate
$group = comdat nodeduplicate

; CHECK: @"a name" = internal unnamed_addr constant [6 x i8] c"hi\0A\22\5C\00", align 1
@"a name" = internal unnamed_addr constant [6 x i8] c"hi\0A\22\5C\00", align 1
; CHECK: @local = thread_local(initialexec) global i32 0, section "x", comdat($group), align 4
@local = thread_local(initialexec) global i32 0, section "x", comdat($group), align 4
; CHECK: @outside = external hidden global %opaque
@outside = external hidden global %opaque
; CHECK: @address = global ptr getelementptr inbounds (i8, ptr @"a name", i64 2)
@address = global ptr getelementptr inbounds (i8, ptr @"a name", i64 2)
; CHECK: @block = global ptr blockaddress(@f, %here)
@block = global ptr blockaddress(@f, %here)
; CHECK: @array = global [2 x { i8, ptr }] [{ i8, ptr } { i8 1, ptr @array }, { i8, ptr } zeroinitializer]
@array = global [2 x { i8, ptr }] [{ i8, ptr } { i8 1, ptr @array }, { i8, ptr } zeroinitializer]
; CHECK: @group = global x86_fp80 0xK4000C8F5C28F5C28F800, comdat
@group = global x86_fp80 0xK4000C8F5C28F5C28F800, comdat
; CHECK: @llvm.used = appending global [1 x ptr] [ptr @local], section "llvm.metadata"
@llvm.used = appending global [1 x ptr] [ptr @local], section "llvm.metadata"

%opaque = type opaque

; CHECK: @other = weak dso_local alias [2 x { i8, ptr }], ptr @array
@other = weak dso_local alias [2 x { i8, ptr }], ptr @array
; CHECK: @chosen = ifunc void (), ptr @resolver
@chosen = ifunc void (), ptr @resolver

define internal ptr @resolver() {
  ret ptr @f
}

; CHECK: define weak_odr hidden void @f() local_unnamed_addr #0 section ".text.f" comdat($group) align 16 gc "shadow-stack" prefix i32 7 {
define weak_odr hidden void @f() local_unnamed_addr #0 section ".text.f" comdat($group) align 16 gc "shadow-stack" prefix i32 7 {
  br label %here
here:
  ret void
}

attributes #0 = { nounwind }
