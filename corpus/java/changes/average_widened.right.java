class Stats {
    static long middle(int low, int high) {
        return (long) (low + high) / 2;
    }
}
