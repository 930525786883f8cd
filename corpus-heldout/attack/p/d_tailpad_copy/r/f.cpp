#include <string.h>
class B { public: B(); int a; char b; };
void f(B *x, const B *y) { memcpy((void*)x, y, sizeof *x); }
