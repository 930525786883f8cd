// claim:  Orders.total
// truth:  equivalent
// why:    an index loop becomes a loop over elements with a condition turned around
class Orders {
    static long total(int[] prices, boolean[] paid) {
        long sum = 0;
        for (int i = 0; i < prices.length; i++) {
            if (!paid[i]) {
                continue;
            }
            sum += prices[i];
        }
        return sum;
    }
}
