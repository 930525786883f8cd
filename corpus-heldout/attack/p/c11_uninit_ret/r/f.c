int f(int x) { int y[2]; y[0] = 0; return y[x & 1]; }
