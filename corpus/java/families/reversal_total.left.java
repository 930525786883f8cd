// claim:  Cart.total
// truth:  equivalent
// time:   60s
// why:    from the last to the first
class Cart {
    static int total(int[] prices, int[] amounts) {
        if (prices.length != amounts.length) {
            return -1;
        }
        int total = 0;
        for (int i = 0; i < prices.length; i++) {
            total += prices[i] * amounts[i];
        }
        return total;
    }
}
