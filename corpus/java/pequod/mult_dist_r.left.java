// claim: MultDistR.run
// assume: left.x >= 0 && left.x < 10000 && left.y >= 0 && left.y < 10000
// truth: equivalent
// math:  equivalent
// why:   (x + y) * z with recursion on the sum: one call against two of other depths
final class MultDistR {
    static int times(int x, int y) {
        if (x <= 0) {
            return 0;
        }
        return times(x - 1, y) + y;
    }

    static int run(int x, int y, int z) {
        return times(x + y, z);
    }
}
