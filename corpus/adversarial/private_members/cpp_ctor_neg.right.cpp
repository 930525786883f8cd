class Acc { int v; public: Acc(int x); int get() const; };
Acc::Acc(int x) : v(-x) {}
int Acc::get() const { return -v; }
