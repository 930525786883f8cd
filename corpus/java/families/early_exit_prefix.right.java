class Budget {
    static int affordable(int[] prices, int money) {
        int i = 0;
        while (i < prices.length && prices[i] <= money) {
            money -= prices[i];
            i++;
        }
        return i;
    }
}
