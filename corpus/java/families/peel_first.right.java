class Prices {
    static int lowest(int[] prices) {
        if (prices.length == 0) {
            return 0;
        }
        int lowest = prices[0];
        for (int i = 1; i < prices.length; i++) {
            lowest = Math.min(lowest, prices[i]);
        }
        return lowest;
    }
}
