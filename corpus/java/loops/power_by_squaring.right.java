class Power {
    static int of(int x, int n) {
        int result = 1;
        int square = x;
        while (n > 0) {
            if ((n & 1) == 1) {
                result *= square;
            }
            square *= square;
            n >>= 1;
        }
        return result;
    }
}
