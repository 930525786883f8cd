static int idx(int x) { return x & 7; }
int f(int x) { return idx(x & 3); }
