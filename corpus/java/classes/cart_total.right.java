import java.util.List;

class Cart {
    private static final long FREE_SHIPPING_FROM = 5000;
    private static final int BULK = 10;

    static final class Item {
        private final int cents;
        private final int quantity;
        private final boolean gift;

        Item(int cents, int quantity, boolean gift) {
            this.cents = cents;
            this.quantity = quantity;
            this.gift = gift;
        }

        int cents() { return cents; }
        int quantity() { return quantity; }
        boolean isGift() { return gift; }

        long gross() {
            long wrapping = gift ? 250 : 0;
            return (long) cents * quantity + wrapping;
        }

        boolean isBulk() { return quantity >= BULK; }
    }

    private final List<Item> items;
    private final boolean member;

    Cart(List<Item> items, boolean member) {
        this.items = items;
        this.member = member;
    }

    long total() {
        long sum = 0;
        for (int i = 0; i < items.size(); i++) {
            sum += net(items.get(i));
        }
        return sum + shipping(sum);
    }

    private long net(Item item) {
        long gross = item.gross();
        if (!member || !item.isBulk()) {
            return gross;
        }
        return gross - gross / 10;
    }

    private static long shipping(long sum) {
        return sum >= FREE_SHIPPING_FROM ? 0 : 499;
    }
}
