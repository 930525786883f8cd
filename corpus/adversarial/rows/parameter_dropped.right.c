int clip(int x, int high) { return x > high ? high : x; }

int sign(int x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }
