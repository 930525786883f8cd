class Zeros {
    static int trailing(int n) {
        if (n < 5) {
            return 0;
        }
        return n / 5 + trailing(n / 5);
    }
}
