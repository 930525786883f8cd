const char *f(int x) { return __func__; }
const char *g(int x) { return __func__; }
