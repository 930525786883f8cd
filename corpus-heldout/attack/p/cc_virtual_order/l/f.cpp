struct A { virtual int g(); virtual int h(); };
int A::g() { return 1; }
int A::h() { return 2; }
int f(A *a) { return a->g(); }
