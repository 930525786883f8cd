class Middle {
    static int of(int low, int high) {
        return (low + high) / 2;
    }
}
