define i32 @f(i32 range(i32 0, 10) %x) {
  ret i32 %x
}
