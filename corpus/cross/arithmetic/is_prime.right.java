public class Primes {
    static boolean isPrime(int n) {
        if (n <= 1) {
            return false;
        }
        for (long d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }
}
