; passes: verify print-types
define i257 @f() {
  %a = shl i257 7, -1
  %b = or i257 %a, %a
  ret i257 %b
}
