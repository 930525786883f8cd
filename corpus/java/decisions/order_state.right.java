class Shop {
    enum Order { OPEN, PAID, SENT, RETURNED, CANCELLED }

    enum Event { PAY, SEND, RETURN, CANCEL }

    static Order after(Order order, Event event, int days) {
        if (order == null || event == null) {
            throw new IllegalArgumentException("missing");
        }
        switch (event) {
            case PAY:
                return order == Order.OPEN || order == Order.CANCELLED ? Order.PAID : order;
            case SEND:
                if (order == Order.PAID) {
                    return Order.SENT;
                }
                return order;
            case RETURN:
                if (order != Order.SENT) {
                    return order;
                }
                if (days > 14) {
                    return order;
                }
                return Order.RETURNED;
            default:
                if (order == Order.SENT || order == Order.RETURNED) {
                    return order;
                }
                return Order.CANCELLED;
        }
    }
}
