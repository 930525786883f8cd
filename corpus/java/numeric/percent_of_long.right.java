class Fee {
    static long of(int amount, int permille) {
        return (long) (amount * permille) / 1000;
    }
}
