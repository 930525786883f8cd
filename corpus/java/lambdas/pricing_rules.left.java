// claim:  Rules.price
// truth:  equivalent
// why:    rules as lambdas become plain code
class Rules {
    interface Rule {
        long apply(long price, int quantity);
    }

    private static long run(Rule rule, long price, int quantity) {
        long after = rule.apply(price, quantity);
        if (after < 0) {
            return 0;
        }
        return after;
    }

    static long price(long base, int quantity, int customer) {
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity");
        }
        Rule bulk = (price, count) -> count >= 100 ? price - price / 10 : price;
        Rule loyal = (price, count) -> customer > 5 ? price - 500 : price;
        Rule minimum = (price, count) -> Math.max(price, 99);
        long price = base;
        price = run(bulk, price, quantity);
        price = run(loyal, price, quantity);
        price = run(minimum, price, quantity);
        if (price > 1_000_000) {
            throw new ArithmeticException("too much");
        }
        return price * quantity;
    }
}
