; Figure 7(a) of the KEQ paper: the sum is computed in every round.
define void @pre() {
entry:
  br label %while.body

while.body:
  %y.0 = phi i32 [ 1, %entry ], [ %y.1, %if.end ]
  %x.0 = phi i32 [ 1, %entry ], [ %x.1, %if.end ]
  %inc = add i32 %x.0, 1
  %call = call i32 @check(i32 %x.0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:
  %inc1 = add i32 %y.0, 1
  br label %if.end

if.else:
  %mul = mul i32 %y.0, 2
  br label %if.end

if.end:
  %y.1 = phi i32 [ %inc1, %if.then ], [ %y.0, %if.else ]
  %x.1 = phi i32 [ %inc, %if.then ], [ %mul, %if.else ]
  br label %while.body
}

declare i32 @check(i32)
