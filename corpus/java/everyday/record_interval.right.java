class Intervals {
    private record Interval(int from, int to) {
        Interval {
            if (from > to) {
                int swapped = from;
                from = to;
                to = swapped;
            }
        }
    }

    static int overlap(int a, int b, int c, int d) {
        Interval one = new Interval(a, b);
        Interval other = new Interval(c, d);
        int start = Math.max(one.from(), other.from());
        int end = Math.min(one.to(), other.to());
        if (start <= end) {
            return end - start;
        }
        return 0;
    }
}
