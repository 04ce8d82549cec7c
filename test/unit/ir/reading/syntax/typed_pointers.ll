; Pointer types of LLVM before 15, which LLVM still reads as `ptr`.
%node = type { %node*, i32 (i32, ...)*, void ()* }

@g = global i32* null
@f = external global i8 addrspace(3)*

declare void @types(i32*, i8 addrspace(3)*, i32**, %node*, [3 x i8]*, { i8* }*, i32 (i8*)*)

define i32* @uses(i32** %p) {
  %1 = alloca %node*, align 8
  %2 = load i32*, i32** %p, align 8
  %3 = getelementptr inbounds %node, %node* null, i64 1
  %4 = icmp eq i32* %2, null
  store i32* bitcast (i32** @g to i32*), i32** %p
  call void @types(i32* %2, i8 addrspace(3)* null, i32** null, %node* null, [3 x i8]* null, { i8* }* null, i32 (i8*)* null)
  ret i32* %2
}
