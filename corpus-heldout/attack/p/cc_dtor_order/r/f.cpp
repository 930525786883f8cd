struct A { int *p; int d; ~A() { *p = *p * 10 + d; } };
void f(int *q) { A b{q,2}; A a{q,1}; }
