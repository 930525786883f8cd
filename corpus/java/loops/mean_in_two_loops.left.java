// claim: Mean.mean
// truth: equivalent
// time:  60s
// why:   sum and count of doubles in one loop or two
class Mean {
    static double mean(double[] a) {
        double sum = 0; int used = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] >= 0) { sum += a[i]; used++; }
        }
        return used == 0 ? 0 : sum / used;
    }
}
