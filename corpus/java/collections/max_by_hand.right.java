class Largest {
    static int largest(int[] values) {
        int best = 0;
        for (int v : values) {
            if (v > best) best = v;
        }
        return best;
    }
}
