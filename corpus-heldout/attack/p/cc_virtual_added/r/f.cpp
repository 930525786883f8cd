struct A { virtual int h() { return 2; } virtual int g() { return 1; } virtual ~A() {} };
int f(A *a) { return a->g(); }
