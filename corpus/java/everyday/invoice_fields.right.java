class Invoice {
    private int netAmount;
    private int vat;
    private int shipping;

    Invoice(int netAmount, int vat, int shipping) {
        this.netAmount = netAmount;
        this.vat = vat;
        this.shipping = shipping;
    }

    int grandTotal(int discount) {
        int base = afterDiscount(discount);
        return shipping + base + base * vat / 100;
    }

    private int afterDiscount(int discount) {
        return discount <= netAmount ? netAmount - discount : 0;
    }
}
