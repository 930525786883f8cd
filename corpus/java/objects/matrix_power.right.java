class Fibonacci {
    static long of(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("n");
        }
        long a = 1;
        long b = 0;
        long c = 0;
        long d = 1;
        int left = n;
        while (left > 0) {
            long nextA = a + b;
            long nextB = a;
            long nextC = c + d;
            long nextD = c;
            a = nextA;
            b = nextB;
            c = nextC;
            d = nextD;
            left--;
        }
        long result = c;
        if (result < 0) {
            return -1;
        }
        return result;
    }
}
