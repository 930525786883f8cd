// claim:  Shop.after
// truth:  different
// why:    a cancelled order can be paid again
class Shop {
    enum Order { OPEN, PAID, SENT, RETURNED, CANCELLED }

    enum Event { PAY, SEND, RETURN, CANCEL }

    static Order after(Order order, Event event, int days) {
        if (order == null || event == null) {
            throw new IllegalArgumentException("missing");
        }
        switch (event) {
            case PAY:
                if (order == Order.OPEN) {
                    return Order.PAID;
                }
                return order;
            case SEND:
                if (order == Order.PAID) {
                    return Order.SENT;
                }
                return order;
            case RETURN:
                if (order == Order.SENT && days <= 14) {
                    return Order.RETURNED;
                }
                return order;
            default:
                if (order == Order.SENT || order == Order.RETURNED) {
                    return order;
                }
                return Order.CANCELLED;
        }
    }
}
