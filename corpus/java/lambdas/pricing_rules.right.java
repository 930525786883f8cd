class Rules {
    private static long notNegative(long price) {
        return price < 0 ? 0 : price;
    }

    static long price(long base, int quantity, int customer) {
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity");
        }
        long price = base;
        if (quantity >= 100) {
            price = price - price / 10;
        }
        price = notNegative(price);
        if (customer > 5) {
            price = price - 500;
        }
        price = notNegative(price);
        if (price < 99) {
            price = 99;
        }
        price = notNegative(price);
        if (price > 1_000_000) {
            throw new ArithmeticException("too much");
        }
        long total = price * quantity;
        return total;
    }
}
