// claim:  openValue
// truth:  equivalent
// today:  unknown
// why:    a loop with filter and sum over objects becomes a stream pipeline
import java.util.List;

class Orders {
    static final class Order {
        private final int amount;
        private final boolean paid;
        private final boolean cancelled;

        Order(int amount, boolean paid, boolean cancelled) {
            this.amount = amount;
            this.paid = paid;
            this.cancelled = cancelled;
        }

        int amount() { return amount; }
        boolean isPaid() { return paid; }
        boolean isCancelled() { return cancelled; }
    }

    private final List<Order> orders;

    Orders(List<Order> orders) {
        this.orders = orders;
    }

    int openValue() {
        int sum = 0;
        for (Order order : orders) {
            if (order.isPaid() || order.isCancelled()) {
                continue;
            }
            sum += order.amount();
        }
        return sum;
    }
}
