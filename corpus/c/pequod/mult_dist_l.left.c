// claim: of_sum sum_of
// assume: left.y >= 0 && left.z >= 0 && left.y + left.z >= 0
// truth: equivalent
// math:  equivalent
// why:   x * (y + z) == x * y + x * z: one call against two, of other depths
static int mult(int x, int y) { return y <= 0 ? 0 : x + mult(x, y - 1); }

int of_sum(int x, int y, int z) { return mult(x, y + z); }
