inline int step(int x) { return x + 2; }
int after(int x) { return step(x); }
