int distance(int x, int y) { return x * x + y * y; }
