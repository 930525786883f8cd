// claim:  Deep.down
// truth:  equivalent
// today:  unknown
// why:    the method catches what it throws itself one call deeper
class Deep {
    static class Stop extends RuntimeException {
        final int depth;

        Stop(int depth) {
            this.depth = depth;
        }
    }

    static int down(int n) {
        if (n <= 0) {
            throw new Stop(n);
        }
        try {
            return down(n - 1);
        } catch (Stop stop) {
            return stop.depth + n;
        }
    }
}
