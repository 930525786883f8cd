struct A { int *p; int d; ~A() { *p = *p * 10 + d; } };
void f(int *q) { A a{q,1}; A b{q,2}; }
