struct P { int x, y; };
static const struct P p = {1, 2};
const struct P *f(void) { return &p; }
