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
            return n + stop.depth;
        }
    }
}
