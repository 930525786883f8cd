struct A { int v; A(int x) : v(x) {} };
int f(A a) { return a.v; }
