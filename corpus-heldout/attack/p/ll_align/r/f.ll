define i32 @f(ptr %p) {
  %a = load i32, ptr %p, align 4
  ret i32 %a
}
