class Walk {
    static int steps(int n, int x) {
        int i = 0;
        while (i < n) {
            int round = Math.min(10, n - i);
            for (int k = 0; k < round; k++) {
                x = x * 3 + i;
            }
            i += round;
        }
        return x;
    }
}
