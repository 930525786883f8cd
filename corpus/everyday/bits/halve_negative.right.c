int halve(int n) { return n >> 1; }
