; Made of models.c by scripts/models.sh.
define internal i32 @model.isupper(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp sge i32 %0, 65
  br i1 %6, label %7, label %in.exit
7:
  %8 = icmp sle i32 %0, 90
  br label %in.exit
in.exit:
  %9 = phi i1 [ false, %in_tables.exit ], [ %8, %7 ]
  %10 = zext i1 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %18
12:
  %13 = call i32 @tandem.open(i32 1, i64 0, i32 %0, i32 0)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16
15:
  br label %not_zero.exit
16:
  br label %not_zero.exit
not_zero.exit:
  %17 = phi i32 [ %13, %15 ], [ 1, %16 ]
  br label %19
18:
  br label %19
19:
  %20 = phi i32 [ %17, %not_zero.exit ], [ 0, %18 ]
  ret i32 %20
}
define internal i32 @model.islower(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp sge i32 %0, 97
  br i1 %6, label %7, label %in.exit
7:
  %8 = icmp sle i32 %0, 122
  br label %in.exit
in.exit:
  %9 = phi i1 [ false, %in_tables.exit ], [ %8, %7 ]
  %10 = zext i1 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %18
12:
  %13 = call i32 @tandem.open(i32 2, i64 0, i32 %0, i32 0)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16
15:
  br label %not_zero.exit
16:
  br label %not_zero.exit
not_zero.exit:
  %17 = phi i32 [ %13, %15 ], [ 1, %16 ]
  br label %19
18:
  br label %19
19:
  %20 = phi i32 [ %17, %not_zero.exit ], [ 0, %18 ]
  ret i32 %20
}
define internal i32 @model.isalpha(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp sge i32 %0, 65
  br i1 %6, label %7, label %in.exit1
7:
  %8 = icmp sle i32 %0, 90
  br label %in.exit1
in.exit1:
  %9 = phi i1 [ false, %in_tables.exit ], [ %8, %7 ]
  %10 = zext i1 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %alpha.exit, label %12
12:
  %13 = icmp sge i32 %0, 97
  br i1 %13, label %14, label %in.exit
14:
  %15 = icmp sle i32 %0, 122
  br label %in.exit
in.exit:
  %16 = phi i1 [ false, %12 ], [ %15, %14 ]
  %17 = zext i1 %16 to i32
  %18 = icmp ne i32 %17, 0
  br label %alpha.exit
alpha.exit:
  %19 = phi i1 [ true, %in.exit1 ], [ %18, %in.exit ]
  %20 = zext i1 %19 to i32
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %28
22:
  %23 = call i32 @tandem.open(i32 3, i64 0, i32 %0, i32 0)
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %26
25:
  br label %not_zero.exit
26:
  br label %not_zero.exit
not_zero.exit:
  %27 = phi i32 [ %23, %25 ], [ 1, %26 ]
  br label %29
28:
  br label %29
29:
  %30 = phi i32 [ %27, %not_zero.exit ], [ 0, %28 ]
  ret i32 %30
}
define internal i32 @model.isdigit(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp sge i32 %0, 48
  br i1 %6, label %7, label %in.exit
7:
  %8 = icmp sle i32 %0, 57
  br label %in.exit
in.exit:
  %9 = phi i1 [ false, %in_tables.exit ], [ %8, %7 ]
  %10 = zext i1 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %18
12:
  %13 = call i32 @tandem.open(i32 4, i64 0, i32 %0, i32 0)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16
15:
  br label %not_zero.exit
16:
  br label %not_zero.exit
not_zero.exit:
  %17 = phi i32 [ %13, %15 ], [ 1, %16 ]
  br label %19
18:
  br label %19
19:
  %20 = phi i32 [ %17, %not_zero.exit ], [ 0, %18 ]
  ret i32 %20
}
define internal i32 @model.isxdigit(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp sge i32 %0, 48
  br i1 %6, label %7, label %in.exit2
7:
  %8 = icmp sle i32 %0, 57
  br label %in.exit2
in.exit2:
  %9 = phi i1 [ false, %in_tables.exit ], [ %8, %7 ]
  %10 = zext i1 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %xdigit.exit, label %12
12:
  %13 = icmp sge i32 %0, 65
  br i1 %13, label %14, label %in.exit1
14:
  %15 = icmp sle i32 %0, 70
  br label %in.exit1
in.exit1:
  %16 = phi i1 [ false, %12 ], [ %15, %14 ]
  %17 = zext i1 %16 to i32
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %xdigit.exit, label %19
19:
  %20 = icmp sge i32 %0, 97
  br i1 %20, label %21, label %in.exit
21:
  %22 = icmp sle i32 %0, 102
  br label %in.exit
in.exit:
  %23 = phi i1 [ false, %19 ], [ %22, %21 ]
  %24 = zext i1 %23 to i32
  %25 = icmp ne i32 %24, 0
  br label %xdigit.exit
xdigit.exit:
  %26 = phi i1 [ true, %in.exit1 ], [ true, %in.exit2 ], [ %25, %in.exit ]
  %27 = zext i1 %26 to i32
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %35
29:
  %30 = call i32 @tandem.open(i32 5, i64 0, i32 %0, i32 0)
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %33
32:
  br label %not_zero.exit
33:
  br label %not_zero.exit
not_zero.exit:
  %34 = phi i32 [ %30, %32 ], [ 1, %33 ]
  br label %36
35:
  br label %36
36:
  %37 = phi i32 [ %34, %not_zero.exit ], [ 0, %35 ]
  ret i32 %37
}
define internal i32 @model.isspace(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp eq i32 %0, 32
  br i1 %6, label %space.exit, label %7
7:
  %8 = icmp sge i32 %0, 9
  br i1 %8, label %9, label %in.exit
9:
  %10 = icmp sle i32 %0, 13
  br label %in.exit
in.exit:
  %11 = phi i1 [ false, %7 ], [ %10, %9 ]
  %12 = zext i1 %11 to i32
  %13 = icmp ne i32 %12, 0
  br label %space.exit
space.exit:
  %14 = phi i1 [ true, %in_tables.exit ], [ %13, %in.exit ]
  %15 = zext i1 %14 to i32
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %23
17:
  %18 = call i32 @tandem.open(i32 6, i64 0, i32 %0, i32 0)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %21
20:
  br label %not_zero.exit
21:
  br label %not_zero.exit
not_zero.exit:
  %22 = phi i32 [ %18, %20 ], [ 1, %21 ]
  br label %24
23:
  br label %24
24:
  %25 = phi i32 [ %22, %not_zero.exit ], [ 0, %23 ]
  ret i32 %25
}
define internal i32 @model.isprint(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp sge i32 %0, 32
  br i1 %6, label %7, label %in.exit
7:
  %8 = icmp sle i32 %0, 126
  br label %in.exit
in.exit:
  %9 = phi i1 [ false, %in_tables.exit ], [ %8, %7 ]
  %10 = zext i1 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %18
12:
  %13 = call i32 @tandem.open(i32 7, i64 0, i32 %0, i32 0)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16
15:
  br label %not_zero.exit
16:
  br label %not_zero.exit
not_zero.exit:
  %17 = phi i32 [ %13, %15 ], [ 1, %16 ]
  br label %19
18:
  br label %19
19:
  %20 = phi i32 [ %17, %not_zero.exit ], [ 0, %18 ]
  ret i32 %20
}
define internal i32 @model.isgraph(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp sge i32 %0, 33
  br i1 %6, label %7, label %in.exit
7:
  %8 = icmp sle i32 %0, 126
  br label %in.exit
in.exit:
  %9 = phi i1 [ false, %in_tables.exit ], [ %8, %7 ]
  %10 = zext i1 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %18
12:
  %13 = call i32 @tandem.open(i32 8, i64 0, i32 %0, i32 0)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16
15:
  br label %not_zero.exit
16:
  br label %not_zero.exit
not_zero.exit:
  %17 = phi i32 [ %13, %15 ], [ 1, %16 ]
  br label %19
18:
  br label %19
19:
  %20 = phi i32 [ %17, %not_zero.exit ], [ 0, %18 ]
  ret i32 %20
}
define internal i32 @model.isblank(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp eq i32 %0, 32
  br i1 %6, label %blank.exit, label %7
7:
  %8 = icmp eq i32 %0, 9
  br label %blank.exit
blank.exit:
  %9 = phi i1 [ true, %in_tables.exit ], [ %8, %7 ]
  %10 = zext i1 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %18
12:
  %13 = call i32 @tandem.open(i32 9, i64 0, i32 %0, i32 0)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16
15:
  br label %not_zero.exit
16:
  br label %not_zero.exit
not_zero.exit:
  %17 = phi i32 [ %13, %15 ], [ 1, %16 ]
  br label %19
18:
  br label %19
19:
  %20 = phi i32 [ %17, %not_zero.exit ], [ 0, %18 ]
  ret i32 %20
}
define internal i32 @model.iscntrl(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp sge i32 %0, 0
  br i1 %6, label %7, label %in.exit
7:
  %8 = icmp sle i32 %0, 31
  br label %in.exit
in.exit:
  %9 = phi i1 [ false, %in_tables.exit ], [ %8, %7 ]
  %10 = zext i1 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %cntrl.exit, label %12
12:
  %13 = icmp eq i32 %0, 127
  br label %cntrl.exit
cntrl.exit:
  %14 = phi i1 [ true, %in.exit ], [ %13, %12 ]
  %15 = zext i1 %14 to i32
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %23
17:
  %18 = call i32 @tandem.open(i32 10, i64 0, i32 %0, i32 0)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %21
20:
  br label %not_zero.exit
21:
  br label %not_zero.exit
not_zero.exit:
  %22 = phi i32 [ %18, %20 ], [ 1, %21 ]
  br label %24
23:
  br label %24
24:
  %25 = phi i32 [ %22, %not_zero.exit ], [ 0, %23 ]
  ret i32 %25
}
define internal i32 @model.ispunct(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp sge i32 %0, 33
  br i1 %6, label %7, label %in.exit3
7:
  %8 = icmp sle i32 %0, 126
  br label %in.exit3
in.exit3:
  %9 = phi i1 [ false, %in_tables.exit ], [ %8, %7 ]
  %10 = zext i1 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %punct.exit
12:
  %13 = icmp sge i32 %0, 65
  br i1 %13, label %14, label %in.exit2
14:
  %15 = icmp sle i32 %0, 90
  br label %in.exit2
in.exit2:
  %16 = phi i1 [ false, %12 ], [ %15, %14 ]
  %17 = zext i1 %16 to i32
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %alpha.exit.i, label %19
19:
  %20 = icmp sge i32 %0, 97
  br i1 %20, label %21, label %in.exit1
21:
  %22 = icmp sle i32 %0, 122
  br label %in.exit1
in.exit1:
  %23 = phi i1 [ false, %19 ], [ %22, %21 ]
  %24 = zext i1 %23 to i32
  %25 = icmp ne i32 %24, 0
  br label %alpha.exit.i
alpha.exit.i:
  %26 = phi i1 [ true, %in.exit2 ], [ %25, %in.exit1 ]
  %27 = zext i1 %26 to i32
  br i1 %26, label %alnum.exit, label %28
28:
  %29 = icmp sge i32 %0, 48
  br i1 %29, label %30, label %in.exit
30:
  %31 = icmp sle i32 %0, 57
  br label %in.exit
in.exit:
  %32 = phi i1 [ false, %28 ], [ %31, %30 ]
  %33 = zext i1 %32 to i32
  %34 = icmp ne i32 %33, 0
  br label %alnum.exit
alnum.exit:
  %35 = phi i1 [ true, %alpha.exit.i ], [ %34, %in.exit ]
  %36 = zext i1 %35 to i32
  %37 = icmp ne i32 %36, 0
  %38 = xor i1 %37, true
  br label %punct.exit
punct.exit:
  %39 = phi i1 [ false, %in.exit3 ], [ %38, %alnum.exit ]
  %40 = zext i1 %39 to i32
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %48
42:
  %43 = call i32 @tandem.open(i32 11, i64 0, i32 %0, i32 0)
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %46
45:
  br label %not_zero.exit
46:
  br label %not_zero.exit
not_zero.exit:
  %47 = phi i32 [ %43, %45 ], [ 1, %46 ]
  br label %49
48:
  br label %49
49:
  %50 = phi i32 [ %47, %not_zero.exit ], [ 0, %48 ]
  ret i32 %50
}
define internal i32 @model.isalnum(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp sge i32 %0, 65
  br i1 %6, label %7, label %in.exit2
7:
  %8 = icmp sle i32 %0, 90
  br label %in.exit2
in.exit2:
  %9 = phi i1 [ false, %in_tables.exit ], [ %8, %7 ]
  %10 = zext i1 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %alpha.exit.i, label %12
12:
  %13 = icmp sge i32 %0, 97
  br i1 %13, label %14, label %in.exit1
14:
  %15 = icmp sle i32 %0, 122
  br label %in.exit1
in.exit1:
  %16 = phi i1 [ false, %12 ], [ %15, %14 ]
  %17 = zext i1 %16 to i32
  %18 = icmp ne i32 %17, 0
  br label %alpha.exit.i
alpha.exit.i:
  %19 = phi i1 [ true, %in.exit2 ], [ %18, %in.exit1 ]
  %20 = zext i1 %19 to i32
  br i1 %19, label %alnum.exit, label %21
21:
  %22 = icmp sge i32 %0, 48
  br i1 %22, label %23, label %in.exit
23:
  %24 = icmp sle i32 %0, 57
  br label %in.exit
in.exit:
  %25 = phi i1 [ false, %21 ], [ %24, %23 ]
  %26 = zext i1 %25 to i32
  %27 = icmp ne i32 %26, 0
  br label %alnum.exit
alnum.exit:
  %28 = phi i1 [ true, %alpha.exit.i ], [ %27, %in.exit ]
  %29 = zext i1 %28 to i32
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %37
31:
  %32 = call i32 @tandem.open(i32 12, i64 0, i32 %0, i32 0)
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %35
34:
  br label %not_zero.exit
35:
  br label %not_zero.exit
not_zero.exit:
  %36 = phi i32 [ %32, %34 ], [ 1, %35 ]
  br label %38
37:
  br label %38
38:
  %39 = phi i32 [ %36, %not_zero.exit ], [ 0, %37 ]
  ret i32 %39
}
define internal i32 @model.toupper(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp slt i32 %0, -1
  br i1 %6, label %7, label %9
7:
  %8 = add nsw i32 %0, 256
  br label %unsigned_character.exit
9:
  br label %unsigned_character.exit
unsigned_character.exit:
  %10 = phi i32 [ %8, %7 ], [ %0, %9 ]
  %11 = icmp sge i32 %10, 97
  br i1 %11, label %12, label %in.exit
12:
  %13 = icmp sle i32 %10, 122
  br label %in.exit
in.exit:
  %14 = phi i1 [ false, %unsigned_character.exit ], [ %13, %12 ]
  %15 = zext i1 %14 to i32
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %19
17:
  %18 = sub nsw i32 %10, 32
  br label %raised.exit
19:
  br label %raised.exit
raised.exit:
  %20 = phi i32 [ %18, %17 ], [ %10, %19 ]
  ret i32 %20
}
define internal i32 @model.tolower(i32 %0) {
  %2 = icmp slt i32 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i32 %0, 255
  br i1 %4, label %5, label %in_tables.exit
5:
  unreachable
in_tables.exit:
  %6 = icmp slt i32 %0, -1
  br i1 %6, label %7, label %9
7:
  %8 = add nsw i32 %0, 256
  br label %unsigned_character.exit
9:
  br label %unsigned_character.exit
unsigned_character.exit:
  %10 = phi i32 [ %8, %7 ], [ %0, %9 ]
  %11 = icmp sge i32 %10, 65
  br i1 %11, label %12, label %in.exit
12:
  %13 = icmp sle i32 %10, 90
  br label %in.exit
in.exit:
  %14 = phi i1 [ false, %unsigned_character.exit ], [ %13, %12 ]
  %15 = zext i1 %14 to i32
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %19
17:
  %18 = add nsw i32 %10, 32
  br label %lowered.exit
19:
  br label %lowered.exit
lowered.exit:
  %20 = phi i32 [ %18, %17 ], [ %10, %19 ]
  ret i32 %20
}
define internal i32 @model.isascii(i32 %0) {
  %2 = and i32 %0, -128
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %10
4:
  %5 = call i32 @tandem.open(i32 13, i64 0, i32 %0, i32 0)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %8
7:
  br label %not_zero.exit
8:
  br label %not_zero.exit
not_zero.exit:
  %9 = phi i32 [ %5, %7 ], [ 1, %8 ]
  br label %11
10:
  br label %11
11:
  %12 = phi i32 [ %9, %not_zero.exit ], [ 0, %10 ]
  ret i32 %12
}
define internal i32 @model.toascii(i32 %0) {
  %2 = and i32 %0, 127
  ret i32 %2
}
define internal zeroext i16 @model.tandem_ctype_b(i64 %0) {
  %2 = trunc i64 %0 to i32
  %3 = icmp slt i64 %0, -128
  br i1 %3, label %6, label %4
4:
  %5 = icmp sgt i64 %0, 255
  br i1 %5, label %6, label %7
6:
  unreachable
7:
  %8 = icmp sge i32 %2, 65
  br i1 %8, label %9, label %in.exit20
9:
  %10 = icmp sle i32 %2, 90
  br label %in.exit20
in.exit20:
  %11 = phi i1 [ false, %7 ], [ %10, %9 ]
  %12 = zext i1 %11 to i32
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i64
  %15 = select i1 %13, i32 256, i32 0
  %16 = icmp sge i32 %2, 97
  br i1 %16, label %17, label %in.exit19
17:
  %18 = icmp sle i32 %2, 122
  br label %in.exit19
in.exit19:
  %19 = phi i1 [ false, %in.exit20 ], [ %18, %17 ]
  %20 = zext i1 %19 to i32
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i64
  %23 = select i1 %21, i32 512, i32 0
  %24 = or i32 %15, %23
  %25 = icmp sge i32 %2, 65
  br i1 %25, label %26, label %in.exit18
26:
  %27 = icmp sle i32 %2, 90
  br label %in.exit18
in.exit18:
  %28 = phi i1 [ false, %in.exit19 ], [ %27, %26 ]
  %29 = zext i1 %28 to i32
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %alpha.exit, label %31
31:
  %32 = icmp sge i32 %2, 97
  br i1 %32, label %33, label %in.exit17
33:
  %34 = icmp sle i32 %2, 122
  br label %in.exit17
in.exit17:
  %35 = phi i1 [ false, %31 ], [ %34, %33 ]
  %36 = zext i1 %35 to i32
  %37 = icmp ne i32 %36, 0
  br label %alpha.exit
alpha.exit:
  %38 = phi i1 [ true, %in.exit18 ], [ %37, %in.exit17 ]
  %39 = zext i1 %38 to i32
  %40 = icmp ne i32 %39, 0
  %41 = zext i1 %40 to i64
  %42 = select i1 %40, i32 1024, i32 0
  %43 = or i32 %24, %42
  %44 = icmp sge i32 %2, 48
  br i1 %44, label %45, label %in.exit16
45:
  %46 = icmp sle i32 %2, 57
  br label %in.exit16
in.exit16:
  %47 = phi i1 [ false, %alpha.exit ], [ %46, %45 ]
  %48 = zext i1 %47 to i32
  %49 = icmp ne i32 %48, 0
  %50 = zext i1 %49 to i64
  %51 = select i1 %49, i32 2048, i32 0
  %52 = or i32 %43, %51
  %53 = icmp sge i32 %2, 48
  br i1 %53, label %54, label %in.exit15
54:
  %55 = icmp sle i32 %2, 57
  br label %in.exit15
in.exit15:
  %56 = phi i1 [ false, %in.exit16 ], [ %55, %54 ]
  %57 = zext i1 %56 to i32
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %xdigit.exit, label %59
59:
  %60 = icmp sge i32 %2, 65
  br i1 %60, label %61, label %in.exit14
61:
  %62 = icmp sle i32 %2, 70
  br label %in.exit14
in.exit14:
  %63 = phi i1 [ false, %59 ], [ %62, %61 ]
  %64 = zext i1 %63 to i32
  %65 = icmp ne i32 %64, 0
  br i1 %65, label %xdigit.exit, label %66
66:
  %67 = icmp sge i32 %2, 97
  br i1 %67, label %68, label %in.exit13
68:
  %69 = icmp sle i32 %2, 102
  br label %in.exit13
in.exit13:
  %70 = phi i1 [ false, %66 ], [ %69, %68 ]
  %71 = zext i1 %70 to i32
  %72 = icmp ne i32 %71, 0
  br label %xdigit.exit
xdigit.exit:
  %73 = phi i1 [ true, %in.exit14 ], [ true, %in.exit15 ], [ %72, %in.exit13 ]
  %74 = zext i1 %73 to i32
  %75 = icmp ne i32 %74, 0
  %76 = zext i1 %75 to i64
  %77 = select i1 %75, i32 4096, i32 0
  %78 = or i32 %52, %77
  %79 = icmp eq i32 %2, 32
  br i1 %79, label %space.exit, label %80
80:
  %81 = icmp sge i32 %2, 9
  br i1 %81, label %82, label %in.exit12
82:
  %83 = icmp sle i32 %2, 13
  br label %in.exit12
in.exit12:
  %84 = phi i1 [ false, %80 ], [ %83, %82 ]
  %85 = zext i1 %84 to i32
  %86 = icmp ne i32 %85, 0
  br label %space.exit
space.exit:
  %87 = phi i1 [ true, %xdigit.exit ], [ %86, %in.exit12 ]
  %88 = zext i1 %87 to i32
  %89 = icmp ne i32 %88, 0
  %90 = zext i1 %89 to i64
  %91 = select i1 %89, i32 8192, i32 0
  %92 = or i32 %78, %91
  %93 = icmp sge i32 %2, 32
  br i1 %93, label %94, label %in.exit11
94:
  %95 = icmp sle i32 %2, 126
  br label %in.exit11
in.exit11:
  %96 = phi i1 [ false, %space.exit ], [ %95, %94 ]
  %97 = zext i1 %96 to i32
  %98 = icmp ne i32 %97, 0
  %99 = zext i1 %98 to i64
  %100 = select i1 %98, i32 16384, i32 0
  %101 = or i32 %92, %100
  %102 = icmp sge i32 %2, 33
  br i1 %102, label %103, label %in.exit10
103:
  %104 = icmp sle i32 %2, 126
  br label %in.exit10
in.exit10:
  %105 = phi i1 [ false, %in.exit11 ], [ %104, %103 ]
  %106 = zext i1 %105 to i32
  %107 = icmp ne i32 %106, 0
  %108 = zext i1 %107 to i64
  %109 = select i1 %107, i32 32768, i32 0
  %110 = or i32 %101, %109
  %111 = icmp eq i32 %2, 32
  br i1 %111, label %blank.exit, label %112
112:
  %113 = icmp eq i32 %2, 9
  br label %blank.exit
blank.exit:
  %114 = phi i1 [ true, %in.exit10 ], [ %113, %112 ]
  %115 = zext i1 %114 to i32
  %116 = icmp ne i32 %115, 0
  %117 = zext i1 %116 to i64
  %118 = select i1 %116, i32 1, i32 0
  %119 = or i32 %110, %118
  %120 = icmp sge i32 %2, 0
  br i1 %120, label %121, label %in.exit9
121:
  %122 = icmp sle i32 %2, 31
  br label %in.exit9
in.exit9:
  %123 = phi i1 [ false, %blank.exit ], [ %122, %121 ]
  %124 = zext i1 %123 to i32
  %125 = icmp ne i32 %124, 0
  br i1 %125, label %cntrl.exit, label %126
126:
  %127 = icmp eq i32 %2, 127
  br label %cntrl.exit
cntrl.exit:
  %128 = phi i1 [ true, %in.exit9 ], [ %127, %126 ]
  %129 = zext i1 %128 to i32
  %130 = icmp ne i32 %129, 0
  %131 = zext i1 %130 to i64
  %132 = select i1 %130, i32 2, i32 0
  %133 = or i32 %119, %132
  %134 = icmp sge i32 %2, 33
  br i1 %134, label %135, label %in.exit8
135:
  %136 = icmp sle i32 %2, 126
  br label %in.exit8
in.exit8:
  %137 = phi i1 [ false, %cntrl.exit ], [ %136, %135 ]
  %138 = zext i1 %137 to i32
  %139 = icmp ne i32 %138, 0
  br i1 %139, label %140, label %punct.exit
140:
  %141 = icmp sge i32 %2, 65
  br i1 %141, label %142, label %in.exit7
142:
  %143 = icmp sle i32 %2, 90
  br label %in.exit7
in.exit7:
  %144 = phi i1 [ false, %140 ], [ %143, %142 ]
  %145 = zext i1 %144 to i32
  %146 = icmp ne i32 %145, 0
  br i1 %146, label %alpha.exit.i, label %147
147:
  %148 = icmp sge i32 %2, 97
  br i1 %148, label %149, label %in.exit6
149:
  %150 = icmp sle i32 %2, 122
  br label %in.exit6
in.exit6:
  %151 = phi i1 [ false, %147 ], [ %150, %149 ]
  %152 = zext i1 %151 to i32
  %153 = icmp ne i32 %152, 0
  br label %alpha.exit.i
alpha.exit.i:
  %154 = phi i1 [ true, %in.exit7 ], [ %153, %in.exit6 ]
  %155 = zext i1 %154 to i32
  br i1 %154, label %alnum.exit, label %156
156:
  %157 = icmp sge i32 %2, 48
  br i1 %157, label %158, label %in.exit5
158:
  %159 = icmp sle i32 %2, 57
  br label %in.exit5
in.exit5:
  %160 = phi i1 [ false, %156 ], [ %159, %158 ]
  %161 = zext i1 %160 to i32
  %162 = icmp ne i32 %161, 0
  br label %alnum.exit
alnum.exit:
  %163 = phi i1 [ true, %alpha.exit.i ], [ %162, %in.exit5 ]
  %164 = zext i1 %163 to i32
  %165 = icmp ne i32 %164, 0
  %166 = xor i1 %165, true
  br label %punct.exit
punct.exit:
  %167 = phi i1 [ false, %in.exit8 ], [ %166, %alnum.exit ]
  %168 = zext i1 %167 to i32
  %169 = icmp ne i32 %168, 0
  %170 = zext i1 %169 to i64
  %171 = select i1 %169, i32 4, i32 0
  %172 = or i32 %133, %171
  %173 = icmp sge i32 %2, 65
  br i1 %173, label %174, label %in.exit4
174:
  %175 = icmp sle i32 %2, 90
  br label %in.exit4
in.exit4:
  %176 = phi i1 [ false, %punct.exit ], [ %175, %174 ]
  %177 = zext i1 %176 to i32
  %178 = icmp ne i32 %177, 0
  br i1 %178, label %alpha.exit.i1, label %179
179:
  %180 = icmp sge i32 %2, 97
  br i1 %180, label %181, label %in.exit3
181:
  %182 = icmp sle i32 %2, 122
  br label %in.exit3
in.exit3:
  %183 = phi i1 [ false, %179 ], [ %182, %181 ]
  %184 = zext i1 %183 to i32
  %185 = icmp ne i32 %184, 0
  br label %alpha.exit.i1
alpha.exit.i1:
  %186 = phi i1 [ true, %in.exit4 ], [ %185, %in.exit3 ]
  %187 = zext i1 %186 to i32
  br i1 %186, label %alnum.exit2, label %188
188:
  %189 = icmp sge i32 %2, 48
  br i1 %189, label %190, label %in.exit
190:
  %191 = icmp sle i32 %2, 57
  br label %in.exit
in.exit:
  %192 = phi i1 [ false, %188 ], [ %191, %190 ]
  %193 = zext i1 %192 to i32
  %194 = icmp ne i32 %193, 0
  br label %alnum.exit2
alnum.exit2:
  %195 = phi i1 [ true, %alpha.exit.i1 ], [ %194, %in.exit ]
  %196 = zext i1 %195 to i32
  %197 = icmp ne i32 %196, 0
  %198 = zext i1 %197 to i64
  %199 = select i1 %197, i32 8, i32 0
  %200 = or i32 %172, %199
  %201 = trunc i32 %200 to i16
  ret i16 %201
}
define internal i32 @model.tandem_ctype_toupper(i64 %0) {
  %2 = icmp slt i64 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i64 %0, 255
  br i1 %4, label %5, label %6
5:
  unreachable
6:
  %7 = trunc i64 %0 to i32
  %8 = icmp slt i32 %7, -1
  br i1 %8, label %9, label %11
9:
  %10 = add nsw i32 %7, 256
  br label %unsigned_character.exit
11:
  br label %unsigned_character.exit
unsigned_character.exit:
  %12 = phi i32 [ %10, %9 ], [ %7, %11 ]
  %13 = icmp sge i32 %12, 97
  br i1 %13, label %14, label %in.exit
14:
  %15 = icmp sle i32 %12, 122
  br label %in.exit
in.exit:
  %16 = phi i1 [ false, %unsigned_character.exit ], [ %15, %14 ]
  %17 = zext i1 %16 to i32
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %21
19:
  %20 = sub nsw i32 %12, 32
  br label %raised.exit
21:
  br label %raised.exit
raised.exit:
  %22 = phi i32 [ %20, %19 ], [ %12, %21 ]
  ret i32 %22
}
define internal i32 @model.tandem_ctype_tolower(i64 %0) {
  %2 = icmp slt i64 %0, -128
  br i1 %2, label %5, label %3
3:
  %4 = icmp sgt i64 %0, 255
  br i1 %4, label %5, label %6
5:
  unreachable
6:
  %7 = trunc i64 %0 to i32
  %8 = icmp slt i32 %7, -1
  br i1 %8, label %9, label %11
9:
  %10 = add nsw i32 %7, 256
  br label %unsigned_character.exit
11:
  br label %unsigned_character.exit
unsigned_character.exit:
  %12 = phi i32 [ %10, %9 ], [ %7, %11 ]
  %13 = icmp sge i32 %12, 65
  br i1 %13, label %14, label %in.exit
14:
  %15 = icmp sle i32 %12, 90
  br label %in.exit
in.exit:
  %16 = phi i1 [ false, %unsigned_character.exit ], [ %15, %14 ]
  %17 = zext i1 %16 to i32
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %21
19:
  %20 = add nsw i32 %12, 32
  br label %lowered.exit
21:
  br label %lowered.exit
lowered.exit:
  %22 = phi i32 [ %20, %19 ], [ %12, %21 ]
  ret i32 %22
}
define internal i32 @model.abs(i32 %0) {
  %2 = icmp slt i32 %0, 0
  br i1 %2, label %3, label %5
3:
  %4 = sub nsw i32 0, %0
  br label %6
5:
  br label %6
6:
  %7 = phi i32 [ %4, %3 ], [ %0, %5 ]
  ret i32 %7
}
define internal i64 @model.labs(i64 %0) {
  %2 = icmp slt i64 %0, 0
  br i1 %2, label %3, label %5
3:
  %4 = sub nsw i64 0, %0
  br label %6
5:
  br label %6
6:
  %7 = phi i64 [ %4, %3 ], [ %0, %5 ]
  ret i64 %7
}
define internal i32 @model.ffs(i32 %0) {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %4
3:
  br label %7
4:
  %5 = call i32 @llvm.cttz.i32(i32 %0, i1 true)
  %6 = add nsw i32 %5, 1
  br label %7
7:
  %8 = phi i32 [ 0, %3 ], [ %6, %4 ]
  ret i32 %8
}
define internal i32 @model.ffsl(i64 %0) {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %3, label %4
3:
  br label %8
4:
  %5 = call i64 @llvm.cttz.i64(i64 %0, i1 true)
  %6 = trunc i64 %5 to i32
  %7 = add nsw i32 %6, 1
  br label %8
8:
  %9 = phi i32 [ 0, %3 ], [ %7, %4 ]
  ret i32 %9
}
define internal i64 @model.strlen(ptr %0) {
  br label %2
2:
  %.0 = phi i64 [ 0, %1 ], [ %7, %6 ]
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %4 = load i8, ptr %3, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %8
6:
  %7 = add i64 %.0, 1
  br label %2
8:
  ret i64 %.0
}
define internal i64 @model.strnlen(ptr %0, i64 %1) {
  br label %3
3:
  %.0 = phi i64 [ 0, %2 ], [ %13, %12 ]
  %4 = icmp ult i64 %.0, %1
  br i1 %4, label %5, label %10
5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  %9 = icmp ne i32 %8, 0
  br label %10
10:
  %11 = phi i1 [ false, %3 ], [ %9, %5 ]
  br i1 %11, label %12, label %14
12:
  %13 = add i64 %.0, 1
  br label %3
14:
  ret i64 %.0
}
define internal i32 @model.strcmp(ptr %0, ptr %1) {
  br label %3
3:
  %.0 = phi i64 [ 0, %2 ], [ %37, %36 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = icmp ne i32 %6, %9
  br i1 %10, label %11, label %30
11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i32
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = call i32 @tandem.open(i32 21, i64 %.0, i32 %14, i32 %17)
  %19 = icmp slt i32 %14, %17
  br i1 %19, label %20, label %22
20:
  %21 = or i32 %18, -2147483648
  br label %order.exit
22:
  %23 = and i32 %18, 2147483647
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %27
25:
  %26 = and i32 %18, 2147483647
  br label %above_zero.exit
27:
  br label %above_zero.exit
above_zero.exit:
  %28 = phi i32 [ %26, %25 ], [ 1, %27 ]
  br label %order.exit
order.exit:
  %29 = phi i32 [ %21, %20 ], [ %28, %above_zero.exit ]
  br label %38
30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %32 = load i8, ptr %31, align 1
  %33 = icmp ne i8 %32, 0
  br i1 %33, label %35, label %34
34:
  br label %38
35:
  br label %36
36:
  %37 = add i64 %.0, 1
  br label %3
38:
  %.023 = phi i32 [ %29, %order.exit ], [ 0, %34 ]
  ret i32 %.023
}
define internal i32 @model.strncmp(ptr %0, ptr %1, i64 %2) {
  br label %4
4:
  %.026 = phi i64 [ 0, %3 ], [ %41, %40 ]
  %5 = icmp ult i64 %.026, %2
  br i1 %5, label %7, label %6
6:
  br label %42
7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %.026
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 %.026
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = icmp ne i32 %10, %13
  br i1 %14, label %15, label %34
15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 %.026
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 %.026
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = call i32 @tandem.open(i32 22, i64 %.026, i32 %18, i32 %21)
  %23 = icmp slt i32 %18, %21
  br i1 %23, label %24, label %26
24:
  %25 = or i32 %22, -2147483648
  br label %order.exit
26:
  %27 = and i32 %22, 2147483647
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %31
29:
  %30 = and i32 %22, 2147483647
  br label %above_zero.exit
31:
  br label %above_zero.exit
above_zero.exit:
  %32 = phi i32 [ %30, %29 ], [ 1, %31 ]
  br label %order.exit
order.exit:
  %33 = phi i32 [ %25, %24 ], [ %32, %above_zero.exit ]
  br label %42
34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 %.026
  %36 = load i8, ptr %35, align 1
  %37 = icmp ne i8 %36, 0
  br i1 %37, label %39, label %38
38:
  br label %42
39:
  br label %40
40:
  %41 = add i64 %.026, 1
  br label %4
42:
  %.027 = phi i32 [ %33, %order.exit ], [ 0, %38 ], [ undef, %6 ]
  %.0 = phi i32 [ 1, %order.exit ], [ 1, %38 ], [ 2, %6 ]
  switch i32 %.0, label %45 [
    i32 2, label %43
    i32 1, label %44
  ]
43:
  br label %44
44:
  %.1 = phi i32 [ 0, %43 ], [ %.027, %42 ]
  ret i32 %.1
45:
  unreachable
}
define internal i32 @model.strcasecmp(ptr %0, ptr %1) {
  br label %3
3:
  %.0 = phi i64 [ 0, %2 ], [ %77, %76 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = icmp sge i32 %6, 65
  br i1 %7, label %8, label %in.exit
8:
  %9 = icmp sle i32 %6, 90
  br label %in.exit
in.exit:
  %10 = phi i1 [ false, %3 ], [ %9, %8 ]
  %11 = zext i1 %10 to i32
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15
13:
  %14 = add nsw i32 %6, 32
  br label %lowered.exit3
15:
  br label %lowered.exit3
lowered.exit3:
  %16 = phi i32 [ %14, %13 ], [ %6, %15 ]
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %18 = load i8, ptr %17, align 1
  %19 = zext i8 %18 to i32
  %20 = icmp sge i32 %19, 65
  br i1 %20, label %21, label %in.exit4
21:
  %22 = icmp sle i32 %19, 90
  br label %in.exit4
in.exit4:
  %23 = phi i1 [ false, %lowered.exit3 ], [ %22, %21 ]
  %24 = zext i1 %23 to i32
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %28
26:
  %27 = add nsw i32 %19, 32
  br label %lowered.exit2
28:
  br label %lowered.exit2
lowered.exit2:
  %29 = phi i32 [ %27, %26 ], [ %19, %28 ]
  %30 = icmp ne i32 %16, %29
  br i1 %30, label %31, label %70
31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp sge i32 %34, 65
  br i1 %35, label %36, label %in.exit5
36:
  %37 = icmp sle i32 %34, 90
  br label %in.exit5
in.exit5:
  %38 = phi i1 [ false, %31 ], [ %37, %36 ]
  %39 = zext i1 %38 to i32
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %41, label %43
41:
  %42 = add nsw i32 %34, 32
  br label %lowered.exit1
43:
  br label %lowered.exit1
lowered.exit1:
  %44 = phi i32 [ %42, %41 ], [ %34, %43 ]
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  %48 = icmp sge i32 %47, 65
  br i1 %48, label %49, label %in.exit6
49:
  %50 = icmp sle i32 %47, 90
  br label %in.exit6
in.exit6:
  %51 = phi i1 [ false, %lowered.exit1 ], [ %50, %49 ]
  %52 = zext i1 %51 to i32
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %56
54:
  %55 = add nsw i32 %47, 32
  br label %lowered.exit
56:
  br label %lowered.exit
lowered.exit:
  %57 = phi i32 [ %55, %54 ], [ %47, %56 ]
  %58 = call i32 @tandem.open(i32 23, i64 %.0, i32 %44, i32 %57)
  %59 = icmp slt i32 %44, %57
  br i1 %59, label %60, label %62
60:
  %61 = or i32 %58, -2147483648
  br label %order.exit
62:
  %63 = and i32 %58, 2147483647
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %67
65:
  %66 = and i32 %58, 2147483647
  br label %above_zero.exit
67:
  br label %above_zero.exit
above_zero.exit:
  %68 = phi i32 [ %66, %65 ], [ 1, %67 ]
  br label %order.exit
order.exit:
  %69 = phi i32 [ %61, %60 ], [ %68, %above_zero.exit ]
  br label %78
70:
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %72 = load i8, ptr %71, align 1
  %73 = icmp ne i8 %72, 0
  br i1 %73, label %75, label %74
74:
  br label %78
75:
  br label %76
76:
  %77 = add i64 %.0, 1
  br label %3
78:
  %.061 = phi i32 [ %69, %order.exit ], [ 0, %74 ]
  ret i32 %.061
}
define internal i32 @model.strncasecmp(ptr %0, ptr %1, i64 %2) {
  br label %4
4:
  %.064 = phi i64 [ 0, %3 ], [ %81, %80 ]
  %5 = icmp ult i64 %.064, %2
  br i1 %5, label %7, label %6
6:
  br label %82
7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %.064
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = icmp sge i32 %10, 65
  br i1 %11, label %12, label %in.exit
12:
  %13 = icmp sle i32 %10, 90
  br label %in.exit
in.exit:
  %14 = phi i1 [ false, %7 ], [ %13, %12 ]
  %15 = zext i1 %14 to i32
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %19
17:
  %18 = add nsw i32 %10, 32
  br label %lowered.exit3
19:
  br label %lowered.exit3
lowered.exit3:
  %20 = phi i32 [ %18, %17 ], [ %10, %19 ]
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 %.064
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  %24 = icmp sge i32 %23, 65
  br i1 %24, label %25, label %in.exit4
25:
  %26 = icmp sle i32 %23, 90
  br label %in.exit4
in.exit4:
  %27 = phi i1 [ false, %lowered.exit3 ], [ %26, %25 ]
  %28 = zext i1 %27 to i32
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %32
30:
  %31 = add nsw i32 %23, 32
  br label %lowered.exit2
32:
  br label %lowered.exit2
lowered.exit2:
  %33 = phi i32 [ %31, %30 ], [ %23, %32 ]
  %34 = icmp ne i32 %20, %33
  br i1 %34, label %35, label %74
35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 %.064
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp sge i32 %38, 65
  br i1 %39, label %40, label %in.exit5
40:
  %41 = icmp sle i32 %38, 90
  br label %in.exit5
in.exit5:
  %42 = phi i1 [ false, %35 ], [ %41, %40 ]
  %43 = zext i1 %42 to i32
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %47
45:
  %46 = add nsw i32 %38, 32
  br label %lowered.exit1
47:
  br label %lowered.exit1
lowered.exit1:
  %48 = phi i32 [ %46, %45 ], [ %38, %47 ]
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 %.064
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = icmp sge i32 %51, 65
  br i1 %52, label %53, label %in.exit6
53:
  %54 = icmp sle i32 %51, 90
  br label %in.exit6
in.exit6:
  %55 = phi i1 [ false, %lowered.exit1 ], [ %54, %53 ]
  %56 = zext i1 %55 to i32
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %60
58:
  %59 = add nsw i32 %51, 32
  br label %lowered.exit
60:
  br label %lowered.exit
lowered.exit:
  %61 = phi i32 [ %59, %58 ], [ %51, %60 ]
  %62 = call i32 @tandem.open(i32 24, i64 %.064, i32 %48, i32 %61)
  %63 = icmp slt i32 %48, %61
  br i1 %63, label %64, label %66
64:
  %65 = or i32 %62, -2147483648
  br label %order.exit
66:
  %67 = and i32 %62, 2147483647
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %71
69:
  %70 = and i32 %62, 2147483647
  br label %above_zero.exit
71:
  br label %above_zero.exit
above_zero.exit:
  %72 = phi i32 [ %70, %69 ], [ 1, %71 ]
  br label %order.exit
order.exit:
  %73 = phi i32 [ %65, %64 ], [ %72, %above_zero.exit ]
  br label %82
74:
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 %.064
  %76 = load i8, ptr %75, align 1
  %77 = icmp ne i8 %76, 0
  br i1 %77, label %79, label %78
78:
  br label %82
79:
  br label %80
80:
  %81 = add i64 %.064, 1
  br label %4
82:
  %.065 = phi i32 [ %73, %order.exit ], [ 0, %78 ], [ undef, %6 ]
  %.0 = phi i32 [ 1, %order.exit ], [ 1, %78 ], [ 2, %6 ]
  switch i32 %.0, label %85 [
    i32 2, label %83
    i32 1, label %84
  ]
83:
  br label %84
84:
  %.1 = phi i32 [ 0, %83 ], [ %.065, %82 ]
  ret i32 %.1
85:
  unreachable
}
define internal ptr @model.strchr(ptr %0, i32 %1) {
  br label %3
3:
  %.05 = phi ptr [ %0, %2 ], [ %14, %13 ]
  %4 = load i8, ptr %.05, align 1
  %5 = zext i8 %4 to i32
  %6 = trunc i32 %1 to i8
  %7 = zext i8 %6 to i32
  %8 = icmp ne i32 %5, %7
  br i1 %8, label %9, label %15
9:
  %10 = load i8, ptr %.05, align 1
  %11 = icmp ne i8 %10, 0
  br i1 %11, label %13, label %12
12:
  br label %16
13:
  %14 = getelementptr inbounds nuw i8, ptr %.05, i32 1
  br label %3
15:
  br label %16
16:
  %.0 = phi ptr [ null, %12 ], [ %.05, %15 ]
  ret ptr %.0
}
define internal ptr @model.strchrnul(ptr %0, i32 %1) {
  br label %3
3:
  %.0 = phi ptr [ %0, %2 ], [ %16, %15 ]
  %4 = load i8, ptr %.0, align 1
  %5 = zext i8 %4 to i32
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %13
7:
  %8 = load i8, ptr %.0, align 1
  %9 = zext i8 %8 to i32
  %10 = trunc i32 %1 to i8
  %11 = zext i8 %10 to i32
  %12 = icmp ne i32 %9, %11
  br label %13
13:
  %14 = phi i1 [ false, %3 ], [ %12, %7 ]
  br i1 %14, label %15, label %17
15:
  %16 = getelementptr inbounds nuw i8, ptr %.0, i32 1
  br label %3
17:
  ret ptr %.0
}
define internal ptr @model.strrchr(ptr %0, i32 %1) {
  br label %3
3:
  %.05 = phi ptr [ %0, %2 ], [ %16, %15 ]
  %.0 = phi ptr [ null, %2 ], [ %.1, %15 ]
  %4 = load i8, ptr %.05, align 1
  %5 = zext i8 %4 to i32
  %6 = trunc i32 %1 to i8
  %7 = zext i8 %6 to i32
  %8 = icmp eq i32 %5, %7
  br i1 %8, label %9, label %10
9:
  br label %10
10:
  %.1 = phi ptr [ %.05, %9 ], [ %.0, %3 ]
  %11 = load i8, ptr %.05, align 1
  %12 = icmp ne i8 %11, 0
  br i1 %12, label %14, label %13
13:
  ret ptr %.1
14:
  br label %15
15:
  %16 = getelementptr inbounds nuw i8, ptr %.05, i32 1
  br label %3
}
define internal i64 @model.strspn(ptr %0, ptr %1) {
  br label %3
3:
  %.014 = phi i64 [ undef, %2 ], [ %.1, %25 ]
  %.013 = phi i64 [ 0, %2 ], [ %26, %25 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 %.013
  %5 = load i8, ptr %4, align 1
  %6 = icmp ne i8 %5, 0
  br i1 %6, label %8, label %7
7:
  br label %23
8:
  br label %9
9:
  %.012 = phi ptr [ %1, %8 ], [ %21, %20 ]
  %10 = load i8, ptr %.012, align 1
  %11 = zext i8 %10 to i32
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %.013
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i32
  %15 = icmp ne i32 %11, %14
  br i1 %15, label %16, label %22
16:
  %17 = load i8, ptr %.012, align 1
  %18 = icmp ne i8 %17, 0
  br i1 %18, label %20, label %19
19:
  br label %23
20:
  %21 = getelementptr inbounds nuw i8, ptr %.012, i32 1
  br label %9
22:
  br label %23
23:
  %.1 = phi i64 [ %.013, %19 ], [ %.014, %22 ], [ %.013, %7 ]
  %.0 = phi i32 [ 1, %19 ], [ 0, %22 ], [ 1, %7 ]
  switch i32 %.0, label %27 [
    i32 0, label %24
  ]
24:
  br label %25
25:
  %26 = add i64 %.013, 1
  br label %3
27:
  ret i64 %.1
}
define internal i64 @model.strcspn(ptr %0, ptr %1) {
  br label %3
3:
  %.014 = phi i64 [ undef, %2 ], [ %.1, %28 ]
  %.013 = phi i64 [ 0, %2 ], [ %29, %28 ]
  br label %4
4:
  %.012 = phi ptr [ %1, %3 ], [ %16, %15 ]
  %5 = load i8, ptr %.012, align 1
  %6 = zext i8 %5 to i32
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %.013
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = icmp ne i32 %6, %9
  br i1 %10, label %11, label %17
11:
  %12 = load i8, ptr %.012, align 1
  %13 = icmp ne i8 %12, 0
  br i1 %13, label %15, label %14
14:
  br label %17
15:
  %16 = getelementptr inbounds nuw i8, ptr %.012, i32 1
  br label %4
17:
  %18 = load i8, ptr %.012, align 1
  %19 = zext i8 %18 to i32
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %.013
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %19, %22
  br i1 %23, label %24, label %25
24:
  br label %26
25:
  br label %26
26:
  %.1 = phi i64 [ %.013, %24 ], [ %.014, %25 ]
  %.0 = phi i32 [ 1, %24 ], [ 0, %25 ]
  switch i32 %.0, label %30 [
    i32 0, label %27
  ]
27:
  br label %28
28:
  %29 = add i64 %.013, 1
  br label %3
30:
  ret i64 %.1
}
define internal ptr @model.strpbrk(ptr %0, ptr %1) {
  br label %3
3:
  %.012 = phi ptr [ %0, %2 ], [ %29, %28 ]
  %.011 = phi ptr [ undef, %2 ], [ %.1, %28 ]
  %4 = load i8, ptr %.012, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %30
6:
  br label %7
7:
  %.010 = phi ptr [ %1, %6 ], [ %20, %19 ]
  %8 = load i8, ptr %.010, align 1
  %9 = zext i8 %8 to i32
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %17
11:
  %12 = load i8, ptr %.010, align 1
  %13 = zext i8 %12 to i32
  %14 = load i8, ptr %.012, align 1
  %15 = zext i8 %14 to i32
  %16 = icmp ne i32 %13, %15
  br label %17
17:
  %18 = phi i1 [ false, %7 ], [ %16, %11 ]
  br i1 %18, label %19, label %21
19:
  %20 = getelementptr inbounds nuw i8, ptr %.010, i32 1
  br label %7
21:
  %22 = load i8, ptr %.010, align 1
  %23 = icmp ne i8 %22, 0
  br i1 %23, label %24, label %25
24:
  br label %26
25:
  br label %26
26:
  %.1 = phi ptr [ %.012, %24 ], [ %.011, %25 ]
  %.0 = phi i32 [ 1, %24 ], [ 0, %25 ]
  switch i32 %.0, label %32 [
    i32 0, label %27
    i32 1, label %31
  ]
27:
  br label %28
28:
  %29 = getelementptr inbounds nuw i8, ptr %.012, i32 1
  br label %3
30:
  br label %31
31:
  %.2 = phi ptr [ %.1, %26 ], [ null, %30 ]
  ret ptr %.2
32:
  unreachable
}
define internal ptr @model.strstr(ptr %0, ptr %1) {
  br label %3
3:
  %.016 = phi ptr [ %0, %2 ], [ %35, %34 ]
  %.015 = phi ptr [ undef, %2 ], [ %.1, %34 ]
  br label %4
4:
  %.014 = phi i64 [ 0, %3 ], [ %20, %19 ]
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 %.014
  %6 = load i8, ptr %5, align 1
  %7 = zext i8 %6 to i32
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %17
9:
  %10 = getelementptr inbounds nuw i8, ptr %.016, i64 %.014
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 %.014
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  %16 = icmp eq i32 %12, %15
  br label %17
17:
  %18 = phi i1 [ false, %4 ], [ %16, %9 ]
  br i1 %18, label %19, label %21
19:
  %20 = add i64 %.014, 1
  br label %4
21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 %.014
  %23 = load i8, ptr %22, align 1
  %24 = icmp ne i8 %23, 0
  br i1 %24, label %26, label %25
25:
  br label %32
26:
  %27 = getelementptr inbounds nuw i8, ptr %.016, i64 %.014
  %28 = load i8, ptr %27, align 1
  %29 = icmp ne i8 %28, 0
  br i1 %29, label %31, label %30
30:
  br label %32
31:
  br label %32
32:
  %.1 = phi ptr [ %.015, %31 ], [ null, %30 ], [ %.016, %25 ]
  %.0 = phi i32 [ 0, %31 ], [ 1, %30 ], [ 1, %25 ]
  switch i32 %.0, label %37 [
    i32 0, label %33
    i32 1, label %36
  ]
33:
  br label %34
34:
  %35 = getelementptr inbounds nuw i8, ptr %.016, i32 1
  br label %3
36:
  ret ptr %.1
37:
  unreachable
}
define internal ptr @model.strcpy(ptr %0, ptr %1) {
  br label %3
3:
  %.0 = phi i64 [ 0, %2 ], [ %9, %8 ]
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %5 = load i8, ptr %4, align 1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  store i8 %5, ptr %6, align 1
  %7 = icmp ne i8 %5, 0
  br i1 %7, label %8, label %10
8:
  %9 = add i64 %.0, 1
  br label %3
10:
  %11 = add i64 %.0, 1
  %12 = add i64 %.0, 1
  call void @tandem.apart(ptr %0, i64 %11, ptr %1, i64 %12)
  ret ptr %0
}
define internal ptr @model.stpcpy(ptr %0, ptr %1) {
  br label %3
3:
  %.0 = phi i64 [ 0, %2 ], [ %9, %8 ]
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %5 = load i8, ptr %4, align 1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  store i8 %5, ptr %6, align 1
  %7 = icmp ne i8 %5, 0
  br i1 %7, label %8, label %10
8:
  %9 = add i64 %.0, 1
  br label %3
10:
  %11 = add i64 %.0, 1
  %12 = add i64 %.0, 1
  call void @tandem.apart(ptr %0, i64 %11, ptr %1, i64 %12)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  ret ptr %13
}
define internal ptr @model.strncpy(ptr %0, ptr %1, i64 %2) {
  br label %4
4:
  %.0 = phi i64 [ 0, %3 ], [ %15, %14 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %12
6:
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %8 = load i8, ptr %7, align 1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  store i8 %8, ptr %9, align 1
  %10 = zext i8 %8 to i32
  %11 = icmp ne i32 %10, 0
  br label %12
12:
  %13 = phi i1 [ false, %4 ], [ %11, %6 ]
  br i1 %13, label %14, label %16
14:
  %15 = add i64 %.0, 1
  br label %4
16:
  %17 = icmp ult i64 %.0, %2
  br i1 %17, label %18, label %20
18:
  %19 = add i64 %.0, 1
  br label %21
20:
  br label %21
21:
  %22 = phi i64 [ %19, %18 ], [ %.0, %20 ]
  br label %23
23:
  %.1 = phi i64 [ %.0, %21 ], [ %28, %27 ]
  %24 = icmp ult i64 %.1, %2
  br i1 %24, label %25, label %29
25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 %.1
  store i8 0, ptr %26, align 1
  br label %27
27:
  %28 = add i64 %.1, 1
  br label %23
29:
  call void @tandem.apart(ptr %0, i64 %2, ptr %1, i64 %22)
  ret ptr %0
}
define internal ptr @model.strcat(ptr %0, ptr %1) {
  br label %3
3:
  %.014 = phi i64 [ 0, %2 ], [ %8, %7 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 %.014
  %5 = load i8, ptr %4, align 1
  %6 = icmp ne i8 %5, 0
  br i1 %6, label %7, label %9
7:
  %8 = add i64 %.014, 1
  br label %3
9:
  br label %10
10:
  %.0 = phi i64 [ 0, %9 ], [ %17, %16 ]
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %12 = load i8, ptr %11, align 1
  %13 = add i64 %.014, %.0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  store i8 %12, ptr %14, align 1
  %15 = icmp ne i8 %12, 0
  br i1 %15, label %16, label %18
16:
  %17 = add i64 %.0, 1
  br label %10
18:
  %19 = add i64 %.014, %.0
  %20 = add i64 %19, 1
  %21 = add i64 %.0, 1
  call void @tandem.apart(ptr %0, i64 %20, ptr %1, i64 %21)
  ret ptr %0
}
define internal ptr @model.strncat(ptr %0, ptr %1, i64 %2) {
  br label %4
4:
  %.024 = phi i64 [ 0, %3 ], [ %9, %8 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 %.024
  %6 = load i8, ptr %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %10
8:
  %9 = add i64 %.024, 1
  br label %4
10:
  br label %11
11:
  %.0 = phi i64 [ 0, %10 ], [ %25, %20 ]
  %12 = icmp ult i64 %.0, %2
  br i1 %12, label %13, label %18
13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = icmp ne i32 %16, 0
  br label %18
18:
  %19 = phi i1 [ false, %11 ], [ %17, %13 ]
  br i1 %19, label %20, label %26
20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %22 = load i8, ptr %21, align 1
  %23 = add i64 %.024, %.0
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 %23
  store i8 %22, ptr %24, align 1
  %25 = add i64 %.0, 1
  br label %11
26:
  %27 = add i64 %.024, %.0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 %27
  store i8 0, ptr %28, align 1
  %29 = add i64 %.024, %.0
  %30 = add i64 %29, 1
  %31 = icmp ult i64 %.0, %2
  br i1 %31, label %32, label %34
32:
  %33 = add i64 %.0, 1
  br label %35
34:
  br label %35
35:
  %36 = phi i64 [ %33, %32 ], [ %.0, %34 ]
  call void @tandem.apart(ptr %0, i64 %30, ptr %1, i64 %36)
  ret ptr %0
}
define internal ptr @model.strdup(ptr %0) {
  br label %2
2:
  %.0 = phi i64 [ 0, %1 ], [ %7, %6 ]
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %4 = load i8, ptr %3, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %8
6:
  %7 = add i64 %.0, 1
  br label %2
8:
  %9 = add i64 %.0, 1
  %10 = call ptr @malloc(i64 %9)
  br label %11
11:
  %.011 = phi i64 [ 0, %8 ], [ %18, %17 ]
  %12 = icmp ule i64 %.011, %.0
  br i1 %12, label %13, label %19
13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %.011
  %15 = load i8, ptr %14, align 1
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 %.011
  store i8 %15, ptr %16, align 1
  br label %17
17:
  %18 = add i64 %.011, 1
  br label %11
19:
  ret ptr %10
}
define internal ptr @model.strndup(ptr %0, i64 %1) {
  br label %3
3:
  %.0 = phi i64 [ 0, %2 ], [ %13, %12 ]
  %4 = icmp ult i64 %.0, %1
  br i1 %4, label %5, label %10
5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  %9 = icmp ne i32 %8, 0
  br label %10
10:
  %11 = phi i1 [ false, %3 ], [ %9, %5 ]
  br i1 %11, label %12, label %14
12:
  %13 = add i64 %.0, 1
  br label %3
14:
  %15 = add i64 %.0, 1
  %16 = call ptr @malloc(i64 %15)
  br label %17
17:
  %.015 = phi i64 [ 0, %14 ], [ %24, %23 ]
  %18 = icmp ult i64 %.015, %.0
  br i1 %18, label %19, label %25
19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %.015
  %21 = load i8, ptr %20, align 1
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 %.015
  store i8 %21, ptr %22, align 1
  br label %23
23:
  %24 = add i64 %.015, 1
  br label %17
25:
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 %.0
  store i8 0, ptr %26, align 1
  ret ptr %16
}
define internal i32 @model.memcmp(ptr %0, ptr %1, i64 %2) {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %6
5:
  br label %46
6:
  %7 = sub i64 %2, 1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = load i8, ptr %8, align 1
  %10 = sub i64 %2, 1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 %10
  %12 = load i8, ptr %11, align 1
  br label %13
13:
  %.0 = phi i64 [ 0, %6 ], [ %44, %43 ]
  %14 = icmp ult i64 %.0, %2
  br i1 %14, label %15, label %45
15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = icmp ne i32 %18, %21
  br i1 %22, label %23, label %42
23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = call i32 @tandem.open(i32 25, i64 %.0, i32 %26, i32 %29)
  %31 = icmp slt i32 %26, %29
  br i1 %31, label %32, label %34
32:
  %33 = or i32 %30, -2147483648
  br label %order.exit
34:
  %35 = and i32 %30, 2147483647
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %39
37:
  %38 = and i32 %30, 2147483647
  br label %above_zero.exit
39:
  br label %above_zero.exit
above_zero.exit:
  %40 = phi i32 [ %38, %37 ], [ 1, %39 ]
  br label %order.exit
order.exit:
  %41 = phi i32 [ %33, %32 ], [ %40, %above_zero.exit ]
  br label %46
42:
  br label %43
43:
  %44 = add i64 %.0, 1
  br label %13
45:
  br label %46
46:
  %.028 = phi i32 [ 0, %5 ], [ %41, %order.exit ], [ 0, %45 ]
  ret i32 %.028
}
define internal i32 @model.bcmp(ptr %0, ptr %1, i64 %2) {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %6
5:
  br label %39
6:
  %7 = sub i64 %2, 1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = load i8, ptr %8, align 1
  %10 = sub i64 %2, 1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 %10
  %12 = load i8, ptr %11, align 1
  br label %13
13:
  %.0 = phi i64 [ 0, %6 ], [ %37, %36 ]
  %14 = icmp ult i64 %.0, %2
  br i1 %14, label %15, label %38
15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = icmp ne i32 %18, %21
  br i1 %22, label %23, label %35
23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = call i32 @tandem.open(i32 26, i64 %.0, i32 %26, i32 %29)
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %33
32:
  br label %not_zero.exit
33:
  br label %not_zero.exit
not_zero.exit:
  %34 = phi i32 [ %30, %32 ], [ 1, %33 ]
  br label %39
35:
  br label %36
36:
  %37 = add i64 %.0, 1
  br label %13
38:
  br label %39
39:
  %.019 = phi i32 [ 0, %5 ], [ %34, %not_zero.exit ], [ 0, %38 ]
  ret i32 %.019
}
define internal ptr @model.memchr(ptr %0, i32 %1, i64 %2) {
  br label %4
4:
  %.0 = phi i64 [ 0, %3 ], [ %16, %15 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %13
6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = trunc i32 %1 to i8
  %11 = zext i8 %10 to i32
  %12 = icmp ne i32 %9, %11
  br label %13
13:
  %14 = phi i1 [ false, %4 ], [ %12, %6 ]
  br i1 %14, label %15, label %17
15:
  %16 = add i64 %.0, 1
  br label %4
17:
  %18 = icmp ult i64 %.0, %2
  br i1 %18, label %19, label %21
19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  br label %22
21:
  br label %22
22:
  %23 = phi ptr [ %20, %19 ], [ null, %21 ]
  ret ptr %23
}
define internal ptr @model.memrchr(ptr %0, i32 %1, i64 %2) {
  %4 = icmp ne i64 %2, 0
  br i1 %4, label %5, label %10
5:
  %6 = load i8, ptr %0, align 1
  %7 = sub i64 %2, 1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = load i8, ptr %8, align 1
  br label %10
10:
  br label %11
11:
  %.0 = phi i64 [ %2, %10 ], [ %14, %23 ]
  %12 = icmp ne i64 %.0, 0
  br i1 %12, label %13, label %24
13:
  %14 = add i64 %.0, -1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = trunc i32 %1 to i8
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %17, %19
  br i1 %20, label %21, label %23
21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  br label %25
23:
  br label %11
24:
  br label %25
25:
  %.011 = phi ptr [ %22, %21 ], [ null, %24 ]
  ret ptr %.011
}
define internal ptr @model.rawmemchr(ptr %0, i32 %1) {
  br label %3
3:
  %.0 = phi ptr [ %0, %2 ], [ %10, %9 ]
  %4 = load i8, ptr %.0, align 1
  %5 = zext i8 %4 to i32
  %6 = trunc i32 %1 to i8
  %7 = zext i8 %6 to i32
  %8 = icmp ne i32 %5, %7
  br i1 %8, label %9, label %11
9:
  %10 = getelementptr inbounds nuw i8, ptr %.0, i32 1
  br label %3
11:
  ret ptr %.0
}
define internal ptr @model.memccpy(ptr %0, ptr %1, i32 %2, i64 %3) {
  br label %5
5:
  %.0 = phi i64 [ 0, %4 ], [ %11, %21 ]
  %6 = icmp ult i64 %.0, %3
  br i1 %6, label %7, label %22
7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %9 = load i8, ptr %8, align 1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  store i8 %9, ptr %10, align 1
  %11 = add i64 %.0, 1
  %12 = sub i64 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 %12
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  %16 = trunc i32 %2 to i8
  %17 = zext i8 %16 to i32
  %18 = icmp eq i32 %15, %17
  br i1 %18, label %19, label %21
19:
  call void @tandem.apart(ptr %0, i64 %11, ptr %1, i64 %11)
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  br label %23
21:
  br label %5
22:
  call void @tandem.apart(ptr %0, i64 %.0, ptr %1, i64 %.0)
  br label %23
23:
  %.020 = phi ptr [ %20, %19 ], [ null, %22 ]
  ret ptr %.020
}
define internal void @model.bzero(ptr %0, i64 %1) {
  br label %3
3:
  %.0 = phi i64 [ 0, %2 ], [ %8, %7 ]
  %4 = icmp ult i64 %.0, %1
  br i1 %4, label %5, label %9
5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  store i8 0, ptr %6, align 1
  br label %7
7:
  %8 = add i64 %.0, 1
  br label %3
9:
  ret void
}
define internal void @model.tandem_touch_stream(ptr %0) {
  %2 = icmp ne ptr %0, null
  br i1 %2, label %4, label %3
3:
  unreachable
4:
  ret void
}
define internal void @model.tandem_put_text(ptr %0, ptr %1) {
  br label %3
3:
  %.0 = phi i64 [ 0, %2 ], [ %11, %10 ]
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %5 = load i8, ptr %4, align 1
  %6 = icmp ne i8 %5, 0
  br i1 %6, label %7, label %12
7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %9 = load i8, ptr %8, align 1
  call void @output.character(ptr %0, i8 zeroext %9)
  br label %10
10:
  %11 = add i64 %.0, 1
  br label %3
12:
  ret void
}
define internal void @model.tandem_put_bytes(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = mul i64 %2, %3
  br label %6
6:
  %.0 = phi i64 [ 0, %4 ], [ %12, %11 ]
  %7 = icmp ult i64 %.0, %5
  br i1 %7, label %8, label %13
8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %10 = load i8, ptr %9, align 1
  call void @output.character(ptr %0, i8 zeroext %10)
  br label %11
11:
  %12 = add i64 %.0, 1
  br label %6
13:
  ret void
}
define internal void @model.tandem_put_padded(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) {
  %6 = icmp slt i32 %3, 0
  br i1 %6, label %7, label %9
7:
  %8 = sub i32 0, %3
  br label %9
9:
  %.028 = phi i32 [ %8, %7 ], [ %3, %5 ]
  %.0 = phi i32 [ 1, %7 ], [ %2, %5 ]
  %10 = zext i32 %.028 to i64
  br label %11
11:
  %.027 = phi i64 [ 0, %9 ], [ %24, %23 ]
  %12 = icmp slt i32 %4, 0
  br i1 %12, label %16, label %13
13:
  %14 = sext i32 %4 to i64
  %15 = icmp ult i64 %.027, %14
  br i1 %15, label %16, label %21
16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 %.027
  %18 = load i8, ptr %17, align 1
  %19 = zext i8 %18 to i32
  %20 = icmp ne i32 %19, 0
  br label %21
21:
  %22 = phi i1 [ false, %13 ], [ %20, %16 ]
  br i1 %22, label %23, label %25
23:
  %24 = add i64 %.027, 1
  br label %11
25:
  %26 = icmp ne i32 %.0, 0
  br i1 %26, label %34, label %27
27:
  br label %28
28:
  %.026 = phi i64 [ %.027, %27 ], [ %32, %31 ]
  %29 = icmp ult i64 %.026, %10
  br i1 %29, label %30, label %33
30:
  call void @output.character(ptr %0, i8 zeroext 32)
  br label %31
31:
  %32 = add i64 %.026, 1
  br label %28
33:
  br label %34
34:
  br label %35
35:
  %.1 = phi i64 [ 0, %34 ], [ %41, %40 ]
  %36 = icmp ult i64 %.1, %.027
  br i1 %36, label %37, label %42
37:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 %.1
  %39 = load i8, ptr %38, align 1
  call void @output.character(ptr %0, i8 zeroext %39)
  br label %40
40:
  %41 = add i64 %.1, 1
  br label %35
42:
  %43 = icmp ne i32 %.0, 0
  br i1 %43, label %44, label %51
44:
  br label %45
45:
  %.2 = phi i64 [ %.027, %44 ], [ %49, %48 ]
  %46 = icmp ult i64 %.2, %10
  br i1 %46, label %47, label %50
47:
  call void @output.character(ptr %0, i8 zeroext 32)
  br label %48
48:
  %49 = add i64 %.2, 1
  br label %45
50:
  br label %51
51:
  ret void
}
define internal i32 @model.atoi(ptr %0) {
  br label %2
2:
  %.0 = phi ptr [ %0, %1 ], [ %16, %15 ]
  %3 = load i8, ptr %.0, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp eq i32 %4, 32
  br i1 %5, label %space.exit.i, label %6
6:
  %7 = icmp sge i32 %4, 9
  br i1 %7, label %8, label %in.exit1
8:
  %9 = icmp sle i32 %4, 13
  br label %in.exit1
in.exit1:
  %10 = phi i1 [ false, %6 ], [ %9, %8 ]
  %11 = zext i1 %10 to i32
  %12 = icmp ne i32 %11, 0
  br label %space.exit.i
space.exit.i:
  %13 = phi i1 [ true, %2 ], [ %12, %in.exit1 ]
  %14 = zext i1 %13 to i32
  br i1 %13, label %15, label %17
15:
  %16 = getelementptr inbounds nuw i8, ptr %.0, i32 1
  br label %2
17:
  %18 = load i8, ptr %.0, align 1
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %19, 45
  br i1 %20, label %25, label %21
21:
  %22 = load i8, ptr %.0, align 1
  %23 = zext i8 %22 to i32
  %24 = icmp eq i32 %23, 43
  br i1 %24, label %25, label %31
25:
  %26 = load i8, ptr %.0, align 1
  %27 = zext i8 %26 to i32
  %28 = icmp eq i32 %27, 45
  %29 = zext i1 %28 to i32
  %30 = getelementptr inbounds nuw i8, ptr %.0, i32 1
  br label %31
31:
  %.032 = phi i32 [ %29, %25 ], [ 0, %21 ]
  %.1 = phi ptr [ %30, %25 ], [ %.0, %21 ]
  %32 = icmp ne i32 1, 0
  %33 = zext i1 %32 to i64
  %34 = select i1 %32, i64 2147483647, i64 9223372036854775807
  %35 = sext i32 %.032 to i64
  %36 = add i64 %34, %35
  br label %37
37:
  %.031 = phi i64 [ 0, %31 ], [ %57, %55 ]
  %.2 = phi ptr [ %.1, %31 ], [ %58, %55 ]
  %38 = load i8, ptr %.2, align 1
  %39 = zext i8 %38 to i32
  %40 = icmp sge i32 %39, 48
  br i1 %40, label %41, label %in.exit
41:
  %42 = icmp sle i32 %39, 57
  br label %in.exit
in.exit:
  %43 = phi i1 [ false, %37 ], [ %42, %41 ]
  %44 = zext i1 %43 to i32
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %59
46:
  %47 = load i8, ptr %.2, align 1
  %48 = zext i8 %47 to i32
  %49 = sub nsw i32 %48, 48
  %50 = sext i32 %49 to i64
  %51 = sub i64 %36, %50
  %52 = udiv i64 %51, 10
  %53 = icmp ugt i64 %.031, %52
  br i1 %53, label %54, label %55
54:
  unreachable
55:
  %56 = mul i64 %.031, 10
  %57 = add i64 %56, %50
  %58 = getelementptr inbounds nuw i8, ptr %.2, i32 1
  br label %37
59:
  %60 = icmp ne i32 %.032, 0
  br i1 %60, label %61, label %63
61:
  %62 = sub i64 0, %.031
  br label %parsed.exit
63:
  br label %parsed.exit
parsed.exit:
  %64 = phi i64 [ %62, %61 ], [ %.031, %63 ]
  %65 = trunc i64 %64 to i32
  ret i32 %65
}
define internal i64 @model.atol(ptr %0) {
  br label %2
2:
  %.0 = phi ptr [ %0, %1 ], [ %16, %15 ]
  %3 = load i8, ptr %.0, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp eq i32 %4, 32
  br i1 %5, label %space.exit.i, label %6
6:
  %7 = icmp sge i32 %4, 9
  br i1 %7, label %8, label %in.exit1
8:
  %9 = icmp sle i32 %4, 13
  br label %in.exit1
in.exit1:
  %10 = phi i1 [ false, %6 ], [ %9, %8 ]
  %11 = zext i1 %10 to i32
  %12 = icmp ne i32 %11, 0
  br label %space.exit.i
space.exit.i:
  %13 = phi i1 [ true, %2 ], [ %12, %in.exit1 ]
  %14 = zext i1 %13 to i32
  br i1 %13, label %15, label %17
15:
  %16 = getelementptr inbounds nuw i8, ptr %.0, i32 1
  br label %2
17:
  %18 = load i8, ptr %.0, align 1
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %19, 45
  br i1 %20, label %25, label %21
21:
  %22 = load i8, ptr %.0, align 1
  %23 = zext i8 %22 to i32
  %24 = icmp eq i32 %23, 43
  br i1 %24, label %25, label %31
25:
  %26 = load i8, ptr %.0, align 1
  %27 = zext i8 %26 to i32
  %28 = icmp eq i32 %27, 45
  %29 = zext i1 %28 to i32
  %30 = getelementptr inbounds nuw i8, ptr %.0, i32 1
  br label %31
31:
  %.032 = phi i32 [ %29, %25 ], [ 0, %21 ]
  %.1 = phi ptr [ %30, %25 ], [ %.0, %21 ]
  %32 = icmp ne i32 0, 0
  %33 = zext i1 %32 to i64
  %34 = select i1 %32, i64 2147483647, i64 9223372036854775807
  %35 = sext i32 %.032 to i64
  %36 = add i64 %34, %35
  br label %37
37:
  %.031 = phi i64 [ 0, %31 ], [ %57, %55 ]
  %.2 = phi ptr [ %.1, %31 ], [ %58, %55 ]
  %38 = load i8, ptr %.2, align 1
  %39 = zext i8 %38 to i32
  %40 = icmp sge i32 %39, 48
  br i1 %40, label %41, label %in.exit
41:
  %42 = icmp sle i32 %39, 57
  br label %in.exit
in.exit:
  %43 = phi i1 [ false, %37 ], [ %42, %41 ]
  %44 = zext i1 %43 to i32
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %59
46:
  %47 = load i8, ptr %.2, align 1
  %48 = zext i8 %47 to i32
  %49 = sub nsw i32 %48, 48
  %50 = sext i32 %49 to i64
  %51 = sub i64 %36, %50
  %52 = udiv i64 %51, 10
  %53 = icmp ugt i64 %.031, %52
  br i1 %53, label %54, label %55
54:
  unreachable
55:
  %56 = mul i64 %.031, 10
  %57 = add i64 %56, %50
  %58 = getelementptr inbounds nuw i8, ptr %.2, i32 1
  br label %37
59:
  %60 = icmp ne i32 %.032, 0
  br i1 %60, label %61, label %63
61:
  %62 = sub i64 0, %.031
  br label %parsed.exit
63:
  br label %parsed.exit
parsed.exit:
  %64 = phi i64 [ %62, %61 ], [ %.031, %63 ]
  ret i64 %64
}
define internal i64 @model.strtol(ptr %0, ptr %1, i32 %2) {
  %4 = icmp slt i32 %2, 0
  br i1 %4, label %9, label %5
5:
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %9, label %7
7:
  %8 = icmp sgt i32 %2, 36
  br i1 %8, label %9, label %10
9:
  unreachable
10:
  br label %11
11:
  %.0100 = phi ptr [ %0, %10 ], [ %25, %24 ]
  %12 = load i8, ptr %.0100, align 1
  %13 = zext i8 %12 to i32
  %14 = icmp eq i32 %13, 32
  br i1 %14, label %space.exit.i, label %15
15:
  %16 = icmp sge i32 %13, 9
  br i1 %16, label %17, label %in.exit3
17:
  %18 = icmp sle i32 %13, 13
  br label %in.exit3
in.exit3:
  %19 = phi i1 [ false, %15 ], [ %18, %17 ]
  %20 = zext i1 %19 to i32
  %21 = icmp ne i32 %20, 0
  br label %space.exit.i
space.exit.i:
  %22 = phi i1 [ true, %11 ], [ %21, %in.exit3 ]
  %23 = zext i1 %22 to i32
  br i1 %22, label %24, label %26
24:
  %25 = getelementptr inbounds nuw i8, ptr %.0100, i32 1
  br label %11
26:
  %27 = load i8, ptr %.0100, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp eq i32 %28, 45
  br i1 %29, label %34, label %30
30:
  %31 = load i8, ptr %.0100, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 43
  br i1 %33, label %34, label %40
34:
  %35 = load i8, ptr %.0100, align 1
  %36 = zext i8 %35 to i32
  %37 = icmp eq i32 %36, 45
  %38 = zext i1 %37 to i32
  %39 = getelementptr inbounds nuw i8, ptr %.0100, i32 1
  br label %40
40:
  %.0111 = phi i32 [ %38, %34 ], [ 0, %30 ]
  %.1101 = phi ptr [ %39, %34 ], [ %.0100, %30 ]
  %41 = icmp eq i32 %2, 0
  br i1 %41, label %44, label %42
42:
  %43 = icmp eq i32 %2, 16
  br i1 %43, label %44, label %86
44:
  %45 = load i8, ptr %.1101, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 48
  br i1 %47, label %48, label %86
48:
  %49 = getelementptr inbounds i8, ptr %.1101, i64 1
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = icmp eq i32 %51, 120
  br i1 %52, label %58, label %53
53:
  %54 = getelementptr inbounds i8, ptr %.1101, i64 1
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp eq i32 %56, 88
  br i1 %57, label %58, label %86
58:
  %59 = getelementptr inbounds i8, ptr %.1101, i64 2
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp sge i32 %61, 48
  br i1 %62, label %63, label %in.exit2
63:
  %64 = icmp sle i32 %61, 57
  br label %in.exit2
in.exit2:
  %65 = phi i1 [ false, %58 ], [ %64, %63 ]
  %66 = zext i1 %65 to i32
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %xdigit.exit.i, label %68
68:
  %69 = icmp sge i32 %61, 65
  br i1 %69, label %70, label %in.exit1
70:
  %71 = icmp sle i32 %61, 70
  br label %in.exit1
in.exit1:
  %72 = phi i1 [ false, %68 ], [ %71, %70 ]
  %73 = zext i1 %72 to i32
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %xdigit.exit.i, label %75
75:
  %76 = icmp sge i32 %61, 97
  br i1 %76, label %77, label %in.exit
77:
  %78 = icmp sle i32 %61, 102
  br label %in.exit
in.exit:
  %79 = phi i1 [ false, %75 ], [ %78, %77 ]
  %80 = zext i1 %79 to i32
  %81 = icmp ne i32 %80, 0
  br label %xdigit.exit.i
xdigit.exit.i:
  %82 = phi i1 [ true, %in.exit1 ], [ true, %in.exit2 ], [ %81, %in.exit ]
  %83 = zext i1 %82 to i32
  br i1 %82, label %84, label %86
84:
  %85 = getelementptr inbounds i8, ptr %.1101, i64 2
  br label %95
86:
  %87 = icmp eq i32 %2, 0
  br i1 %87, label %88, label %94
88:
  %89 = load i8, ptr %.1101, align 1
  %90 = zext i8 %89 to i32
  %91 = icmp eq i32 %90, 48
  %92 = zext i1 %91 to i64
  %93 = select i1 %91, i32 8, i32 10
  br label %94
94:
  %.0 = phi i32 [ %93, %88 ], [ %2, %86 ]
  br label %95
95:
  %.2 = phi ptr [ %85, %84 ], [ %.1101, %94 ]
  %.1 = phi i32 [ 16, %84 ], [ %.0, %94 ]
  %96 = icmp ne i32 %.0111, 0
  br i1 %96, label %97, label %98
97:
  br label %99
98:
  br label %99
99:
  %100 = phi i64 [ -9223372036854775808, %97 ], [ 9223372036854775807, %98 ]
  br label %101
101:
  %.0112 = phi i32 [ 0, %99 ], [ %.2114, %157 ]
  %.0104 = phi i32 [ 0, %99 ], [ %.1105, %157 ]
  %.0102 = phi i64 [ 0, %99 ], [ %.1103, %157 ]
  %.3 = phi ptr [ %.2, %99 ], [ %158, %157 ]
  %102 = load i8, ptr %.3, align 1
  %103 = zext i8 %102 to i32
  %104 = icmp sge i32 %103, 48
  br i1 %104, label %105, label %in.exit.i
105:
  %106 = icmp sle i32 %103, 57
  br label %in.exit.i
in.exit.i:
  %107 = phi i1 [ false, %101 ], [ %106, %105 ]
  %108 = zext i1 %107 to i32
  br i1 %107, label %109, label %111
109:
  %110 = sub nsw i32 %103, 48
  br label %worth.exit
111:
  %112 = icmp sge i32 %103, 65
  br i1 %112, label %113, label %in.exit2.i
113:
  %114 = icmp sle i32 %103, 90
  br label %in.exit2.i
in.exit2.i:
  %115 = phi i1 [ false, %111 ], [ %114, %113 ]
  %116 = zext i1 %115 to i32
  br i1 %115, label %117, label %120
117:
  %118 = sub nsw i32 %103, 65
  %119 = add nsw i32 %118, 10
  br label %132
120:
  %121 = icmp sge i32 %103, 97
  br i1 %121, label %122, label %in.exit1.i
122:
  %123 = icmp sle i32 %103, 122
  br label %in.exit1.i
in.exit1.i:
  %124 = phi i1 [ false, %120 ], [ %123, %122 ]
  %125 = zext i1 %124 to i32
  br i1 %124, label %126, label %129
126:
  %127 = sub nsw i32 %103, 97
  %128 = add nsw i32 %127, 10
  br label %130
129:
  br label %130
130:
  %131 = phi i32 [ %128, %126 ], [ 36, %129 ]
  br label %132
132:
  %133 = phi i32 [ %119, %117 ], [ %131, %130 ]
  br label %worth.exit
worth.exit:
  %134 = phi i32 [ %110, %109 ], [ %133, %132 ]
  %135 = icmp uge i32 %134, %.1
  br i1 %135, label %136, label %137
136:
  br label %156
137:
  %138 = zext i32 %.1 to i64
  %139 = udiv i64 %100, %138
  %140 = icmp ugt i64 %.0102, %139
  br i1 %140, label %150, label %141
141:
  %142 = zext i32 %.1 to i64
  %143 = udiv i64 %100, %142
  %144 = icmp eq i64 %.0102, %143
  br i1 %144, label %145, label %151
145:
  %146 = zext i32 %134 to i64
  %147 = zext i32 %.1 to i64
  %148 = urem i64 %100, %147
  %149 = icmp ugt i64 %146, %148
  br i1 %149, label %150, label %151
150:
  br label %151
151:
  %.1113 = phi i32 [ 1, %150 ], [ %.0112, %145 ], [ %.0112, %141 ]
  %152 = zext i32 %.1 to i64
  %153 = mul i64 %.0102, %152
  %154 = zext i32 %134 to i64
  %155 = add i64 %153, %154
  br label %156
156:
  %.2114 = phi i32 [ %.0112, %136 ], [ %.1113, %151 ]
  %.0107 = phi i32 [ 4, %136 ], [ 0, %151 ]
  %.1105 = phi i32 [ %.0104, %136 ], [ 1, %151 ]
  %.1103 = phi i64 [ %.0102, %136 ], [ %155, %151 ]
  switch i32 %.0107, label %167 [
    i32 0, label %157
    i32 4, label %159
  ]
157:
  %158 = getelementptr inbounds nuw i8, ptr %.3, i32 1
  br label %101
159:
  %160 = icmp ne ptr %1, null
  br i1 %160, label %161, label %magnitude.exit
161:
  %162 = icmp ne i32 %.1105, 0
  br i1 %162, label %163, label %164
163:
  br label %165
164:
  br label %165
165:
  %166 = phi ptr [ %.3, %163 ], [ %0, %164 ]
  store ptr %166, ptr %1, align 8
  br label %magnitude.exit
167:
  unreachable
magnitude.exit:
  %168 = icmp ne i32 %.2114, 0
  br i1 %168, label %169, label %173
169:
  call void @model.errno(i32 34)
  %170 = icmp ne i32 %.0111, 0
  %171 = zext i1 %170 to i64
  %172 = select i1 %170, i64 -9223372036854775808, i64 9223372036854775807
  br label %180
173:
  %174 = icmp ne i32 %.0111, 0
  br i1 %174, label %175, label %177
175:
  %176 = sub i64 0, %.1103
  br label %178
177:
  br label %178
178:
  %179 = phi i64 [ %176, %175 ], [ %.1103, %177 ]
  br label %180
180:
  %.0106 = phi i64 [ %172, %169 ], [ %179, %178 ]
  ret i64 %.0106
}
define internal i64 @model.strtoul(ptr %0, ptr %1, i32 %2) {
  %4 = icmp slt i32 %2, 0
  br i1 %4, label %9, label %5
5:
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %9, label %7
7:
  %8 = icmp sgt i32 %2, 36
  br i1 %8, label %9, label %10
9:
  unreachable
10:
  br label %11
11:
  %.0100 = phi ptr [ %0, %10 ], [ %25, %24 ]
  %12 = load i8, ptr %.0100, align 1
  %13 = zext i8 %12 to i32
  %14 = icmp eq i32 %13, 32
  br i1 %14, label %space.exit.i, label %15
15:
  %16 = icmp sge i32 %13, 9
  br i1 %16, label %17, label %in.exit3
17:
  %18 = icmp sle i32 %13, 13
  br label %in.exit3
in.exit3:
  %19 = phi i1 [ false, %15 ], [ %18, %17 ]
  %20 = zext i1 %19 to i32
  %21 = icmp ne i32 %20, 0
  br label %space.exit.i
space.exit.i:
  %22 = phi i1 [ true, %11 ], [ %21, %in.exit3 ]
  %23 = zext i1 %22 to i32
  br i1 %22, label %24, label %26
24:
  %25 = getelementptr inbounds nuw i8, ptr %.0100, i32 1
  br label %11
26:
  %27 = load i8, ptr %.0100, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp eq i32 %28, 45
  br i1 %29, label %34, label %30
30:
  %31 = load i8, ptr %.0100, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 43
  br i1 %33, label %34, label %40
34:
  %35 = load i8, ptr %.0100, align 1
  %36 = zext i8 %35 to i32
  %37 = icmp eq i32 %36, 45
  %38 = zext i1 %37 to i32
  %39 = getelementptr inbounds nuw i8, ptr %.0100, i32 1
  br label %40
40:
  %.0110 = phi i32 [ %38, %34 ], [ 0, %30 ]
  %.1101 = phi ptr [ %39, %34 ], [ %.0100, %30 ]
  %41 = icmp eq i32 %2, 0
  br i1 %41, label %44, label %42
42:
  %43 = icmp eq i32 %2, 16
  br i1 %43, label %44, label %86
44:
  %45 = load i8, ptr %.1101, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 48
  br i1 %47, label %48, label %86
48:
  %49 = getelementptr inbounds i8, ptr %.1101, i64 1
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = icmp eq i32 %51, 120
  br i1 %52, label %58, label %53
53:
  %54 = getelementptr inbounds i8, ptr %.1101, i64 1
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp eq i32 %56, 88
  br i1 %57, label %58, label %86
58:
  %59 = getelementptr inbounds i8, ptr %.1101, i64 2
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp sge i32 %61, 48
  br i1 %62, label %63, label %in.exit2
63:
  %64 = icmp sle i32 %61, 57
  br label %in.exit2
in.exit2:
  %65 = phi i1 [ false, %58 ], [ %64, %63 ]
  %66 = zext i1 %65 to i32
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %xdigit.exit.i, label %68
68:
  %69 = icmp sge i32 %61, 65
  br i1 %69, label %70, label %in.exit1
70:
  %71 = icmp sle i32 %61, 70
  br label %in.exit1
in.exit1:
  %72 = phi i1 [ false, %68 ], [ %71, %70 ]
  %73 = zext i1 %72 to i32
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %xdigit.exit.i, label %75
75:
  %76 = icmp sge i32 %61, 97
  br i1 %76, label %77, label %in.exit
77:
  %78 = icmp sle i32 %61, 102
  br label %in.exit
in.exit:
  %79 = phi i1 [ false, %75 ], [ %78, %77 ]
  %80 = zext i1 %79 to i32
  %81 = icmp ne i32 %80, 0
  br label %xdigit.exit.i
xdigit.exit.i:
  %82 = phi i1 [ true, %in.exit1 ], [ true, %in.exit2 ], [ %81, %in.exit ]
  %83 = zext i1 %82 to i32
  br i1 %82, label %84, label %86
84:
  %85 = getelementptr inbounds i8, ptr %.1101, i64 2
  br label %95
86:
  %87 = icmp eq i32 %2, 0
  br i1 %87, label %88, label %94
88:
  %89 = load i8, ptr %.1101, align 1
  %90 = zext i8 %89 to i32
  %91 = icmp eq i32 %90, 48
  %92 = zext i1 %91 to i64
  %93 = select i1 %91, i32 8, i32 10
  br label %94
94:
  %.0 = phi i32 [ %93, %88 ], [ %2, %86 ]
  br label %95
95:
  %.2 = phi ptr [ %85, %84 ], [ %.1101, %94 ]
  %.1 = phi i32 [ 16, %84 ], [ %.0, %94 ]
  %96 = icmp ne i32 %.0110, 0
  br i1 %96, label %97, label %98
97:
  br label %99
98:
  br label %99
99:
  %100 = phi i64 [ -1, %97 ], [ -1, %98 ]
  br label %101
101:
  %.0111 = phi i32 [ 0, %99 ], [ %.2113, %157 ]
  %.0104 = phi i32 [ 0, %99 ], [ %.1105, %157 ]
  %.0102 = phi i64 [ 0, %99 ], [ %.1103, %157 ]
  %.3 = phi ptr [ %.2, %99 ], [ %158, %157 ]
  %102 = load i8, ptr %.3, align 1
  %103 = zext i8 %102 to i32
  %104 = icmp sge i32 %103, 48
  br i1 %104, label %105, label %in.exit.i
105:
  %106 = icmp sle i32 %103, 57
  br label %in.exit.i
in.exit.i:
  %107 = phi i1 [ false, %101 ], [ %106, %105 ]
  %108 = zext i1 %107 to i32
  br i1 %107, label %109, label %111
109:
  %110 = sub nsw i32 %103, 48
  br label %worth.exit
111:
  %112 = icmp sge i32 %103, 65
  br i1 %112, label %113, label %in.exit2.i
113:
  %114 = icmp sle i32 %103, 90
  br label %in.exit2.i
in.exit2.i:
  %115 = phi i1 [ false, %111 ], [ %114, %113 ]
  %116 = zext i1 %115 to i32
  br i1 %115, label %117, label %120
117:
  %118 = sub nsw i32 %103, 65
  %119 = add nsw i32 %118, 10
  br label %132
120:
  %121 = icmp sge i32 %103, 97
  br i1 %121, label %122, label %in.exit1.i
122:
  %123 = icmp sle i32 %103, 122
  br label %in.exit1.i
in.exit1.i:
  %124 = phi i1 [ false, %120 ], [ %123, %122 ]
  %125 = zext i1 %124 to i32
  br i1 %124, label %126, label %129
126:
  %127 = sub nsw i32 %103, 97
  %128 = add nsw i32 %127, 10
  br label %130
129:
  br label %130
130:
  %131 = phi i32 [ %128, %126 ], [ 36, %129 ]
  br label %132
132:
  %133 = phi i32 [ %119, %117 ], [ %131, %130 ]
  br label %worth.exit
worth.exit:
  %134 = phi i32 [ %110, %109 ], [ %133, %132 ]
  %135 = icmp uge i32 %134, %.1
  br i1 %135, label %136, label %137
136:
  br label %156
137:
  %138 = zext i32 %.1 to i64
  %139 = udiv i64 %100, %138
  %140 = icmp ugt i64 %.0102, %139
  br i1 %140, label %150, label %141
141:
  %142 = zext i32 %.1 to i64
  %143 = udiv i64 %100, %142
  %144 = icmp eq i64 %.0102, %143
  br i1 %144, label %145, label %151
145:
  %146 = zext i32 %134 to i64
  %147 = zext i32 %.1 to i64
  %148 = urem i64 %100, %147
  %149 = icmp ugt i64 %146, %148
  br i1 %149, label %150, label %151
150:
  br label %151
151:
  %.1112 = phi i32 [ 1, %150 ], [ %.0111, %145 ], [ %.0111, %141 ]
  %152 = zext i32 %.1 to i64
  %153 = mul i64 %.0102, %152
  %154 = zext i32 %134 to i64
  %155 = add i64 %153, %154
  br label %156
156:
  %.2113 = phi i32 [ %.0111, %136 ], [ %.1112, %151 ]
  %.0107 = phi i32 [ 4, %136 ], [ 0, %151 ]
  %.1105 = phi i32 [ %.0104, %136 ], [ 1, %151 ]
  %.1103 = phi i64 [ %.0102, %136 ], [ %155, %151 ]
  switch i32 %.0107, label %167 [
    i32 0, label %157
    i32 4, label %159
  ]
157:
  %158 = getelementptr inbounds nuw i8, ptr %.3, i32 1
  br label %101
159:
  %160 = icmp ne ptr %1, null
  br i1 %160, label %161, label %magnitude.exit
161:
  %162 = icmp ne i32 %.1105, 0
  br i1 %162, label %163, label %164
163:
  br label %165
164:
  br label %165
165:
  %166 = phi ptr [ %.3, %163 ], [ %0, %164 ]
  store ptr %166, ptr %1, align 8
  br label %magnitude.exit
167:
  unreachable
magnitude.exit:
  %168 = icmp ne i32 %.2113, 0
  br i1 %168, label %169, label %170
169:
  call void @model.errno(i32 34)
  br label %177
170:
  %171 = icmp ne i32 %.0110, 0
  br i1 %171, label %172, label %174
172:
  %173 = sub i64 0, %.1103
  br label %175
174:
  br label %175
175:
  %176 = phi i64 [ %173, %172 ], [ %.1103, %174 ]
  br label %177
177:
  %.0106 = phi i64 [ -1, %169 ], [ %176, %175 ]
  ret i64 %.0106
}
define internal { i64, i64 } @model.rust_memchr_aligned(i8 zeroext %0, ptr %1, i64 %2) {
  br label %4
4:
  %.0 = phi i64 [ 0, %3 ], [ %15, %14 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %12
6:
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = zext i8 %0 to i32
  %11 = icmp ne i32 %9, %10
  br label %12
12:
  %13 = phi i1 [ false, %4 ], [ %11, %6 ]
  br i1 %13, label %14, label %16
14:
  %15 = add i64 %.0, 1
  br label %4
16:
  %17 = icmp ult i64 %.0, %2
  br i1 %17, label %18, label %19
18:
  br label %19
19:
  %.sroa.3.0 = phi i64 [ %.0, %18 ], [ 0, %16 ]
  %.sroa.0.0 = phi i64 [ 1, %18 ], [ 0, %16 ]
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %.sroa.3.0, 1
  ret { i64, i64 } %.fca.1.insert
}
define internal { i64, i64 } @model.rust_memrchr(i8 zeroext %0, ptr %1, i64 %2) {
  br label %4
4:
  %.0 = phi i64 [ %2, %3 ], [ %7, %14 ]
  %5 = icmp ne i64 %.0, 0
  br i1 %5, label %6, label %15
6:
  %7 = add i64 %.0, -1
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 %7
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = zext i8 %0 to i32
  %12 = icmp eq i32 %10, %11
  br i1 %12, label %13, label %14
13:
  br label %16
14:
  br label %4
15:
  br label %16
16:
  %.sroa.3.0 = phi i64 [ %7, %13 ], [ 0, %15 ]
  %.sroa.0.0 = phi i64 [ 1, %13 ], [ 0, %15 ]
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %.sroa.3.0, 1
  ret { i64, i64 } %.fca.1.insert
}
