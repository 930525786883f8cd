static int dbg;
int f(int x) { if (dbg) return -1; return x; }
