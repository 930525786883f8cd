; Figure 5: counting by one.
define i32 @count(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %go = icmp slt i32 %i, %n
  br i1 %go, label %body, label %done

body:
  %next = add i32 %i, 1
  br label %loop

done:
  ret i32 %i
}
