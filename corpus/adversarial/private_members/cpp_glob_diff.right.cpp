class Box { int n; public: Box() : n(0) {} void put() { if (n < 10) n++; } int count() const { return n; } };
Box box;
int tally() { return box.count(); }
