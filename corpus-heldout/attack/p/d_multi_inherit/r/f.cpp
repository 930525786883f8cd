struct A { int a; }; struct B { int b; }; struct C : A, B { };
int f(C *c) { B *b = c; return b == static_cast<B*>(c); }
