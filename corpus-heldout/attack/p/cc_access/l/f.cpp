class A { public: int g(int x) { return x; } };
int f(int x) { A a; return a.g(x); }
