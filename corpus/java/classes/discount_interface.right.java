class Discounts {
    interface Discount {
        long on(long price);
    }

    static final class Percent implements Discount {
        final int percent;

        Percent(int percent) { this.percent = percent; }

        @Override
        public long on(long price) { return price - price * percent / 100; }
    }

    static final class Flat implements Discount {
        final int cents;
        final int from;

        Flat(int cents, int from) {
            this.cents = cents;
            this.from = from;
        }

        @Override
        public long on(long price) { return price < from ? price : price - cents; }
    }

    static long apply(boolean flat, int rate, int from, long price) {
        Discount discount;
        if (flat) {
            discount = new Flat(rate, from);
        } else {
            discount = new Percent(rate);
        }
        return Math.max(0, discount.on(price));
    }
}
