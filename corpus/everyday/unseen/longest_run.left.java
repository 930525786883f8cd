// claim: Runs.longest
// truth: equivalent
// today: unknown
// why:   a loop within a loop against a count that is carried
class Runs {
    static int longest(int[] a) {
        int best = 0;
        int i = 0;
        while (i < a.length) {
            int j = i + 1;
            while (j < a.length && a[j] == a[i]) {
                j++;
            }
            if (j - i > best) {
                best = j - i;
            }
            i = j;
        }
        return best;
    }
}
