declare i32 @g(i32)
define i32 @f(i32 %x) {
  %a = call i32 @g(i32 %x) #0
  %c = add i32 %a, %a
  ret i32 %c
}
attributes #0 = { memory(none) }
