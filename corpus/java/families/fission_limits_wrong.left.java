// claim:  Limits.apply
// truth:  different
// why:    nobody says that there are two arrays: of one, the changes to a value come in the other order
class Limits {
    static void apply(int[] prices, int[] stock) {
        if (stock.length != prices.length) {
            return;
        }
        for (int i = 0; i < prices.length; i++) {
            prices[i] = prices[i] - 3;
            stock[i] = Math.max(stock[i], 0);
        }
    }
}
