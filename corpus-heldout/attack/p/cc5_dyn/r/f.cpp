struct B { virtual ~B() {} int k; };
struct D : B { int m; };
int f(B *b) { return static_cast<D*>(b)->m; }
