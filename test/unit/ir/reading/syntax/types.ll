; Types of every kind, at every place.
%opaque = type opaque
%"a name" = type { i32, ptr }
%packed = type <{ i8, i32 }>
%empty = type {}
%packed.empty = type <{}>
%list = type { ptr, %tree }
%tree = type { [2 x %"a name"], <4 x float>, <vscale x 2 x i1> }
%0 = type { i32 }
%1 = type { %0 }
%later = type { %sooner }
%sooner = type { i8 }
%int = type i32

@a = external global %opaque
@b = global %"a name" zeroinitializer
@c = global %packed <{ i8 1, i32 2 }>
@d = global %empty {}
@e = global %packed.empty <{}>
@f = global %1 { %0 { i32 7 } }
@g = global [0 x i32] zeroinitializer
@h = global [18446744073709551615 x i8] undef
@i = global i8388608 0
@j = global <{ [3 x i8], <2 x ptr addrspace(7)> }> zeroinitializer
@k = global target("spirv.DeviceEvent") zeroinitializer
@m = external global target("custom", i32, ptr, 1, 2, 3)
@o = global i1 true
@p = global ptr addrspace(16777215) null
@q = global %later { %sooner { i8 -1 } }
@r = global %int 5

declare void @types(token, metadata, x86_amx)
declare <vscale x 16 x bfloat> @scalable(<vscale x 1 x ptr>)
declare token @token()
declare target("aarch64.svcount") @svcount(target("aarch64.svcount"))

define void @uses() {
  %t = call token @token()
  %x = alloca %"a name"
  %y = alloca { i32, <{ i8, [2 x { ptr, <2 x half> }] }> }
  %z = call target("aarch64.svcount") @svcount(target("aarch64.svcount") undef)
  %w = call target("aarch64.svcount") @svcount(target("aarch64.svcount") zeroinitializer)
  ret void
}
