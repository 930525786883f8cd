struct S { char a; int b; };
struct S f(int x) { struct S s; s.a = x; s.b = x; return s; }
