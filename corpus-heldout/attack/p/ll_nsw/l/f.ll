define i32 @f(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}
