; passes: differentiate print-requests
define double @f(double %x) {
  call void @llvm.dbg.value(metadata double %x, metadata !{}, metadata !DIExpression())
  ret double %x
}
define double @g(double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x)
  ret double %r
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare double @__enzyme_fwddiff(...)
