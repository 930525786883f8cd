static int mult(int x, int y) { return y <= 0 ? 0 : x + mult(x, y - 1); }

int step(int x, int y) { return x + mult(x, y - 1); }
