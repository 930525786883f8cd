long scale(long x) { return x * 3; }

int same(int x) { return x; }
