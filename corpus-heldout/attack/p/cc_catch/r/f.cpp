int g(int);
int f(int x) { try { return g(x); } catch (int) { return -1; } }
