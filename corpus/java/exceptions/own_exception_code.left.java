// claim:  Order.total
// truth:  equivalent
// today:  unknown
// why:    the exception carries a number that the handler turns into the result; the right one returns it
//         directly
class Order {
    static class Rejected extends RuntimeException {
        final int code;

        Rejected(int code) {
            this.code = code;
        }
    }

    static int checkedProduct(int price, int amount) {
        if (price < 0) {
            throw new Rejected(1);
        }
        if (amount < 0 || amount > 1000) {
            throw new Rejected(2);
        }
        if (price > 100000) {
            throw new Rejected(3);
        }
        return price * amount;
    }

    /** The price of an order, or a negative code if it is rejected. */
    static int total(int price, int amount, int discount) {
        try {
            int sum = checkedProduct(price, amount);
            if (discount < 0 || discount > 50) {
                throw new Rejected(4);
            }
            return sum - sum / 100 * discount;
        } catch (Rejected rejected) {
            return -rejected.code;
        }
    }
}
