// claim:  Runs.longest
// truth:  different
// why:    a run that ends the array is not looked at
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
                if (current > best) {
                    best = current;
                    bestEnd = i;
                }
            } else {
                current = 0;
            }
        }
        if (bestEnd < 0) {
            return -1;
        }
        int first = bestEnd - best + 1;
        if (first > 1000) {
            first = 1000;
        }
        return first * 1000 + best;
    }
}
