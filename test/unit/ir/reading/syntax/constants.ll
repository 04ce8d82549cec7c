; Constants of every kind.
%s = type { i32, [2 x ptr] }
%v = type { <2 x i1>, i1 }

@i1 = global i1 true
@i1b = global i1 false
@i1c = global i1 1
@i1d = global i1 -1
@i8a = global i8 255
@i8b = global i8 -128
@i16 = global i16 u0xFFFF
@i16s = global i16 s0xFFFF
@i64u = global i64 u0x123456789abcdef
@i32 = global i32 4294967295
@i65 = global i65 -18446744073709551616
@i256 = global i256 57896044618658097711785492504343953926634992332820282019728792003956564819967
@zero = global i32 zeroinitializer
@half = global half 0xH3C00
@halfd = global half 1.5
@halfx = global half 0x3FF0000000000000
@bfloat = global bfloat 0xR3F80
@bfloatd = global bfloat 2.0
@float = global float 1.0
@floate = global float 1.500000e+09
@floatx = global float 0x3FB99999A0000000
@floatn = global float 0x7FF8000020000000
@floats = global float -0.0
@double = global double 0.1
@doublee = global double -1.25e-300
@doublee2 = global double +1.25E+300
@doublex = global double 0x3FB999999999999A
@doublen = global double 0x7FF4000000000001
@doublei = global double 0xFFF0000000000000
@doubled = global double 5.
@doublez = global double zeroinitializer
@fp80 = global x86_fp80 0xK7FFF8000000000000000
@fp128 = global fp128 0xL00000000000000007FFF000000000000
@ppc = global ppc_fp128 0xM400921FB54442D183CA1A62633145C07
@null = global ptr null
@null3 = global ptr addrspace(3) null
@none = global ptr undef
@poison = global %s poison
@undef = global [3 x %s] undef
@zeroes = global %s zeroinitializer
@string = constant [7 x i8] c"a\22b\5C\00\FF\0a"
@empty_string = constant [0 x i8] c""
@empty_string2 = constant [0 x i8] zeroinitializer
@array = global [2 x i16] [i16 1, i16 -1]
@nested = global [2 x [2 x i8]] [[2 x i8] c"ab", [2 x i8] [i8 1, i8 2]]
@struct = global %s { i32 1, [2 x ptr] [ptr @struct, ptr @function] }
@literal = global { i32, { i8 } } { i32 1, { i8 } { i8 2 } }
@packed = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@vector = global <2 x i32> <i32 1, i32 2>
@vectorp = global <2 x ptr> <ptr @i1, ptr null>
@vectorf = global <2 x float> <float 0x7FF0000000000000, float -1.0>
@truths = global <4 x i1> <i1 true, i1 false, i1 undef, i1 poison>
@splat = global <4 x i32> splat (i32 3)
@splatf = global <4 x double> splat (double 1.0)
@splatp = global <2 x ptr> splat (ptr @i1)
@mixed = global %v { <2 x i1> <i1 true, i1 false>, i1 true }
@gep = global ptr getelementptr (i8, ptr @array, i64 2)
@gepi = global ptr getelementptr inbounds (%s, ptr @struct, i64 0, i32 1, i64 1)
@gepn = global ptr getelementptr nusw nuw (i8, ptr @struct, i32 8)
@gepr = global ptr getelementptr inbounds inrange(-16, 8) ({ [4 x ptr] }, ptr @i1, i64 0, i32 0, i64 2)
@gepv = global <2 x ptr> getelementptr (i8, <2 x ptr> <ptr @i1, ptr @i8a>, <2 x i64> <i64 1, i64 2>)
@p2i = global i64 ptrtoint (ptr @array to i64)
@p2a = global i64 ptrtoaddr (ptr @array to i64)
@i2p = global ptr inttoptr (i64 4096 to ptr)
@cast = global ptr addrspace(1) addrspacecast (ptr @array to ptr addrspace(1))
@bits = global <2 x i32> bitcast (<1 x i64> <i64 1> to <2 x i32>)
@trunc = global i32 trunc (i64 ptrtoint (ptr @array to i64) to i32)
@difference = global i64 sub (i64 ptrtoint (ptr @gep to i64), i64 ptrtoint (ptr @array to i64))
@differencen = global i64 sub nuw nsw (i64 ptrtoint (ptr @gep to i64), i64 ptrtoint (ptr @array to i64))
@sum = global i64 add (i64 ptrtoint (ptr @gep to i64), i64 1)
@exclusive = global i64 xor (i64 ptrtoint (ptr @gep to i64), i64 1)
@element = global ptr extractelement (<2 x ptr> <ptr @i1, ptr null>, i32 0)
@inserted = global <2 x ptr> insertelement (<2 x ptr> poison, ptr @i1, i32 1)
@shuffled = global <2 x ptr> shufflevector (<2 x ptr> <ptr @i1, ptr null>, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>)
@block = global ptr blockaddress(@function, %there)
@block2 = global ptr blockaddress(@function, %1)
@equivalent = global ptr dso_local_equivalent @function
@relative = global i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @function to i64), i64 ptrtoint (ptr @relative to i64)) to i32)
@no_cfi = global ptr no_cfi @function
@auth1 = global ptr ptrauth (ptr @function, i32 0)
@auth2 = global ptr ptrauth (ptr @function, i32 1, i64 42)
@auth3 = global ptr ptrauth (ptr @function, i32 2, i64 42, ptr @auth3)
@auth4 = global ptr ptrauth (ptr @function, i32 2, i64 42, ptr @auth3, ptr null)

define void @function(i32 %x) {
  br label %1

1:
  br label %there

there:
  ret void
}

define i64 @uses(ptr %p, i64 %n) {
  %1 = add i64 ptrtoint (ptr @array to i64), %n
  %2 = icmp eq ptr %p, getelementptr inbounds (i8, ptr @array, i64 4)
  %3 = select i1 %2, ptr blockaddress(@function, %there), ptr no_cfi @function
  %4 = insertelement <2 x half> <half 0xH3C00, half undef>, half 0xHBC00, i32 1
  store [2 x i8] c"\00\01", ptr %p
  store { i8, [2 x i8] } { i8 3, [2 x i8] c"\00\01" }, ptr inttoptr (i64 8 to ptr)
  store <vscale x 4 x i32> splat (i32 7), ptr @array
  ret i64 sub (i64 ptrtoint (ptr @gep to i64), i64 ptrtoint (ptr @array to i64))
}
