static int mult(int x, int y) {
    if (y <= 0) return 0;
    return x + mult(x, y - 1);
}

int sum_of(int x, int y, int z) { return mult(x, z) + mult(y, z); }
