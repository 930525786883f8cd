define void @f(ptr %p) {
  store volatile i32 1, ptr %p
  store volatile i32 2, ptr %p
  ret void
}
