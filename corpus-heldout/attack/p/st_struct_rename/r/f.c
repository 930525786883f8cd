struct P { int x, y; };
const struct P *f(void) { static const struct P q = {1, 2}; return &q; }
