define i1 @f(ptr %p) {
  %c = icmp eq ptr %p, null
  ret i1 %c
}
