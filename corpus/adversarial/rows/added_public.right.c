int increment(int x) { return 1 + x; }
int increment_by(int x, int step) { return x + step; }
