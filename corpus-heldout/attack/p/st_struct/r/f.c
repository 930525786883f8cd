struct P { int x, y; };
static const struct P t[2] = {{1, 2}, {3, 4}};
const struct P *f(void) { return &t[0]; }
