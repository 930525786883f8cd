int inside(int x) { return x >= 0 && x < 10; }
