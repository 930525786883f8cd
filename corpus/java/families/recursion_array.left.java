// claim:  Lists.sum
// truth:  equivalent
// time:   60s
// why:    recursion over the places of an array against a loop
class Lists {
    static int sum(int[] a) {
        return from(a, 0);
    }

    private static int from(int[] a, int i) {
        if (i >= a.length) {
            return 0;
        }
        return a[i] + from(a, i + 1);
    }
}
