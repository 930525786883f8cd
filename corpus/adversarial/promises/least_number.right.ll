declare i32 @llvm.abs.i32(i32, i1)
define i32 @size(i32 %x) {
  %size = call i32 @llvm.abs.i32(i32 %x, i1 true)
  ret i32 %size
}
