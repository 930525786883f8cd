// claim:  _ZN3AccC2Ei
// truth:  equivalent
// today:  unknown
// why:    the private member is kept negative, with the members that read it
class Acc { int v; public: Acc(int x); int get() const; };
Acc::Acc(int x) : v(x) {}
int Acc::get() const { return v; }
