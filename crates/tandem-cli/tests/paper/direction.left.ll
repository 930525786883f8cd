; Figure 6: counting up.
define i32 @sum(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  %s = phi i32 [ 0, %entry ], [ %s.next, %body ]
  %go = icmp slt i32 %i, %n
  br i1 %go, label %body, label %done

body:
  %s.next = add i32 %s, 3
  %i.next = add i32 %i, 1
  br label %loop

done:
  ret i32 %s
}
