// claim: mult
// assume: left.x == right.x && left.x >= 0 && left.y <= right.y
// ensure: left.ret <= right.ret
// truth: different
// math:  equivalent
// why:   monotone in what it recurs on, as long as nothing wraps around
int mult(int x, int y) {
    if (y <= 0) return 0;
    return x + mult(x, y - 1);
}
