// claim: MultDistL.run
// assume: left.x >= 0
// truth: equivalent
// math:  equivalent
// why:   x * (y + z) with recursion on x: all three calls are of one depth
final class MultDistL {
    static int times(int x, int y) {
        if (x <= 0) {
            return 0;
        }
        return times(x - 1, y) + y;
    }

    static int run(int x, int y, int z) {
        return times(x, y + z);
    }
}
