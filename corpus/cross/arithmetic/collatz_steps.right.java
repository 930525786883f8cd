public class Collatz {
    static int steps(long start) {
        long n = start;
        int steps = 0;
        for (; n > 1 && steps < 1000; steps++) {
            if (n % 2 == 0) {
                n /= 2;
            } else {
                n = 3 * n + 1;
            }
        }
        return steps;
    }
}
