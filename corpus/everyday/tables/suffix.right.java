class Ordinal {
    static int suffix(int n) {
        if (n < 0 || n > 31) {
            return -1;
        }
        if (n / 10 == 1) {
            return 0;
        }
        int last = n % 10;
        return last <= 3 ? last : 0;
    }
}
