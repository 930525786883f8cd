; claim: size
; truth: equivalent
; rests: own-promises
; why:   the right one says that the most negative number does not come
declare i32 @llvm.abs.i32(i32, i1)
define i32 @size(i32 %x) {
  %size = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %size
}
