struct S { int b, a; S(int x) : b(a + 1), a(x) {} };
int f(int x) { S s(x); return s.b; }
