class Sign {
    static int check(int x) {
        if (x != 0) {
            throw new IllegalArgumentException(x < 0 ? "above" : "below");
        }
        return x;
    }
}
