struct S { int v; };
S f(int x) { S s; s.v = x; return s; }
