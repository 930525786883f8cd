struct A { int v; int get() const { return v; } };
int f(const A &a) { return a.v; }
