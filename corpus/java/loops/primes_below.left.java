// claim:  Primes.below
// assume: left.limit <= 10000
// truth:  equivalent
// why:    a labelled continue becomes a helper with an early return; both stop at the square root
class Primes {
    /** How many primes there are below a limit. */
    static int below(int limit) {
        int count = 0;
        outer:
        for (int candidate = 2; candidate < limit; candidate++) {
            for (int divisor = 2; divisor * divisor <= candidate; divisor++) {
                if (candidate % divisor == 0) {
                    continue outer;
                }
            }
            count++;
        }
        return count;
    }

    static int nextAfter(int n) {
        int candidate = n + 1;
        while (below(candidate + 1) == below(candidate)) {
            candidate++;
        }
        return candidate;
    }

    static boolean isTwin(int n) {
        return below(n + 3) - below(n + 2) == 1 && below(n + 1) - below(n) == 1;
    }
}
