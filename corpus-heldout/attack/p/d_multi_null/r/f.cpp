struct A { int a; }; struct B { int b; }; struct C : A, B { };
B *f(C *c) { return (B*)((char*)c + sizeof(A)); }
