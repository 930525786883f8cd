; Figure 6: counting down.
define i32 @sum(i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ %n, %entry ], [ %j.next, %body ]
  %s = phi i32 [ 0, %entry ], [ %s.next, %body ]
  %go = icmp sgt i32 %j, 0
  br i1 %go, label %body, label %done

body:
  %s.next = add i32 %s, 3
  %j.next = sub i32 %j, 1
  br label %loop

done:
  ret i32 %s
}
