class Order {
    static long total(int[] prices) {
        long total = 0;
        int i = 0;
        while (i < prices.length) {
            total = total + (long) prices[i];
            i++;
        }
        return total;
    }
}
