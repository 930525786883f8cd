int low(int x) { return x & 0xff; }
