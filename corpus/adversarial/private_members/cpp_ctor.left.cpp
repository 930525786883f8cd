// claim:  _ZN3AccC2Ei
// truth:  different
// why:    another beginning
class Acc { int v; public: Acc(int x); int get() const { return v; } void add(int x) { v += x; } };
Acc::Acc(int x) : v(x) {}
