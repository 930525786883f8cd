class Cart {
    static int total(int[] prices, int[] amounts) {
        if (prices.length != amounts.length) {
            return -1;
        }
        int total = 0;
        for (int i = prices.length - 1; i >= 0; i--) {
            total += prices[i] * amounts[i];
        }
        return total;
    }
}
