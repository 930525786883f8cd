struct A { int v; int get() const { return v+1; } };
int f(const A &a) { return a.v; }
