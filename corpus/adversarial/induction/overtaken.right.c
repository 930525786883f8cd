static int mult(int x, int y) { return y <= 0 ? 0 : x + mult(x, y - 1); }

int sum_of(int x, int y, int z) { return mult(x, y) + mult(x, z); }
