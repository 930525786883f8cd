struct A { virtual int h(); virtual int g(); };
int A::g() { return 1; }
int A::h() { return 2; }
int f(A *a) { return a->g(); }
