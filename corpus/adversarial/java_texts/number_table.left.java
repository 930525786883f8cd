// claim:  Primes.at
// truth:  different
// why:    two tables of numbers that differ in one number
class Primes {
    private static final int[] PRIMES = {2, 3, 5, 7, 11, 13, 17, 19};

    static int at(int index) {
        return PRIMES[index & 7];
    }
}
