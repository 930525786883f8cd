class Pages {
    private final int[] entries;

    Pages(int[] entries) {
        this.entries = entries;
    }

    int page(int number, int size) {
        check(number, size);
        int from = number * size;
        if (from >= entries.length) {
            return 0;
        }
        int to = Math.min(from + size, entries.length);
        int sum = 0;
        for (int i = from; i < to; i++) {
            sum += entries[i];
        }
        return sum;
    }

    private static void check(int number, int size) {
        if (number < 0 || size <= 0) {
            throw new IllegalArgumentException("page " + number + " of " + size);
        }
    }
}
