class Shop {
    static int cheapest(int[] prices) {
        int least = Integer.MAX_VALUE;
        for (int price : prices) {
            least = Math.min(least, price);
        }
        for (int i = 0; i < prices.length; i++) {
            if (prices[i] == least) {
                return i;
            }
        }
        return -1;
    }
}
