// claim:  apply
// truth:  equivalent
// why:    an interface with two implementations: a chain of instanceof becomes a method of the interface
class Discounts {
    interface Discount { }

    static final class Percent implements Discount {
        final int percent;

        Percent(int percent) { this.percent = percent; }
    }

    static final class Flat implements Discount {
        final int cents;
        final int from;

        Flat(int cents, int from) {
            this.cents = cents;
            this.from = from;
        }
    }

    static long apply(boolean flat, int rate, int from, long price) {
        Discount discount = flat ? new Flat(rate, from) : new Percent(rate);
        long result = price;
        if (discount instanceof Percent) {
            Percent percent = (Percent) discount;
            result = price - price * percent.percent / 100;
        } else if (discount instanceof Flat) {
            Flat given = (Flat) discount;
            if (price >= given.from) {
                result = price - given.cents;
            }
        }
        if (result < 0) {
            result = 0;
        }
        return result;
    }
}
