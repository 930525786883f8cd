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
        boolean isOpen() { return !paid && !cancelled; }
    }

    private final List<Order> orders;

    Orders(List<Order> orders) {
        this.orders = orders;
    }

    int openValue() {
        return orders.stream().filter(Order::isOpen).mapToInt(Order::amount).sum();
    }
}
