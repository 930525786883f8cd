class Primes {
    private static final int[] PRIMES = {2, 3, 5, 7, 11, 13, 17, 18};

    static int at(int index) {
        return PRIMES[index & 7];
    }
}
