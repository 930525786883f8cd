// claim: mult
// assume: left.x == right.y && left.y == right.x && left.x >= 0 && left.y >= 0
// ensure: left.ret == right.ret
// truth: equivalent
// math:  equivalent
// why:   the depths differ, so nothing meets on the way: both are the product
int mult(int x, int y) {
    if (y <= 0) return 0;
    return x + mult(x, y - 1);
}
