class Shop {
    static int discount(int items, long cents, boolean member) {
        if (items <= 0 || cents < 0) {
            return 0;
        }
        int discount = cents >= 200_00 ? 3 : 0;
        if (items >= 10) {
            discount = 10;
        }
        if (member) {
            discount = cents > 100_00 ? 15 : Math.max(discount, 5);
        }
        return discount;
    }
}
