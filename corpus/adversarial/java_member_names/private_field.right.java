class Tally {
    private int total;

    int add(int x) {
        total += x;
        return total;
    }
}
