class Order {
    static class Rejected extends RuntimeException {
        final int code;

        Rejected(int code) {
            this.code = code;
        }
    }

    private static int problem(int price, int amount) {
        if (price < 0) {
            return 1;
        } else if (amount < 0 || amount > 1000) {
            return 2;
        } else if (price > 100000) {
            return 3;
        }
        return 0;
    }

    /** The price of an order, or a negative code if it is rejected. */
    static int total(int price, int amount, int discount) {
        int code = problem(price, amount);
        if (code == 0 && (discount < 0 || discount > 50)) {
            code = 4;
        }
        if (code != 0) {
            return -code;
        }
        int sum = price * amount;
        return sum - sum / 100 * discount;
    }
}
