// claim:  grandTotal
// truth:  equivalent
// today:  unknown
// why:    private fields and a helper have new names, and a sum is spelled otherwise
class Invoice {
    private int net;
    private int taxPercent;
    private int shipping;

    Invoice(int net, int taxPercent, int shipping) {
        this.net = net;
        this.taxPercent = taxPercent;
        this.shipping = shipping;
    }

    int grandTotal(int discount) {
        int reduced = reduce(discount);
        int tax = reduced * taxPercent / 100;
        return reduced + tax + shipping;
    }

    private int reduce(int discount) {
        if (discount > net) {
            return 0;
        }
        return net - discount;
    }
}
