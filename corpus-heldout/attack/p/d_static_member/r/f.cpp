struct S { static int n; S() { n++; } S(const S&) { n += 10; } ~S() { n--; } };
int S::n;
static void mk(S &o) { S s; o = s; }
int f() { S a; mk(a); return S::n; }
