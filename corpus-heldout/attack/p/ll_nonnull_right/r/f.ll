define i1 @f(ptr nonnull %p) {
  ret i1 false
}
