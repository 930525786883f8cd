int low(int x) { return x; }
