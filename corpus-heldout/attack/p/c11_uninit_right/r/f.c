int f(int x) { int y; return y & 0x10 ? 0 : 0 * y + (y == y + 1); }
