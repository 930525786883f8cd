struct B { virtual int id() const { return 1; } };
struct D : B { int id() const override { return 2; } };
static int use(const B &b) { return b.id(); }
int f() { D d; return use(d); }
