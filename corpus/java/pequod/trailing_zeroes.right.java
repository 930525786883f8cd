final class TrailingZeroes {
    static int run(int n) {
        if (n < 5) {
            return 0;
        }
        int here = n / 5;
        return here + run(here);
    }
}
