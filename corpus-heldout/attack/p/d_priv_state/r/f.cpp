class Ctr { int n = 0; public: int next() { return ++n; } void skip() { n += 2; } };
int use(Ctr &c) { return c.next(); }
