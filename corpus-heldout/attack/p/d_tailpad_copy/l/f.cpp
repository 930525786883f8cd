#include <string.h>
class B { public: B(); int a; char b; };
void f(B *x, const B *y) { x->a = y->a; x->b = y->b; }
