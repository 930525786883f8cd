public class Collatz {
    static int collatz_steps(long n) {
        int steps = 0;
        while (steps < 1000 && n > 1) {
            if (n % 2 == 0) {
                n = n >> 1;
            } else {
                n = 3 * n + 1;
            }
            steps += 1;
        }
        return steps;
    }
}
