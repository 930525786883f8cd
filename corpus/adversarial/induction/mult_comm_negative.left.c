// claim: mult
// assume: left.x == right.y && left.y == right.x
// ensure: left.ret == right.ret
// truth: different
// math:  different
// why:   the product under a guard is no product: mult(1, -1) is zero and mult(-1, 1) is not
int mult(int x, int y) {
    if (y <= 0) return 0;
    return x + mult(x, y - 1);
}
