// claim: Stats.sum
// truth: equivalent
// why:   unrolled by two, the odd one last
class Stats {
    static int sum(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
        }
        return sum;
    }
}
