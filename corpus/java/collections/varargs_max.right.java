class Widest {
    private static int max(int first, int... rest) {
        int best = first;
        for (int r : rest) {
            if (r > best) best = r;
        }
        return best;
    }
    static int widest(int a, int b, int c) {
        return max(a, b, c);
    }
}
