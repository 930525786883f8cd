// claim:  Price.total
// truth:  equivalent
// why:    a helper method has another name
class Price {
    private int factor;

    int total(int x) {
        factor = 2;
        return scaled(x);
    }

    private int scaled(int x) {
        return x * factor;
    }
}
