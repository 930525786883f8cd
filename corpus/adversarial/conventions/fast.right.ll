define fastcc i32 @first(i32 %a, i32 %b) {
  ret i32 %a
}
