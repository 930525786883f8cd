// claim:  tally
// truth:  equivalent
// today:  unknown
// why:    a public object with private members that never hold more than ten
class Box { int n; public: Box() : n(0) {} void put() { if (n < 10) n++; } int count() const { return n; } };
Box box;
int tally() { int n = box.count(); return n > 10 ? 10 : n; }
