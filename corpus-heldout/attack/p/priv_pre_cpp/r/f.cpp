class A { int idx(int x) const { return x & 3; } public: int f(int x) const; };
int A::f(int x) const { return idx(x & 3); }
