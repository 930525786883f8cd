define internal fastcc i32 @inner(i32 %a) {
  %sum = add i32 2, %a
  ret i32 %sum
}
define i32 @first(i32 %a) {
  %inner = call fastcc i32 @inner(i32 %a)
  ret i32 %inner
}
