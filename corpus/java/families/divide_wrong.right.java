class Halves {
    static int max(int[] a) {
        int best = 0;
        for (int value : a) {
            if (value > best) {
                best = value;
            }
        }
        return best;
    }
}
