int inside(int x) { return x < 10; }
