; claim: first
; truth: equivalent
; why:   who calls a private function is known, so an optimiser may choose how
define internal i32 @inner(i32 %a) {
  %sum = add i32 %a, 2
  ret i32 %sum
}
define i32 @first(i32 %a) {
  %inner = call i32 @inner(i32 %a)
  ret i32 %inner
}
