// claim: MultAssoc.run
// assume: left.x >= 0 && left.x < 1000 && left.y >= 0 && left.y < 1000 && left.z >= 0
// truth: equivalent
// math:  equivalent
// why:   calls in calls; what is counted down stays below a million, so it never wraps around
final class MultAssoc {
    static int times(int x, int y) {
        if (x <= 0) {
            return 0;
        }
        return y + times(x - 1, y);
    }

    static int run(int x, int y, int z) {
        return times(times(x, y), z);
    }
}
