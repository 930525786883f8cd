class Price {
    private int factor;

    int total(int x) {
        factor = 2;
        return multiplied(x);
    }

    private int multiplied(int x) {
        return x * factor;
    }
}
