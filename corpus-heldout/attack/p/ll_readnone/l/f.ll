declare i32 @g(i32)
define i32 @f(i32 %x) {
  %a = call i32 @g(i32 %x)
  %b = call i32 @g(i32 %x)
  %c = add i32 %a, %b
  ret i32 %c
}
