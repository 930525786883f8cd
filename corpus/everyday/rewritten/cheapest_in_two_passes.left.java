// claim:  Shop.cheapest
// truth:  equivalent
// today:  unknown
// why:    where the least is: found with it, or looked for afterwards
class Shop {
    static int cheapest(int[] prices) {
        if (prices.length == 0) {
            return -1;
        }
        int at = 0;
        for (int i = 1; i < prices.length; i++) {
            if (prices[i] < prices[at]) {
                at = i;
            }
        }
        return at;
    }
}
