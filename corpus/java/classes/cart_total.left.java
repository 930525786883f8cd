// claim:  total
// truth:  equivalent
// today: unknown
// why:    a loop over items of a class is cut into helpers: price of a line, discount, shipping
import java.util.List;

class Cart {
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
    }

    private final List<Item> items;
    private final boolean member;

    Cart(List<Item> items, boolean member) {
        this.items = items;
        this.member = member;
    }

    long total() {
        long sum = 0;
        for (Item item : items) {
            long line = (long) item.cents() * item.quantity();
            if (item.isGift()) {
                line += 250;
            }
            if (member && item.quantity() >= 10) {
                line -= line / 10;
            }
            sum += line;
        }
        if (sum < 5000) {
            sum += 499;
        }
        return sum;
    }
}
