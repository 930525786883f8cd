final class OddNeverEnds {
    static int down(int n) {
        if (n == 0) {
            return 0;
        }
        return down(n - 2);
    }

    static int run(int n) {
        return down(n);
    }
}
