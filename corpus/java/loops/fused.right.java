class Fused {
    static long totals(int n) {
        long squares = 0;
        long plain = 0;
        for (int i = 1; i <= n; i++) {
            squares += (long) i * i;
            plain += i;
        }
        return squares - 3 * plain;
    }
}
