int g(int);
int f(int x) { try { return g(x); } catch (...) { return -1; } }
