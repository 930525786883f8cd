class Acc { int v; public: Acc(int x); int get() const { return v; } void add(int x) { v += x; } };
Acc::Acc(int x) : v(x < 0 ? 0 : x) {}
