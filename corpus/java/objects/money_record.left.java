// claim:  Prices.total
// truth:  equivalent
// why:    a class becomes a record, and its methods lose their temporaries
class Prices {
    static final class Money {
        private final long cents;
        private final int currency;

        Money(long cents, int currency) {
            if (currency < 0 || currency > 2) {
                throw new IllegalArgumentException("currency");
            }
            this.cents = cents;
            this.currency = currency;
        }

        Money plus(Money other) {
            if (other.currency != currency) {
                throw new IllegalStateException("currencies");
            }
            return new Money(cents + other.cents, currency);
        }

        Money times(int count) {
            return new Money(cents * count, currency);
        }

        long cents() {
            return cents;
        }
    }

    static long total(long price, int currency, int count, long shipping, int shippingCurrency) {
        if (count < 0) {
            throw new IllegalArgumentException("count");
        }
        Money each = new Money(price, currency);
        Money goods = each.times(count);
        Money extra = new Money(shipping, shippingCurrency);
        Money sum = goods.plus(extra);
        return sum.cents();
    }
}
