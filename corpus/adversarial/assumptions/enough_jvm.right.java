class Totals {
    static int total(int a, int n) {
        if (n < 0 || n > 1000000000) return 0;
        int[] copy = new int[n + 1];
        copy[0] = a;
        return copy[0];
    }
}
