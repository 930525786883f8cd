// claim:  Budget.affordable
// truth:  different
// why:    what is too dear is passed over, and the next may be cheap
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
