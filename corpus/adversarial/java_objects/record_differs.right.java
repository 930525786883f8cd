record Range(int low, int high) {
    Range {
        if (low > high) {
            throw new IllegalArgumentException("empty");
        }
    }

    int length() {
        return high - low + 1;
    }
}
