static int idx(int x) { return x & 3; }
int f(int x) { return idx(x & 3); }
