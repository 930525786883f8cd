struct B { int *p; virtual ~B() { (*p)++; } };
struct D : B { ~D() { (*p) += 10; } };
void f(int *p) { B *b = new D; b->p = p; delete b; }
