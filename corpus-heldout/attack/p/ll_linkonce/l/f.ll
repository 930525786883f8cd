define linkonce_odr i32 @h(i32 %x) {
  ret i32 %x
}
define i32 @f(i32 %x) {
  %a = call i32 @h(i32 %x)
  ret i32 %a
}
