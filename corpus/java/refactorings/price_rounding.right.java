class Invoice {
    static long total(int[] cents, int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("percent");
        }
        long sum = 0;
        for (int price : cents) {
            sum += price;
        }
        return sum - sum * percent / 100;
    }
}
