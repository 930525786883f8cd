define i1 @f(i1 %a, i1 %b) {
  %r = and i1 %a, %b
  ret i1 %r
}
