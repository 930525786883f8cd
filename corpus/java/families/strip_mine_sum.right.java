class Chunks {
    private static final int SIZE = 100;

    static long sum(int[] values) {
        long sum = 0;
        int start = 0;
        while (start < values.length) {
            int size = Math.min(SIZE, values.length - start);
            for (int i = 0; i < size; i++) {
                sum += values[start + i];
            }
            start += size;
        }
        return sum;
    }
}
