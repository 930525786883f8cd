define i32 @next(i32 %x) {
  %sum = add nsw i32 %x, 1
  ret i32 %sum
}
