struct A { int v; explicit A(int x) : v(x+0) {} };
int f(A a) { return a.v; }
