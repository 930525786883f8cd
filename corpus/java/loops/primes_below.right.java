class Primes {
    private static boolean isPrime(int candidate) {
        int divisor = 2;
        while (divisor * divisor <= candidate) {
            if (candidate % divisor == 0) {
                return false;
            }
            divisor++;
        }
        return true;
    }

    /** How many primes there are below a limit. */
    static int below(int limit) {
        int count = 0;
        for (int candidate = 2; candidate < limit; candidate++) {
            if (isPrime(candidate)) {
                count++;
            }
        }
        return count;
    }

    static int nextAfter(int n) {
        int candidate = n + 1;
        while (!isPrime(candidate)) {
            candidate++;
        }
        return candidate;
    }

    static boolean isTwin(int n) {
        return isPrime(n) && isPrime(n + 2);
    }
}
