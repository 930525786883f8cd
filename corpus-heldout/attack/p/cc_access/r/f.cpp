class A { int g(int x) { return x; } friend int f(int); };
int f(int x) { A a; return a.g(x); }
