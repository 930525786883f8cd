class Orders {
    static long total(int[] prices, boolean[] paid) {
        long sum = 0;
        int i = 0;
        for (int price : prices) {
            if (paid[i++]) {
                sum = sum + price;
            }
        }
        return sum;
    }
}
