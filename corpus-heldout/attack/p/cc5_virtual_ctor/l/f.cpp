struct B { int k; B() { k = id(); } virtual int id() { return 1; } };
struct D : B { int id() override { return 2; } };
int f() { D d; return d.k; }
