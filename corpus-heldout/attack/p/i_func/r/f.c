const char *g(int x) { return __func__; }
static const char *h(int x) { return __func__; }
const char *f(int x) { return h(x); }
