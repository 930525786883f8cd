// claim:  Budget.affordable
// truth:  equivalent
// time:   60s
// why:    a loop with a break against a condition in its head
class Budget {
    static int affordable(int[] prices, int money) {
        int bought = 0;
        for (int price : prices) {
            if (price > money) {
                break;
            }
            money -= price;
            bought++;
        }
        return bought;
    }
}
