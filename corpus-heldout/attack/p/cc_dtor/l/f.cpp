struct A { int *p; ~A(); };
A::~A() { (*p)++; }
int f(int *q) { A a{q}; return *q; }
