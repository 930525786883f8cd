class Budget {
    static int affordable(int[] prices, int money) {
        int bought = 0;
        for (int price : prices) {
            if (price <= money) {
                money -= price;
                bought++;
            }
        }
        return bought;
    }
}
