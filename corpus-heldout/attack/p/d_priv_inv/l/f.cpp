class R { int n = 0; public: void add() { if (n < 5) n++; } bool full() const { return n >= 5; } };
bool use(R &c) { c.add(); return c.full(); }
