class Mid {
    static int of(int low, int high) {
        if (low < 0 || high < low) {
            return -1;
        }
        return (low + high) / 2;
    }
}
