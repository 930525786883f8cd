static int go(int x, int y, int a) {
    if (y <= 0) return a;
    return go(x, y - 1, a + x);
}

int mult(int x, int y) { return go(x, y, 0); }
