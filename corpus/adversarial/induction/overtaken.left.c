// claim: of_sum sum_of
// assume: left.y >= 0 && left.z >= 0
// truth: different
// math:  equivalent
// today: unknown
// why:   y + z may come out negative, and then nothing is added at all; the runs that show it are long
static int mult(int x, int y) { return y <= 0 ? 0 : x + mult(x, y - 1); }

int of_sum(int x, int y, int z) { return mult(x, y + z); }
