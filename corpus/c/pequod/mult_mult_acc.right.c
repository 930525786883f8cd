int mult_acc(int x, int y, int a) {
    if (y <= 0) return a;
    return mult_acc(x, y - 1, a + x);
}
