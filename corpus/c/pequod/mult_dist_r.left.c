// claim: of_sum sum_of
// truth: equivalent
// math:  equivalent
// why:   (x + y) * z == x * z + y * z: one call against two of the same depth
static int mult(int x, int y) {
    if (y <= 0) return 0;
    return x + mult(x, y - 1);
}

int of_sum(int x, int y, int z) { return mult(x + y, z); }
