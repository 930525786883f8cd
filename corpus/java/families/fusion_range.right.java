class Spread {
    static int of(int[] a) {
        int high = Integer.MIN_VALUE;
        int low = Integer.MAX_VALUE;
        for (int value : a) {
            high = Math.max(high, value);
            low = Math.min(low, value);
        }
        return high - low;
    }
}
