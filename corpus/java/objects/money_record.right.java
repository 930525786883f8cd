class Prices {
    record Money(long cents, int currency) {
        Money {
            if (currency < 0 || currency > 2) {
                throw new IllegalArgumentException("currency");
            }
        }

        Money plus(Money other) {
            requireSame(other.currency());
            long sum = cents + other.cents();
            return new Money(sum, currency);
        }

        Money times(int count) {
            return new Money(cents * count, currency);
        }

        private void requireSame(int other) {
            if (other != currency) {
                throw new IllegalStateException("currencies");
            }
        }
    }

    static long total(long price, int currency, int count, long shipping, int shippingCurrency) {
        if (count < 0) {
            throw new IllegalArgumentException("count");
        }
        Money goods = new Money(price, currency).times(count);
        if (goods.cents() == 0) {
            return new Money(0, currency).plus(new Money(shipping, shippingCurrency)).cents();
        }
        return goods.plus(new Money(shipping, shippingCurrency)).cents();
    }
}
