define i32 @f(i32 %x) {
  %a = freeze i32 undef
  %b = sub i32 %a, %a
  ret i32 %b
}
