class Fibonacci {
    static long of(int n) {
        long a = 0;
        long b = 1;
        while (n-- > 0) {
            b = a + b;
            a = b - a;
        }
        return a;
    }
}
