struct S { static int n; S() { n++; } S(const S&) { n += 10; } ~S() { n--; } };
int S::n;
static S mk() { S s; return s; }
int f() { S a = mk(); return S::n; }
