struct B { int k; virtual int id() { return 1; } };
struct D : B { int id() override { return 2; } };
int f() { D d; d.k = d.id(); return d.k; }
