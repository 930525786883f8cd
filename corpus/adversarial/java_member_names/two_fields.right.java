class Pair {
    private int one;
    private int two;

    int set(int a, int b) {
        one = a;
        two = b;
        return one - two;
    }
}
