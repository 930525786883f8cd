class Limits {
    static void apply(int[] prices, int[] stock) {
        if (stock.length != prices.length) {
            return;
        }
        for (int i = 0; i < stock.length; i++) {
            if (stock[i] < 0) {
                stock[i] = 0;
            }
        }
        for (int i = 0; i < prices.length; i++) {
            prices[i] = prices[i] - 3;
        }
    }
}
