class Runs {
    static int longest(int[] values, int wanted) {
        if (values == null) {
            throw new IllegalArgumentException("values");
        }
        if (values.length == 0) {
            return -1;
        }
        int best = 0;
        int current = 0;
        int bestEnd = -1;
        for (int i = 0; i < values.length; i++) {
            if (values[i] == wanted) {
                current++;
                continue;
            }
            if (current > best) {
                best = current;
                bestEnd = i - 1;
            }
            current = 0;
        }
        if (bestEnd < 0) {
            return -1;
        }
        int first = bestEnd - best + 1;
        if (first > 1000) {
            first = 1000;
        }
        int packed = first * 1000;
        packed = packed + best;
        return packed;
    }
}
