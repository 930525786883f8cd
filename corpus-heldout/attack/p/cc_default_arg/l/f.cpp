struct A { int v; int get(int k = 1) const; };
int A::get(int k) const { return v + k; }
int f(const A &a) { return a.v; }
