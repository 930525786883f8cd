define i32 @f(i32 %x) {
  %b = sub i32 undef, undef
  ret i32 %b
}
