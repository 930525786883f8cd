; claim: next
; truth: equivalent
; rests: own-promises
; why:   the right one gives poison where the sum overflows, and the left one wraps around
define i32 @next(i32 %x) {
  %sum = add i32 %x, 1
  ret i32 %sum
}
