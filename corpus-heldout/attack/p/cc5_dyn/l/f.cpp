struct B { virtual ~B() {} int k; };
struct D : B { int m; };
int f(B *b) { if (D *d = dynamic_cast<D*>(b)) return d->m; return 0; }
