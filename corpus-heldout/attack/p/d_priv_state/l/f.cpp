class Ctr { int n = 0; public: int next() { return ++n; } void skip() { n++; } };
int use(Ctr &c) { return c.next(); }
