; claim: first
; truth: different
; today: unknown
; why:   callers of the left one call it as C does
define i32 @first(i32 %a, i32 %b) {
  %sum = add i32 %a, 0
  ret i32 %sum
}
