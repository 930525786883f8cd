// claim:  overlap
// truth:  equivalent
// why:    a small class of values becomes a record
class Intervals {
    private static final class Interval {
        private final int from;
        private final int to;

        Interval(int from, int to) {
            this.from = Math.min(from, to);
            this.to = Math.max(from, to);
        }

        int getFrom() {
            return from;
        }

        int getTo() {
            return to;
        }
    }

    static int overlap(int a, int b, int c, int d) {
        Interval one = new Interval(a, b);
        Interval other = new Interval(c, d);
        int start = Math.max(one.getFrom(), other.getFrom());
        int end = Math.min(one.getTo(), other.getTo());
        return end < start ? 0 : end - start;
    }
}
