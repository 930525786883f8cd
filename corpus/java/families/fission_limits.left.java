// claim:  Limits.apply
// truth:  equivalent
// today:  unknown
// why:    two arrays, each value changed by itself, in one loop or in two
class Limits {
    static void apply(int[] prices, int[] stock) {
        if (prices == stock || stock.length != prices.length) {
            return;
        }
        for (int i = 0; i < prices.length; i++) {
            prices[i] = prices[i] * 3 / 2;
            stock[i] = Math.max(stock[i], 0);
        }
    }
}
