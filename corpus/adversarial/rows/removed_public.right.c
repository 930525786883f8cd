int increment(int x) { return 1 + x; }
int identity(int x) { return x; }
