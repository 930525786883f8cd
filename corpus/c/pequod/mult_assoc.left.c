// claim: left_first right_first
// assume: left.x >= 0 && left.y >= 0 && left.z >= 0
// truth: different
// math:  equivalent
// today: unknown
// why:   calls in calls; with machine integers y * z may come out negative, which is no number of times
static int mult(int x, int y) {
    int result = 0;
    while (y > 0) {
        result += x;
        y--;
    }
    return result;
}

int left_first(int x, int y, int z) { return mult(mult(x, y), z); }
