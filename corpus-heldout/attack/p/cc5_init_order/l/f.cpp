struct S { int a, b; S(int x) : a(x), b(a + 1) {} };
int f(int x) { S s(x); return s.b; }
