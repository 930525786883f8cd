// claim:  tally
// truth:  different
// why:    a public object with private members that hold up to ten
class Box { int n; public: Box() : n(0) {} void put() { if (n < 10) n++; } int count() const { return n; } };
Box box;
int tally() { int n = box.count(); return n > 2 ? 2 : n; }
