class Halves {
    static int max(int[] a) {
        if (a.length == 0) {
            return 0;
        }
        int best = a[0];
        for (int i = 1; i < a.length; i++) {
            if (a[i] > best) {
                best = a[i];
            }
        }
        return best;
    }
}
